import Foundation
import GTK
import Store

extension Environment {
    /// Brings the catalogue up to date with its packs, now and whenever the person's own change.
    func keepCatalogueFresh() async {
        do {
            found(try await catalogue.refresh().problems)
        } catch {
            report(error)
        }
        await catalogue.watchPacks(events: Environment.changes) { [weak self] result in
            await self?.refreshed(result)
        }
    }

    private func refreshed(_ result: Result<Catalogue.Refresh, StoreError>) {
        switch result {
        case .success(let refresh): found(refresh.problems)
        case .failure(let error): report(error)
        }
    }

    /// An element for every change in a folder; the stream ends where the system cannot watch it.
    private nonisolated static func changes(in folder: URL) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { @MainActor in
                defer { continuation.finish() }
                // Where the system cannot watch, packs are read again at the next start.
                guard let monitor = try? FileMonitor(path: folder.path, rateLimit: .milliseconds(100)) else { return }
                for await _ in monitor.changes { continuation.yield() }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

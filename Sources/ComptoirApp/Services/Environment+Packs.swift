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

    /// An element for every change in a folder, or of a file; the stream fails where the system cannot watch it.
    nonisolated static func changes(in folder: URL) -> AsyncThrowingStream<Void, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { @MainActor in
                do {
                    let monitor = try FileMonitor(path: folder.path, rateLimit: .milliseconds(100))
                    for await _ in monitor.changes { continuation.yield() }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

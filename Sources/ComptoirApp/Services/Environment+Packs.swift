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
        // What was put in after the look above and before the folder was watched would be told by nobody.
        await catalogue.watchPacks(events: { Environment.changes(in: $0, tellsOfItsBeginning: true) }) {
            [weak self] result in
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
    /// - Parameter tellsOfItsBeginning: whether there is one as soon as it is watched, too.
    nonisolated static func changes(
        in folder: URL, tellsOfItsBeginning: Bool = false
    ) -> AsyncThrowingStream<Void, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            Task { @MainActor in
                do {
                    let monitor = try FileMonitor(path: folder.path, rateLimit: .milliseconds(100))
                    monitor.onChange { _ in continuation.yield() }
                    if tellsOfItsBeginning { continuation.yield() }
                    // It watches as long as somebody listens.
                    continuation.onTermination = { _ in Task { @MainActor in monitor.cancel() } }
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }
}

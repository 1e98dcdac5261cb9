public import Foundation

extension Catalogue {
    /// Watches a folder: gives an element whenever something in it has been made, written, renamed or removed, and
    /// fails where the system cannot watch it.
    public typealias FolderEvents = @Sendable (_ folder: URL) -> AsyncThrowingStream<Void, any Error>

    /// Keeps the catalogue up to date with the person's own packs, until the calling task is cancelled.
    ///
    /// The folder is made where it does not exist, so that there is one to put a pack into.
    ///
    /// - Parameters:
    ///   - settling: How long to wait after a change for the next one: saving a file is several.
    ///   - events: Watches a folder. This module knows no main loop, so that the program brings it along.
    ///   - report: Is told the outcome of each refresh that has rebuilt the catalogue or failed; a failure does
    ///     not end the watching.
    public func watchPacks(
        settling: Duration = .milliseconds(150), events: FolderEvents,
        report: @Sendable (Result<Refresh, StoreError>) async -> Void
    ) async {
        guard let folder = folders.personal else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for try await _ in events(folder) {
                do {
                    try await Task.sleep(for: settling)
                    let refresh = try await refresh()
                    if refresh.isRebuilt { await report(.success(refresh)) }
                } catch is CancellationError {
                    return
                } catch {
                    await report(.failure(StoreError(error, .buildCatalogue, file: database.url.path)))
                }
            }
        } catch {
            await report(.failure(StoreError(error, .watchPacks, file: folder.path)))
        }
    }
}

/// A source that reads the files of pictures, each only once for all who request it at the same time.
@MainActor
final class PictureSource {
    /// A file being read, and those who wait for it.
    private final class Fetch {
        let task: Task<[UInt8], any Error>
        var waiting: Set<Int> = []
        init(_ task: Task<[UInt8], any Error>) { self.task = task }
    }

    private let read: PictureReader
    private var fetches: [String: Fetch] = [:]
    private var next = 0

    init(_ read: @escaping PictureReader) { self.read = read }

    /// Returns the bytes of a picture's file. When all who wait for it have been cancelled, so is the request.
    func bytes(_ address: String) async throws -> [UInt8] {
        try Task.checkCancellation()
        let fetch = fetches[address] ?? begin(address)
        next += 1
        let number = next
        fetch.waiting.insert(number)
        defer { leave(number, address) }
        return try await withTaskCancellationHandler {
            try await fetch.task.value
        } onCancel: {
            Task { @MainActor [weak self] in self?.leave(number, address) }
        }
    }

    private func begin(_ address: String) -> Fetch {
        let fetch = Fetch(Task { [read] in try await read(address) })
        fetches[address] = fetch
        return fetch
    }

    private func leave(_ number: Int, _ address: String) {
        guard let fetch = fetches[address], fetch.waiting.remove(number) != nil, fetch.waiting.isEmpty else { return }
        fetch.task.cancel()
        fetches[address] = nil
    }
}

public import Foundation

/// The products of a server, with the last good list kept for when it cannot be reached.
///
///     let products = RemoteProducts(server: server, keptIn: folder)
///     for await state in products.states { … }
///     await products.reload()
///
/// A reading that fails leaves what was there, whatever the mistake: the list is replaced by a whole one or not at all,
/// and so are the ratings of drinks.
public actor RemoteProducts {
    private let server: ProductServer
    private let kept: KeptListing
    private var listing: RemoteListing?
    private var hasLooked = false
    private var reading: Task<RemoteState, Never>?
    private var listeners: [UUID: AsyncStream<RemoteState>.Continuation] = [:]

    /// How far it is.
    public private(set) var state = RemoteState.loading(kept: nil)

    /// The list could be read but not kept; nil where it was.
    public private(set) var keepingFailure: StoreError?

    /// Makes the products of a server; nothing is read yet.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - folder: Where the last good list is kept; may be emptied at any time.
    public init(server: ProductServer, keptIn folder: URL) {
        self.server = server
        kept = KeptListing(file: folder.appending(path: "server-products.json"))
    }

    /// The state now and after each change, the latest where several came at once.
    public nonisolated var states: AsyncStream<RemoteState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            continuation.onTermination = { _ in Task { await self.forget(id) } }
            Task { await self.add(continuation, id) }
        }
    }

    /// Reads the products, or waits for the reading that is under way; returns what came of it.
    ///
    /// Cancelling the task that waits does not end a reading that others wait for; ``cancel()`` does.
    @discardableResult
    public func reload() async -> RemoteState {
        if let reading { return await reading.value }
        let task = Task { await read() }
        reading = task
        let outcome = await task.value
        return outcome
    }

    /// Ends a reading that is under way; what was there stays.
    public func cancel() {
        reading?.cancel()
    }

    private func read() async -> RemoteState {
        let before = state
        if !hasLooked {
            hasLooked = true
            let (kept, address) = (kept, server.address)
            listing = await Task.detached { kept.read(address) }.value
        }
        become(.loading(kept: listing))
        do {
            var fresh = try await server.listing()
            if fresh.ratingsError != nil { fresh.ratings = listing?.ratings }
            listing = fresh
            await keep(fresh)
            become(.content(fresh))
        } catch let error as RemoteError {
            become(listing.map { .offline($0, because: error) } ?? .failed(error))
        } catch {
            // Cancelled: nothing has been found out.
            become(before)
        }
        reading = nil
        return state
    }

    private func keep(_ listing: RemoteListing) async {
        let (kept, address) = (kept, server.address)
        do {
            try await Task.detached { try kept.write(listing, of: address) }.value
            keepingFailure = nil
        } catch {
            keepingFailure = StoreError(error, .keepProducts, file: kept.file.path)
        }
    }

    private func become(_ new: RemoteState) {
        state = new
        for listener in listeners.values { listener.yield(new) }
    }

    private func add(_ listener: AsyncStream<RemoteState>.Continuation, _ id: UUID) {
        // Whoever listened may have gone before this came to be run.
        if case .terminated = listener.yield(state) { return }
        listeners[id] = listener
    }

    private func forget(_ id: UUID) { listeners[id] = nil }
}

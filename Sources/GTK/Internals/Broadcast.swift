/// Sends values to any number of async streams.
@MainActor
final class Broadcast<Value: Sendable> {
    private var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
    private var next = 0

    isolated deinit { finish() }

    /// A stream of what is sent from now on; it ends with this object.
    func stream() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let number = next
        next += 1
        listeners[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.listeners[number] = nil }
        }
        return stream
    }

    func send(_ value: Value) {
        for listener in listeners.values { listener.yield(value) }
    }

    func finish() {
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }
}

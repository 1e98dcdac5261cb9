internal import Synchronization

/// Tells any number of listeners that something has happened.
final class Broadcast: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextKey = 0
    }

    private let state = Mutex(State())

    /// A sequence that has an element for each time, or several, that something has happened from now on.
    ///
    /// It ends when the task that iterates it is cancelled, and when nothing can happen any more.
    var stream: AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let key = state.withLock { state in
                state.nextKey += 1
                state.listeners[state.nextKey] = continuation
                return state.nextKey
            }
            continuation.onTermination = { [weak self] _ in self?.remove(key) }
        }
    }

    /// How many listen.
    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Tells all who listen.
    func send() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield() }
    }

    /// Ends all sequences.
    deinit {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() }
    }

    private func remove(_ key: Int) {
        // What is removed is let go of after the lock, as letting go may end in here again.
        _ = state.withLock { $0.listeners.removeValue(forKey: key) }
    }
}

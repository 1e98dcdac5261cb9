internal import Synchronization

/// The changes of some topics, from the moment on at which it was asked for.
///
/// What changes while nobody waits is told at the next turn, each change once. The sequence ends when the task that
/// iterates it is cancelled, and when nothing can change any more. It is for one task to iterate.
public struct LibraryChanges: AsyncSequence, Sendable {
    /// What has changed since the turn before; never empty.
    public typealias Element = Set<LibraryChange>
    public typealias Failure = Never

    /// Waits for the next changes.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never

        fileprivate var signals: AsyncStream<Void>.Iterator
        fileprivate let waiting: WaitingChanges

        /// What has changed, or nil where nothing will any more.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Set<LibraryChange>? {
            while await signals.next(isolation: actor) != nil {
                let changes = waiting.take()
                if !changes.isEmpty { return changes }
            }
            return nil
        }
    }

    fileprivate let signals: AsyncStream<Void>
    fileprivate let waiting: WaitingChanges

    /// Waits for the next changes.
    public func makeAsyncIterator() -> Iterator { Iterator(signals: signals.makeAsyncIterator(), waiting: waiting) }
}

/// Changes that were not yet told to somebody.
final class WaitingChanges: Sendable {
    private let changes = Mutex<Set<LibraryChange>>([])

    fileprivate func add(_ new: [LibraryChange]) { changes.withLock { $0.formUnion(new) } }

    fileprivate func take() -> Set<LibraryChange> {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}

/// Tells each listener of the changes of its topics.
final class ChangeBroadcast: Sendable {
    private struct Listener {
        let topics: Set<LibraryTopic>
        let waiting: WaitingChanges
        let signal: AsyncStream<Void>.Continuation
    }

    private let listeners = Mutex<(all: [Int: Listener], nextKey: Int)>(([:], 0))

    /// The changes of some topics from now on.
    func changes(of topics: Set<LibraryTopic>) -> LibraryChanges {
        let waiting = WaitingChanges()
        let signals = AsyncStream<Void>(bufferingPolicy: .bufferingNewest(1)) { signal in
            let key = listeners.withLock { listeners in
                listeners.nextKey += 1
                listeners.all[listeners.nextKey] = Listener(topics: topics, waiting: waiting, signal: signal)
                return listeners.nextKey
            }
            signal.onTermination = { [weak self] _ in self?.remove(key) }
        }
        return LibraryChanges(signals: signals, waiting: waiting)
    }

    /// How many listen.
    var listenerCount: Int { listeners.withLock { $0.all.count } }

    /// Tells of changes.
    func send(_ changes: [LibraryChange]) {
        guard !changes.isEmpty else { return }
        for listener in listeners.withLock({ Array($0.all.values) }) {
            let concerned = changes.filter { change in listener.topics.contains { $0.covers(change.subject) } }
            guard !concerned.isEmpty else { continue }
            listener.waiting.add(concerned)
            listener.signal.yield()
        }
    }

    /// Ends all sequences.
    deinit {
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.signal.finish() }
    }

    private func remove(_ key: Int) {
        // What is removed is let go of after the lock, as letting go may end in here again.
        _ = listeners.withLock { $0.all.removeValue(forKey: key) }
    }
}

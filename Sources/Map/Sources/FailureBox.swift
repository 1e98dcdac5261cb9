internal import Synchronization

/// Tells from another thread that something went wrong.
final class FailureBox: Sendable {
    private let failed = Mutex(false)

    var isSet: Bool { failed.withLock { $0 } }

    func set() { failed.withLock { $0 = true } }
}

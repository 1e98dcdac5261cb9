internal import Synchronization

/// What tasks pass at once while it is open, and wait before while it is shut.
final class Gate: Sendable {
    private struct State {
        var isOpen = true
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// How many tasks wait.
    var waiting: Int { state.withLock { $0.waiting.count } }

    func shut() {
        state.withLock { $0.isOpen = false }
    }

    /// Lets all pass that wait.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for task in waiting { task.resume() }
    }

    /// Waits until it is open.
    func pass() async {
        await withCheckedContinuation { task in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(task) }
                return state.isOpen
            }
            if isOpen { task.resume() }
        }
    }
}

internal import CGTK

/// The queue of the bindings whose models have changed, each run once before the next frame is laid out.
@MainActor
public enum UpdateCycle {
    private static var waiting: [Observer] = []
    private static var source: SourceToken?

    /// The number of passes run since the program began.
    public private(set) static var passes = 0

    nonisolated static func schedule(_ observer: Observer) {
        if MainLoopExecutor.isCurrent {
            MainActor.assumeIsolated { enqueue(observer) }
        } else {
            Task { @MainActor in enqueue(observer) }
        }
    }

    private static func enqueue(_ observer: Observer) {
        waiting.append(observer)
        guard source == nil else { return }
        source = SourceToken(priority: .beforeLayout, interval: nil) {
            source = nil
            flush()
            return false
        }
    }

    /// Runs the waiting bindings, and those that they wake, now instead of before the next frame.
    public static func flush() {
        // A binding may change a model that another one reads; a cycle of such bindings is a mistake.
        var rounds = 0
        while !waiting.isEmpty {
            rounds += 1
            require(rounds <= 100, "bindings keep waking each other: one of them sets what another reads")
            let batch = waiting
            waiting = []
            for observer in batch { observer.run() }
        }
        if rounds > 0 { passes += 1 }
    }
}

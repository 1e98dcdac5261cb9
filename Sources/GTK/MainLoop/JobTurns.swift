internal import CGTK

/// The order of the main actor's jobs when they keep coming: after a while, a job waits for pending input and the
/// pending frame, because a task that yields again and again would let nothing else run.
struct JobTurns {
    static let normal = G_PRIORITY_DEFAULT
    /// After GDK has painted what is pending (`GDK_PRIORITY_REDRAW`, 120).
    static let belowFrames: Int32 = 125
    /// How long jobs may follow one another: half a frame at 60 frames per second.
    private static let patience: ContinuousClock.Duration = .milliseconds(8)

    /// The time since which no frame could have come between two jobs.
    private var start = ContinuousClock.now
    private var waiting = 0
    /// How many of those wait for frames; while there are any, new jobs wait for frames too, so that the order is kept.
    private var late = 0
    private var running = 0

    /// Registers a new job, and returns whether it may run before frames.
    mutating func come() -> Bool {
        if waiting == 0, running == 0 { start = .now }
        waiting += 1
        if late == 0, ContinuousClock.now - start < Self.patience { return true }
        late += 1
        return false
    }

    /// Registers that a job begins to run.
    mutating func begin(afterFrames: Bool) {
        waiting -= 1
        running += 1
        guard afterFrames else { return }
        late -= 1
        start = .now
    }

    /// Registers that a job has run.
    mutating func end() { running -= 1 }
}

internal import CGTK

/// Whose turn it is where jobs of the main actor keep coming: after a while one waits for the input and the frame that are
/// due, as a task that yields again and again would let nothing else come to its turn.
struct JobTurns {
    static let normal = G_PRIORITY_DEFAULT
    /// After GDK has painted what is due (`GDK_PRIORITY_REDRAW`, 120).
    static let belowFrames: Int32 = 125
    /// How long jobs may follow one another: half of a frame at 60 frames a second.
    private static let patience: ContinuousClock.Duration = .milliseconds(8)

    /// Since when no frame could have come between two jobs.
    private var start = ContinuousClock.now
    private var waiting = 0
    /// How many of those wait for frames; while there are any the others do too, so that each comes to its turn in order.
    private var late = 0
    private var running = 0

    /// A job comes; returns whether it may run before frames.
    mutating func come() -> Bool {
        if waiting == 0, running == 0 { start = .now }
        waiting += 1
        if late == 0, ContinuousClock.now - start < Self.patience { return true }
        late += 1
        return false
    }

    /// A job begins to run.
    mutating func begin(afterFrames: Bool) {
        waiting -= 1
        running += 1
        guard afterFrames else { return }
        late -= 1
        start = .now
    }

    /// A job has run.
    mutating func end() { running -= 1 }
}

/// The remaining time of a timer, while it runs and while it is paused.
struct Countdown: Equatable {
    let duration: Duration
    private var rest: Duration
    private var end: ContinuousClock.Instant?

    /// Creates a countdown paused at its beginning.
    init(_ duration: Duration) {
        self.duration = max(.zero, duration)
        rest = self.duration
    }

    var isRunning: Bool { end != nil }

    func remaining(at now: ContinuousClock.Instant) -> Duration {
        end.map { max(.zero, now.duration(to: $0)) } ?? rest
    }

    /// Returns the remaining fraction, from 0 to 1.
    func share(at now: ContinuousClock.Instant) -> Double {
        duration > .zero ? remaining(at: now) / duration : 0
    }

    /// Starts or continues; restarts from the beginning if no time was left.
    mutating func start(at now: ContinuousClock.Instant) {
        guard end == nil else { return }
        if rest == .zero { rest = duration }
        end = now + rest
    }

    mutating func pause(at now: ContinuousClock.Instant) {
        rest = remaining(at: now)
        end = nil
    }

    mutating func reset() {
        rest = duration
        end = nil
    }
}

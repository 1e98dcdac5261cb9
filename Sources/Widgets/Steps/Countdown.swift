/// What is left of a time, while it runs and while it rests.
struct Countdown: Equatable {
    let duration: Duration
    private var rest: Duration
    private var end: ContinuousClock.Instant?

    /// A countdown that rests at its beginning.
    init(_ duration: Duration) {
        self.duration = max(.zero, duration)
        rest = self.duration
    }

    var isRunning: Bool { end != nil }

    func remaining(at now: ContinuousClock.Instant) -> Duration {
        end.map { max(.zero, now.duration(to: $0)) } ?? rest
    }

    /// What is left as a share of the whole, 0 to 1.
    func share(at now: ContinuousClock.Instant) -> Double {
        duration > .zero ? remaining(at: now) / duration : 0
    }

    /// Runs on; from the beginning where nothing was left.
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

internal import GTK

/// A timer that fires repeatedly at an interval while there is no reason to pause.
@MainActor
final class RotationTimer {
    /// The reasons to pause.
    struct Reasons: OptionSet {
        let rawValue: Int
        /// The pointer is over the widget.
        static let pointer = Reasons(rawValue: 1)
        /// The keyboard focus is in the widget.
        static let keyboard = Reasons(rawValue: 2)
        /// The program has paused it.
        static let program = Reasons(rawValue: 4)
        /// The user has paused it.
        static let person = Reasons(rawValue: 8)
        /// The desktop prefers reduced motion.
        static let reducedMotion = Reasons(rawValue: 16)
        /// The widget is not on the screen.
        static let outOfSight = Reasons(rawValue: 32)
        /// There is nothing to move on to.
        static let single = Reasons(rawValue: 64)
        /// The widget is being dragged.
        static let hand = Reasons(rawValue: 128)
    }

    private var token: SourceToken?
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    isolated deinit { token?.cancel() }

    var interval = Duration.seconds(3) {
        didSet { restart() }
    }

    /// The current reasons to pause; when none is left, a full interval begins.
    var reasons: Reasons = [.outOfSight, .single] {
        didSet { if reasons != oldValue { restart() } }
    }

    var isRunning: Bool { token != nil }

    /// Adds or removes a reason to pause.
    func rest(_ reason: Reasons, _ holds: Bool) {
        if holds { reasons.insert(reason) } else { reasons.remove(reason) }
    }

    /// Restarts the interval.
    func restart() {
        token?.cancel()
        token = nil
        guard reasons.isEmpty else { return }
        token = MainLoop.after(interval) { [weak self] in
            guard let self else { return }
            token = nil
            body()
            restart()
        }
    }
}

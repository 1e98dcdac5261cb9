internal import GTK

/// Calls again and again after an interval, while nothing speaks against it.
@MainActor
final class RotationTimer {
    /// What can speak against it.
    struct Reasons: OptionSet {
        let rawValue: Int
        /// The pointer is over it.
        static let pointer = Reasons(rawValue: 1)
        /// The keyboard is in it.
        static let keyboard = Reasons(rawValue: 2)
        /// The program wants it to rest.
        static let program = Reasons(rawValue: 4)
        /// The person wants it to rest.
        static let person = Reasons(rawValue: 8)
        /// The desktop wants things not to move.
        static let reducedMotion = Reasons(rawValue: 16)
        /// It is not on the screen.
        static let outOfSight = Reasons(rawValue: 32)
        /// There is nothing to turn to.
        static let single = Reasons(rawValue: 64)
        /// A hand drags it.
        static let hand = Reasons(rawValue: 128)
    }

    private var token: SourceToken?
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    isolated deinit { token?.cancel() }

    var interval = Duration.seconds(3) {
        didSet { restart() }
    }

    /// Why it rests; it goes on, with a whole interval, when there is no reason left.
    var reasons: Reasons = [.outOfSight, .single] {
        didSet { if reasons != oldValue { restart() } }
    }

    var isRunning: Bool { token != nil }

    /// Sets a reason or takes it away.
    func rest(_ reason: Reasons, _ holds: Bool) {
        if holds { reasons.insert(reason) } else { reasons.remove(reason) }
    }

    /// Begins the interval anew.
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

public import GTK

/// A timer as a ring that empties, with what is left in its middle; a click, Enter or Space starts and pauses it.
///
/// Delete sets it back. The end is announced, and told through `onEnded`. It runs on while it is out of sight.
///
///     let ring = CountdownRing("Shake", .seconds(15))
///     ring.onEnded { [weak model] in model?.shaken() }
@MainActor
public final class CountdownRing: Button {
    private let face = CountdownFace()
    private let voice = LiveRegion()
    private let title: String
    private let now: @MainActor () -> ContinuousClock.Instant
    private var countdown: Countdown
    private var ticking: SourceToken?
    private let ended = HandlerList<Void>()

    /// Makes a timer that rests.
    /// - Parameters:
    ///   - title: what is timed.
    ///   - duration: how long; whole seconds are shown.
    public convenience init(_ title: String, _ duration: Duration) {
        self.init(title, duration, now: { .now })
    }

    init(_ title: String, _ duration: Duration, now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.title = title
        self.now = now
        countdown = Countdown(duration)
        super.init(child: Overlay(face, over: [voice]))
        styled("flat", "countdown")
        onClicked { [weak self] in self?.toggle() }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, key == .delete || key == .backspace else { return false }
            reset()
            return true
        }
        show()
    }

    isolated deinit {
        ticking?.cancel()
    }

    /// How long the whole takes; setting it sets the timer back.
    public var duration: Duration {
        get { countdown.duration }
        set {
            guard newValue != countdown.duration else { return }
            countdown = Countdown(newValue)
            update()
        }
    }

    /// Whether the timer runs.
    public var isRunning: Bool { countdown.isRunning }

    /// What is left.
    public var remaining: Duration { countdown.remaining(at: now()) }

    /// Called when nothing is left.
    @discardableResult
    public func onEnded(_ handler: @escaping @MainActor () -> Void) -> Connection { ended.add(handler) }

    /// Starts or goes on; from the beginning where nothing was left.
    public func start() {
        countdown.start(at: now())
        update()
    }

    /// Pauses.
    public func pause() {
        countdown.pause(at: now())
        update()
    }

    /// Sets the timer back to its beginning, where it rests.
    public func reset() {
        countdown.reset()
        update()
    }

    private func toggle() { isRunning ? pause() : start() }

    private func update() {
        ticking?.cancel()
        ticking = nil
        if isRunning {
            ticking = MainLoop.every(.milliseconds(100)) { [weak self] in
                self?.tick()
                return self?.isRunning == true
            }
        }
        show()
    }

    /// Looks at the clock; called ten times a second while the timer runs.
    func tick() {
        guard isRunning else { return }
        if remaining == .zero {
            countdown.pause(at: now())
            voice.say(tr("{title}: time is up", ["title": title]))
            ended.send()
        }
        show()
    }

    /// What was announced last.
    var announcement: String { voice.message }

    private func show() {
        let words = CountdownRing.clock(remaining)
        face.show(share: countdown.share(at: now()), text: words, isRunning: isRunning)
        let state = isRunning ? tr("running") : remaining == .zero ? tr("time is up") : tr("paused")
        let label = tr("{title}: {time} left, {state}", ["title": title, "time": words, "state": state])
        // Ten times a second would be too much to tell.
        guard label != told else { return }
        told = label
        accessibleLabel = label
        let name = isRunning ? tr("Pause the timer") : tr("Start the timer")
        if tooltip != name { tooltip = name }
    }

    private var told = ""

    /// Minutes and seconds, rounded up, so that nothing is shown only when nothing is left.
    nonisolated static func clock(_ duration: Duration) -> String {
        let seconds = Int((duration.milliseconds / 1000).rounded(.up))
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}

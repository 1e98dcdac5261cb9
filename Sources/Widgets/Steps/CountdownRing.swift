public import GTK

/// A timer shown as a ring that empties, with the remaining time in its centre; a click, Enter or Space starts and
/// pauses it.
///
/// Delete resets it. The end is announced to screen readers and reported by `onEnded`. It keeps running while it is out
/// of view.
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

    /// Creates a paused timer.
    /// - Parameters:
    ///   - title: what is timed.
    ///   - duration: the duration; whole seconds are shown.
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

    /// The whole duration; setting another one resets the timer.
    public var duration: Duration {
        get { countdown.duration }
        set {
            guard newValue != countdown.duration else { return }
            countdown = Countdown(newValue)
            update()
        }
    }

    /// Whether the timer is running.
    public var isRunning: Bool { countdown.isRunning }

    /// The remaining time.
    public var remaining: Duration { countdown.remaining(at: now()) }

    /// Called when no time is left.
    @discardableResult
    public func onEnded(_ handler: @escaping @MainActor () -> Void) -> Connection { ended.add(handler) }

    /// Starts or continues the timer; restarts it from the beginning if no time was left.
    public func start() {
        countdown.start(at: now())
        update()
    }

    /// Pauses the timer.
    public func pause() {
        countdown.pause(at: now())
        update()
    }

    /// Resets the timer to its beginning and pauses it.
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

    /// Updates the state; called ten times per second while the timer runs.
    func tick() {
        guard isRunning else { return }
        if remaining == .zero {
            countdown.pause(at: now())
            voice.say(tr("{title}: time is up", ["title": title]))
            ended.send()
        }
        show()
    }

    /// The last announcement.
    var announcement: String { voice.message }

    private func show() {
        let words = CountdownRing.clock(remaining)
        face.show(share: countdown.share(at: now()), text: words, isRunning: isRunning)
        let state = isRunning ? tr("running") : remaining == .zero ? tr("time is up") : tr("paused")
        let label = tr("{title}: {time} left, {state}", ["title": title, "time": words, "state": state])
        // Ten announcements per second would be too many.
        guard label != told else { return }
        told = label
        accessibleLabel = label
        let name = isRunning ? tr("Pause the timer") : tr("Start the timer")
        if tooltip != name { tooltip = name }
    }

    private var told = ""

    /// Returns minutes and seconds, rounded up, so that zero is shown only when no time is left.
    nonisolated static func clock(_ duration: Duration) -> String {
        let seconds = Int((duration.milliseconds / 1000).rounded(.up))
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}

public import GTK

/// A row that a hand pushes out to either side, by finger or by mouse, as to delete what it shows.
///
/// It follows the hand once that goes clearly sideways, also where it began on a button of the row. Let go of before a
/// third of the way and without a swing, it comes back. Give a key and a button for the same.
///
///     let row = SwipeAway(content)
///     row.onSwipedAway { [weak self] in self?.delete() }
@MainActor
public final class SwipeAway: CustomWidget {
    /// Less is no swing, however fast.
    private static let leastWay = 48.0
    /// Pixels a second.
    private static let swing = 600.0

    private let child: Widget
    private var motion = PagerMotion()
    private var isFollowing = false
    private var beganAt = ContinuousClock.now
    /// How far the row has been pushed, in pixels.
    private var shift = 0.0
    private var animation: Animation?
    private var wait: SourceToken?
    private let swipedAway = HandlerList<Void>()

    /// Makes a row that can be pushed out.
    public init(_ child: Widget) {
        self.child = child
        super.init()
        clipsContent = true
        adopt(child)
        // Before the buttons in it, which keep a press to themselves.
        onDrag(phase: .capture) { [weak self] drag, gesture in self?.follow(drag, gesture) }
        onUnmap { [weak self] in self?.rest() }
    }

    isolated deinit { wait?.cancel() }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "swipe-away"
        type.role = .group
    }

    /// Called when the row has been pushed out. If it is still there a while later, it comes back.
    @discardableResult
    public func onSwipedAway(_ handler: @escaping @MainActor () -> Void) -> Connection { swipedAway.add(handler) }

    /// Puts the row where it belongs, as for another content.
    public func rest() {
        animation?.cancel()
        wait?.cancel()
        put(0)
    }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            isFollowing = false
            beganAt = .now
        case .moved:
            if !isFollowing {
                // Less than what GTK takes for the beginning of a drag.
                guard max(abs(drag.offset.x), abs(drag.offset.y)) > 6 else { return }
                guard !swipedAway.isEmpty, abs(drag.offset.x) > abs(drag.offset.y), gesture.claim() else {
                    gesture.deny()
                    // It may become a drag to another place, of whose end nobody would hear.
                    MainLoop.whenIdle { [weak gesture] in gesture?.reset() }
                    return
                }
                begin()
            }
            motion.follow(-drag.offset.x, width: Double(width))
            put((1 - motion.position) * Double(width))
        case .ended, .cancelled:
            guard isFollowing else { return }
            isFollowing = false
            let isGone = motion.landing(thrownAt: Self.swing) != 1 && abs(shift) > Self.leastWay
            drag.stage == .ended && isGone ? leave() : comeBack()
        }
    }

    private func begin() {
        animation?.cancel()
        wait?.cancel()
        isFollowing = true
        // The row is the page in the middle of three.
        motion.count = 3
        motion.position = 1
        motion.begin()
        // The way up to here counts, too: a busy machine may tell of all of it at once.
        motion.follow(0, width: Double(width), at: beganAt)
    }

    private func leave() {
        slide(to: shift < 0 ? -Double(width) : Double(width)) { [weak self] in
            guard let self else { return }
            wait = MainLoop.after(.seconds(1)) { [weak self] in self?.comeBack() }
            swipedAway.send()
        }
    }

    private func comeBack() { slide(to: 0) }

    private func slide(to end: Double, then: (@MainActor () -> Void)? = nil) {
        animation?.cancel()
        let start = shift
        animation = Animation(
            on: self, duration: .milliseconds(160),
            step: { [weak self] progress in self?.put(start + (end - start) * progress) }, completion: then)
    }

    private func put(_ shift: Double) {
        guard shift != self.shift else { return }
        self.shift = shift
        child.opacity = 1 - 0.7 * min(1, abs(shift) / Double(max(1, width)))
        queueAllocate()
    }

    public override func allocate(width: Int, height: Int) {
        place(child, in: Rectangle(x: shift.rounded(), width: Double(width), height: Double(height)))
    }
}

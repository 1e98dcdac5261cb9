public import GTK

/// A row that can be pushed out to either side, by finger or by mouse, for example to delete what it shows.
///
/// It follows the pointer once that moves clearly sideways, even if the movement began on a button of the row. If it is
/// released before a third of the width and without a flick, it slides back. Provide a key and a button or a menu for the
/// same action.
///
///     let row = SwipeAway(content)
///     row.onSwipedAway { [weak self] in self?.delete() }
@MainActor
public final class SwipeAway: CustomWidget {
    /// The minimum distance of a flick, in pixels, however fast it is.
    private static let leastWay = 48.0
    /// The minimum velocity of a flick, in pixels per second.
    private static let swing = 600.0

    private let child: Widget
    private var motion = PagerMotion()
    private var isFollowing = false
    private var beganAt = ContinuousClock.now
    /// The distance by which the row is pushed, in pixels.
    private var shift = 0.0
    private var animation: Animation?
    private var wait: SourceToken?
    private let swipedAway = HandlerList<Void>()

    /// Whether the mouse pushes too, asked as it begins to; where rows stand beside each other, a mouse that moves
    /// sideways may mean to drag one to another place. A finger always pushes.
    public var followsMouse: @MainActor () -> Bool = { true }

    /// Creates a row that can be pushed out.
    public init(_ child: Widget) {
        self.child = child
        super.init()
        clipsContent = true
        adopt(child)
        // Before the buttons inside, which would otherwise keep the press.
        onDrag(phase: .capture) { [weak self] drag, gesture in self?.follow(drag, gesture) }
        onUnmap { [weak self] in self?.rest() }
    }

    isolated deinit { wait?.cancel() }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "swipe-away"
        type.role = .group
    }

    /// Called when the row has been pushed out. If it is still there a second later, it slides back.
    @discardableResult
    public func onSwipedAway(_ handler: @escaping @MainActor () -> Void) -> Connection { swipedAway.add(handler) }

    /// Returns the row to its position, for example before it shows other content.
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
                // It went up or down before.
                guard !gesture.isClaimed else { return }
                // Less than the distance at which GTK begins a drag.
                guard max(abs(drag.offset.x), abs(drag.offset.y)) > 6 else { return }
                let isSideways = abs(drag.offset.x) > abs(drag.offset.y)
                guard !swipedAway.isEmpty, isSideways, gesture.isTouch || followsMouse(), gesture.claim() else {
                    // Where nothing scrolls nobody takes a finger that moves up or down, and lifting it would be a tap.
                    if gesture.isTouch, !isSideways, !isOnScrollingPage, gesture.claim() { return }
                    gesture.deny()
                    // It may become a drag to elsewhere, whose end the gesture would not be notified of.
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
        // The row acts as the middle one of three pages.
        motion.count = 3
        motion.position = 1
        motion.begin()
        // The distance so far counts as well, because a busy machine may report all of it at once.
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

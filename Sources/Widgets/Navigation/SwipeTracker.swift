import GTK

/// A tracker of sideways swipes over a widget, by finger, by mouse, or by two fingers on a touchpad.
@MainActor
final class SwipeTracker {
    /// The way in which a swipe ended.
    enum Landing {
        /// It was released nearest to a page, or flicked towards it.
        case page(Int)
        /// The touchpad or a wheel moved one page forwards (1) or back (-1).
        case step(Int)
        /// Something else took over the movement.
        case cancelled
    }

    /// The position between the widget's pages.
    var motion = PagerMotion()

    /// The distance from one page to the next, in pixels; nil for the width of the widget.
    var pageWidth: Double?

    private weak var widget: Widget?
    private let begins: @MainActor () -> Bool
    private let moved: @MainActor () -> Void
    private let landed: @MainActor (Landing) -> Void
    private var isDragging = false
    private var scrolled = 0.0
    private var scrollRest: SourceToken?

    /// Starts tracking swipes over a widget.
    /// - Parameters:
    ///   - begins: called when a movement turns out to be sideways; returns whether to follow it.
    ///   - moved: called after each change of the position.
    ///   - landed: called when the swipe has ended.
    init(
        on widget: Widget, begins: @escaping @MainActor () -> Bool, moved: @escaping @MainActor () -> Void,
        landed: @escaping @MainActor (Landing) -> Void
    ) {
        self.widget = widget
        self.begins = begins
        self.moved = moved
        self.landed = landed
        widget.onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
        widget.onScroll([.horizontal]) { [weak self] steps in self?.scroll(steps.x) ?? false }
    }

    isolated deinit {
        scrollRest?.cancel()
    }

    private var isMirrored: Bool { widget?.direction == .rightToLeft }

    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            isDragging = false
        case .moved:
            if !isDragging {
                guard max(abs(drag.offset.x), abs(drag.offset.y)) > 9 else { return }
                guard abs(drag.offset.x) > abs(drag.offset.y), !isForMouse(drag, gesture), begins(), gesture.claim()
                else {
                    gesture.deny()
                    return
                }
                isDragging = true
                motion.begin()
            }
            let width = pageWidth ?? Double(widget?.width ?? 1)
            motion.follow(isMirrored ? drag.offset.x : -drag.offset.x, width: width)
            moved()
        case .ended, .cancelled:
            guard isDragging else { return }
            isDragging = false
            landed(drag.stage == .ended ? .page(motion.landing()) : .cancelled)
        }
    }

    /// Whether the movement drags something out of the widget, as only a mouse does.
    private func isForMouse(_ drag: Drag, _ gesture: Gesture) -> Bool {
        !gesture.isTouch && widget?.isDraggedOut(at: drag.start) == true
    }

    /// Turns one page per movement: further steps before the fingers rest do not count as another.
    private func scroll(_ steps: Double) -> Bool {
        let isResting = scrollRest?.isActive != true
        scrollRest?.cancel()
        scrollRest = MainLoop.after(.milliseconds(180)) { [weak self] in self?.scrolled = 0 }
        if isResting { scrolled = 0 }
        let before = scrolled
        scrolled += isMirrored ? -steps : steps
        guard abs(before) < 1 && abs(scrolled) >= 1, begins() else { return true }
        landed(.step(scrolled > 0 ? 1 : -1))
        return true
    }
}

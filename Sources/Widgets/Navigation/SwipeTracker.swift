import GTK

/// Sideways movements over a widget, by finger, by mouse, or by two fingers on a touchpad.
@MainActor
final class SwipeTracker {
    /// How a movement ended.
    enum Landing {
        /// The hand let go nearest to a page, or threw it there.
        case page(Int)
        /// The fingers, or a wheel, went one page on (1) or back (-1).
        case step(Int)
        /// Something else took the movement over.
        case cancelled
    }

    /// Where the widget stands between its pages.
    var motion = PagerMotion()

    /// How far a hand goes from one page to the next, in pixels; nil for the widget's width.
    var pageWidth: Double?

    private weak var widget: Widget?
    private let begins: @MainActor () -> Bool
    private let moved: @MainActor () -> Void
    private let landed: @MainActor (Landing) -> Void
    private var isDragging = false
    private var scrolled = 0.0
    private var scrollRest: SourceToken?

    /// Listens to a widget.
    /// - Parameters:
    ///   - begins: called when a movement turns out to be sideways; returns whether it is wanted.
    ///   - moved: called after each change of the position.
    ///   - landed: called when the hand lets go.
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
                guard abs(drag.offset.x) > abs(drag.offset.y), begins(), gesture.claim() else {
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

    /// One page a movement: what follows before the fingers rest is not another one.
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

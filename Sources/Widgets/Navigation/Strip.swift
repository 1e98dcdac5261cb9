public import GTK

/// A line of widgets that scrolls sideways if it does not fit, by finger, mouse, wheel and keyboard, and fades at an
/// edge where there is more.
///
/// A mouse drags the line like a finger, with momentum; a click stays a click. If the strip is on a page that scrolls,
/// the wheel scrolls the page; otherwise it scrolls the strip, and at its ends what is around it. A widget that gets
/// the keyboard focus is brought into view. The fade has the colour of the page.
///
///     let line = Strip(FilterChips("Kind of ingredient", choices, .one))
@MainActor
public final class Strip: Box {
    private let content: Widget
    private let scroller: ScrolledWindow
    private var animation: Animation?
    private var focusChange: Connection?
    private var isHeld = false

    /// The space left beside a widget that is brought into view, so that the fade does not cover it, in pixels.
    private static let margin = 48.0

    /// Creates a strip.
    /// - Parameter content: the widget to scroll; it gets its natural width.
    public init(_ content: Widget) {
        self.content = content
        let viewport = Viewport(content)
        viewport.takesNaturalWidth = true
        viewport.scrollsToFocus = false
        scroller = ScrolledWindow(viewport, scrolls: [.horizontal])
        super.init(.vertical)
        styled("strip")
        scroller.hidesScrollBars = true
        scroller.dragWithMouse()
        scroller.passOnWheel(.vertical)
        scroller.propagateNaturalSize(height: true)
        append(scroller)
        scroller.onScroll([.vertical], phase: .capture) { [weak self] steps in self?.scroll(steps.y) ?? false }
        scroller.onDrag(phase: .capture) { [weak self] drag, _ in self?.follow(drag) }
        // What is in the line gets its place after the range has changed.
        scroller.horizontalAdjustment.onRangeChanged { [weak self] in
            MainLoop.whenIdle { self?.keepInView() }
        }
        onMap { [weak self] in self?.listen() }
        onUnmap { [weak self] in self?.focusChange?.disconnect() }
    }

    /// A widget in the line that is fully visible, with some space beside it, now and in any other width; the user may still
    /// scroll it away. nil for none.
    public weak var keptInView: Widget? {
        didSet { if let keptInView { bringIntoView(keptInView) } }
    }

    /// Scrolls until a widget in the line is fully visible, with some space beside it.
    public func bringIntoView(_ widget: Widget) {
        let adjustment = scroller.horizontalAdjustment
        guard let target = target(for: widget) else { return }
        let start = adjustment.value
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(200)) { [weak adjustment] progress in
            adjustment?.value = start + (target - start) * progress
        }
    }

    private func keepInView() {
        guard let keptInView, !isHeld, let target = target(for: keptInView) else { return }
        animation?.cancel()
        scroller.horizontalAdjustment.value = target
    }

    /// Where the line has to be for a widget to be fully visible; nil where it is.
    private func target(for widget: Widget) -> Double? {
        guard let place = widget.bounds(in: content), place.width > 0 else { return nil }
        let adjustment = scroller.horizontalAdjustment
        let room = adjustment.pageSize
        let wanted = min(
            max(place.x + place.width + Self.margin - room, adjustment.value), place.x - Self.margin)
        let target = min(max(adjustment.lower, wanted), max(adjustment.lower, adjustment.upper - room))
        return abs(target - adjustment.value) >= 1 ? target : nil
    }

    /// Scrolls sideways; at the ends, the wheel event is left to what is around the strip.
    private func scroll(_ steps: Double) -> Bool {
        // It would be annoying if the page stopped as the pointer passed over a strip.
        guard !isOnScrollingPage else { return false }
        let adjustment = scroller.horizontalAdjustment
        // Down leads to what follows, in either text direction.
        let way = steps * 90 * Double(onward)
        let target = min(max(adjustment.lower, adjustment.value + way), adjustment.upper - adjustment.pageSize)
        guard abs(target - adjustment.value) >= 1 else { return false }
        animation?.cancel()
        adjustment.value = target
        return true
    }

    /// Stops animations while a button or finger is down, so that the pressed widget does not move away.
    private func follow(_ drag: Drag) {
        isHeld = drag.stage == .began || drag.stage == .moved
        if drag.stage == .began { animation?.cancel() }
    }

    private func listen() {
        focusChange = window?.onFocusedWidgetChanged { [weak self] focused in
            guard let self, !isHeld, content.hasFocus, let focused else { return }
            bringIntoView(focused)
        }
    }
}

internal import CGTK

/// Scrolls what is larger than the room for it (`GtkScrolledWindow`).
@MainActor
public final class ScrolledWindow: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a scrolled window.
    /// - Parameters:
    ///   - child: what to scroll.
    ///   - directions: where it may be larger than the room; the other direction takes the child's size.
    public init(_ child: Widget? = nil, scrolls directions: Set<Orientation> = [.horizontal, .vertical]) {
        super.init(Reference(adopting: gtk_scrolled_window_new()))
        gtk_scrolled_window_set_policy(
            opaque, directions.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            directions.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
        if let child { self.child = child }
    }

    /// What is scrolled (`gtk_scrolled_window_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_scrolled_window_get_child(opaque)) }
        set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
    }

    /// Whether the natural width of the content is asked for (`gtk_scrolled_window_set_propagate_natural_width`).
    public func propagateNaturalSize(width: Bool = false, height: Bool = false) {
        gtk_scrolled_window_set_propagate_natural_width(opaque, width.c)
        gtk_scrolled_window_set_propagate_natural_height(opaque, height.c)
    }

    /// Whether there are no scroll bars; what was to scroll still does, by wheel, finger and keyboard
    /// (`GTK_POLICY_EXTERNAL`).
    public var hidesScrollBars = false {
        didSet {
            guard hidesScrollBars != oldValue else { return }
            var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
            gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
            func bare(_ policy: GtkPolicyType) -> GtkPolicyType {
                switch policy {
                case GTK_POLICY_AUTOMATIC where hidesScrollBars: GTK_POLICY_EXTERNAL
                case GTK_POLICY_EXTERNAL where !hidesScrollBars: GTK_POLICY_AUTOMATIC
                default: policy
                }
            }
            gtk_scrolled_window_set_policy(opaque, bare(horizontal), bare(vertical))
        }
    }

    /// Leaves turns of a wheel along one direction to what is around; GTK takes them all, even where nothing scrolls.
    public func passOnWheel(_ orientation: Orientation) {
        let rest =
            orientation == .vertical ? GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL : GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
        for controller in controllers
        where g_type_is_a(comptoir_type_of(controller.raw), gtk_event_controller_scroll_get_type()) != 0
            && controller.phase == .bubble
        {
            let flags = rest.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
            gtk_event_controller_scroll_set_flags(controller.opaque, GtkEventControllerScrollFlags(rawValue: flags))
        }
    }

    /// Lets a mouse drag the content as a finger does, with the same momentum (`gtk_gesture_single_set_touch_only`).
    ///
    /// What is inside still gets its clicks: a press becomes a drag once it has come some way, and only then the content
    /// goes on by itself.
    public func dragWithMouse() {
        let ours = controllers.compactMap { $0 as? Gesture }.filter { gesture in
            // A gesture that pans is one that drags, too.
            [gtk_gesture_drag_get_type(), gtk_gesture_swipe_get_type()].contains {
                g_type_is_a(comptoir_type_of(gesture.raw), $0) != 0
            }
        }
        for gesture in ours { gtk_gesture_single_set_touch_only(gesture.opaque, 0) }
        // GTK would throw the content with the speed that the hand has in a click. What came last is asked first.
        let watch = onDrag(phase: .capture) { drag, gesture in
            if drag.stage == .ended, !gesture.isClaimed { gesture.deny() }
        }
        if let first = ours.first { watch.gesture?.join(first) }
    }

    /// The height that the content gets at most without scrolling, in pixels; nil for any
    /// (`gtk_scrolled_window_set_max_content_height`).
    public var maximumContentHeight: Int? {
        get {
            let height = gtk_scrolled_window_get_max_content_height(opaque)
            return height < 0 ? nil : Int(height)
        }
        set { gtk_scrolled_window_set_max_content_height(opaque, Int32(newValue ?? -1)) }
    }

    /// How far the content is scrolled down (`gtk_scrolled_window_get_vadjustment`).
    public var verticalAdjustment: Adjustment {
        adjustment(gtk_scrolled_window_get_vadjustment(opaque))
    }

    /// How far the content is scrolled sideways (`gtk_scrolled_window_get_hadjustment`).
    public var horizontalAdjustment: Adjustment {
        adjustment(gtk_scrolled_window_get_hadjustment(opaque))
    }

    private func adjustment(_ pointer: UnsafeMutablePointer<GtkAdjustment>?) -> Adjustment {
        guard let adjustment: Adjustment = Object.borrowed(pointer) else {
            preconditionFailure("a scrolled window has no adjustment")
        }
        return adjustment
    }
}

/// A value within a range, as a scroll bar or a scale has (`GtkAdjustment`).
@MainActor
public final class Adjustment: Object {
    override init(_ reference: Reference) { super.init(reference) }

    private var gtk: UnsafeMutablePointer<GtkAdjustment> { raw.assumingMemoryBound(to: GtkAdjustment.self) }

    public var value: Double {
        get { gtk_adjustment_get_value(gtk) }
        set { gtk_adjustment_set_value(gtk, newValue) }
    }

    public var lower: Double { gtk_adjustment_get_lower(gtk) }
    public var upper: Double { gtk_adjustment_get_upper(gtk) }

    /// How much of the range is visible at once.
    public var pageSize: Double { gtk_adjustment_get_page_size(gtk) }

    /// Called when the value changes (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }
}

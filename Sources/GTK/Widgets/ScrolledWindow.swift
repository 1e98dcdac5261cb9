internal import CGTK

/// A widget that scrolls a child larger than the space for it (`GtkScrolledWindow`).
@MainActor
public final class ScrolledWindow: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a scrolled window.
    /// - Parameters:
    ///   - child: the widget to scroll.
    ///   - directions: the directions in which it scrolls; in others, the scrolled window is as large as the child.
    public init(_ child: Widget? = nil, scrolls directions: Set<Orientation> = [.horizontal, .vertical]) {
        super.init(Reference(adopting: gtk_scrolled_window_new()))
        gtk_scrolled_window_set_policy(
            opaque, directions.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            directions.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
        if let child { self.child = child }
    }

    /// The widget to scroll (`gtk_scrolled_window_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_scrolled_window_get_child(opaque)) }
        set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
    }

    /// Sets whether the content's natural width and height are requested
    /// (`gtk_scrolled_window_set_propagate_natural_width`).
    public func propagateNaturalSize(width: Bool = false, height: Bool = false) {
        gtk_scrolled_window_set_propagate_natural_width(opaque, width.c)
        gtk_scrolled_window_set_propagate_natural_height(opaque, height.c)
    }

    /// Whether there are no scroll bars; the content can still be scrolled by wheel, finger and keyboard
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

    /// Leaves scrolling by wheel in one direction to the widgets around this one; GTK would take it even if nothing
    /// scrolls.
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
    /// Widgets inside still get their clicks: a press becomes a drag only once it has moved some distance, and only
    /// then does the content keep moving after the release.
    public func dragWithMouse() {
        let ours = controllers.compactMap { $0 as? Gesture }.filter { gesture in
            // This includes pan gestures, which are drag gestures too.
            [gtk_gesture_drag_get_type(), gtk_gesture_swipe_get_type()].contains {
                g_type_is_a(comptoir_type_of(gesture.raw), $0) != 0
            }
        }
        for gesture in ours { gtk_gesture_single_set_touch_only(gesture.opaque, 0) }
        // GTK would keep the content moving at the speed of the pointer during a click. The gesture added last is asked
        // first.
        let watch = onDrag(phase: .capture) { drag, gesture in
            if drag.stage == .ended, !gesture.isClaimed { gesture.deny() }
        }
        if let first = ours.first { watch.gesture?.join(first) }
    }

    /// The maximum height of the content before it scrolls, in pixels; nil for any
    /// (`gtk_scrolled_window_set_max_content_height`).
    public var maximumContentHeight: Int? {
        get {
            let height = gtk_scrolled_window_get_max_content_height(opaque)
            return height < 0 ? nil : Int(height)
        }
        set { gtk_scrolled_window_set_max_content_height(opaque, Int32(newValue ?? -1)) }
    }

    /// The vertical scroll position (`gtk_scrolled_window_get_vadjustment`).
    public var verticalAdjustment: Adjustment {
        adjustment(gtk_scrolled_window_get_vadjustment(opaque))
    }

    /// The horizontal scroll position (`gtk_scrolled_window_get_hadjustment`).
    public var horizontalAdjustment: Adjustment {
        adjustment(gtk_scrolled_window_get_hadjustment(opaque))
    }

    private func adjustment(_ pointer: UnsafeMutablePointer<GtkAdjustment>?) -> Adjustment {
        guard let adjustment: Adjustment = Object.borrowed(pointer) else {
            fatalError("a scrolled window has no adjustment")
        }
        return adjustment
    }
}

/// A value within a range, such as that of a scroll bar or a scale (`GtkAdjustment`).
@MainActor
public final class Adjustment: Object {
    override init(_ reference: Reference) { super.init(reference) }

    private var gtk: UnsafeMutablePointer<GtkAdjustment> { raw.assumingMemoryBound(to: GtkAdjustment.self) }

    /// The value, between `lower` and `upper` less `pageSize`.
    public var value: Double {
        get { gtk_adjustment_get_value(gtk) }
        set { gtk_adjustment_set_value(gtk, newValue) }
    }

    /// The lowest value.
    public var lower: Double { gtk_adjustment_get_lower(gtk) }
    /// The highest value, plus the page size.
    public var upper: Double { gtk_adjustment_get_upper(gtk) }

    /// The part of the range that is visible at once.
    public var pageSize: Double { gtk_adjustment_get_page_size(gtk) }

    /// Called when the value changes (`value-changed`).
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection {
        connect("value-changed", giving: \.value, handler)
    }

    /// Called when the range or the page size changes (`changed`).
    @discardableResult
    public func onRangeChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("changed", handler)
    }
}

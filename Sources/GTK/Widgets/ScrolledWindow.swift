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

    /// The height that the content gets at most without scrolling, in pixels
    /// (`gtk_scrolled_window_set_max_content_height`).
    public func setMaximumContentHeight(_ height: Int) {
        gtk_scrolled_window_set_max_content_height(opaque, Int32(height))
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
    public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("value-changed", handler)
    }
}

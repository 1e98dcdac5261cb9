internal import CGTK

/// A widget with two children and a divider between them that the user can move (`GtkPaned`).
@MainActor
public final class Paned: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a pair of panes.
    /// - Parameters:
    ///   - orientation: side by side or one above the other.
    ///   - start: the first pane.
    ///   - end: the second pane.
    ///   - position: the size of the first pane in pixels; nil lets the children decide.
    public init(
        _ orientation: Orientation = .horizontal, start: Widget? = nil, end: Widget? = nil, position: Int? = nil
    ) {
        super.init(Reference(adopting: gtk_paned_new(orientation.gtk)))
        if let start { self.start = start }
        if let end { self.end = end }
        if let position { self.position = position }
    }

    /// The direction: side by side or one above the other (`gtk_orientable_set_orientation`).
    public var orientation: Orientation {
        get { Orientation(gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// The first pane (`gtk_paned_set_start_child`).
    public var start: Widget? {
        get { Object.borrowed(gtk_paned_get_start_child(opaque)) }
        set { gtk_paned_set_start_child(opaque, newValue?.widget) }
    }

    /// The second pane (`gtk_paned_set_end_child`).
    public var end: Widget? {
        get { Object.borrowed(gtk_paned_get_end_child(opaque)) }
        set { gtk_paned_set_end_child(opaque, newValue?.widget) }
    }

    /// The size of the first pane in pixels (`gtk_paned_set_position`).
    public var position: Int {
        get { Int(gtk_paned_get_position(opaque)) }
        set { gtk_paned_set_position(opaque, Int32(newValue)) }
    }

    /// Sets which panes grow with the whole (`gtk_paned_set_resize_start_child`, `…_end_child`).
    public func setResizes(start: Bool, end: Bool) {
        gtk_paned_set_resize_start_child(opaque, start.c)
        gtk_paned_set_resize_end_child(opaque, end.c)
    }

    /// Sets which panes may become smaller than they request (`gtk_paned_set_shrink_start_child`, `…_end_child`).
    public func setShrinks(start: Bool, end: Bool) {
        gtk_paned_set_shrink_start_child(opaque, start.c)
        gtk_paned_set_shrink_end_child(opaque, end.c)
    }

    /// Whether the divider is wide (`gtk_paned_set_wide_handle`).
    public var hasWideHandle: Bool {
        get { gtk_paned_get_wide_handle(opaque) != 0 }
        set { gtk_paned_set_wide_handle(opaque, newValue.c) }
    }

    /// Called when the divider has moved (`notify::position`).
    @discardableResult
    public func onPositionChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
        connect("notify::position", giving: \.position, handler)
    }
}

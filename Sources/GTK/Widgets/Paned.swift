internal import CGTK

/// Two children with a line between them that the person can move (`GtkPaned`).
@MainActor
public final class Paned: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a pair of panes.
    /// - Parameters:
    ///   - orientation: beside each other or above each other.
    ///   - start: the first pane.
    ///   - end: the second pane.
    ///   - position: the first pane's size in pixels; nil lets the children decide.
    public init(
        _ orientation: Orientation = .horizontal, start: Widget? = nil, end: Widget? = nil, position: Int? = nil
    ) {
        super.init(Reference(adopting: gtk_paned_new(orientation.gtk)))
        if let start { self.start = start }
        if let end { self.end = end }
        if let position { self.position = position }
    }

    /// Beside each other or above each other (`gtk_orientable_set_orientation`).
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

    /// The first pane's size in pixels (`gtk_paned_set_position`).
    public var position: Int {
        get { Int(gtk_paned_get_position(opaque)) }
        set { gtk_paned_set_position(opaque, Int32(newValue)) }
    }

    /// Which panes grow with the whole (`gtk_paned_set_resize_start_child`, `…_end_child`).
    public func setResizes(start: Bool, end: Bool) {
        gtk_paned_set_resize_start_child(opaque, start.c)
        gtk_paned_set_resize_end_child(opaque, end.c)
    }

    /// Which panes may become smaller than they ask (`gtk_paned_set_shrink_start_child`, `…_end_child`).
    public func setShrinks(start: Bool, end: Bool) {
        gtk_paned_set_shrink_start_child(opaque, start.c)
        gtk_paned_set_shrink_end_child(opaque, end.c)
    }

    /// Whether the line is wide (`gtk_paned_set_wide_handle`).
    public var hasWideHandle: Bool {
        get { gtk_paned_get_wide_handle(opaque) != 0 }
        set { gtk_paned_set_wide_handle(opaque, newValue.c) }
    }

    /// Called when the line has moved (`notify::position`).
    @discardableResult
    public func onPositionChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
        connect("notify::position", giving: \.position, handler)
    }
}

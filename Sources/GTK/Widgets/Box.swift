internal import CGTK

/// A widget that lays its children out in a row or a column (`GtkBox`).
@MainActor
open class Box: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a box with children.
    /// - Parameters:
    ///   - orientation: a row or a column.
    ///   - spacing: the space between children, in pixels, 0 or more.
    ///   - children: the children, in reading order.
    public init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
        super.init(instantiating: gtk_box_get_type())
        self.orientation = orientation
        self.spacing = spacing
        for child in children { append(child) }
    }

    private var box: UnsafeMutablePointer<GtkBox> { raw.assumingMemoryBound(to: GtkBox.self) }

    /// The direction: a row or a column (`gtk_orientable_set_orientation`).
    public final var orientation: Orientation {
        get { Orientation(gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// The space between children, in pixels (`gtk_box_set_spacing`).
    public final var spacing: Int {
        get { Int(gtk_box_get_spacing(box)) }
        set { gtk_box_set_spacing(box, Int32(newValue)) }
    }

    /// Whether all children get the same amount of space (`gtk_box_set_homogeneous`).
    public final var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(box) != 0 }
        set { gtk_box_set_homogeneous(box, newValue.c) }
    }

    /// Adds a child at the end (`gtk_box_append`).
    public final func append(_ child: Widget) { gtk_box_append(box, child.widget) }

    /// Adds a child at the start (`gtk_box_prepend`).
    public final func prepend(_ child: Widget) { gtk_box_prepend(box, child.widget) }

    /// Adds a child after another one, or at the start (`gtk_box_insert_child_after`).
    public final func insert(_ child: Widget, after sibling: Widget?) {
        gtk_box_insert_child_after(box, child.widget, sibling?.widget)
    }

    /// Moves a child after another one, or to the start (`gtk_box_reorder_child_after`).
    public final func move(_ child: Widget, after sibling: Widget?) {
        require(child.parent === self, "a box can move its own children only, not a \(child.typeName)")
        gtk_box_reorder_child_after(box, child.widget, sibling?.widget)
    }

    /// Removes a child (`gtk_box_remove`); one that is not in the box is left alone.
    public final func remove(_ child: Widget) {
        guard child.parent === self else { return }
        gtk_box_remove(box, child.widget)
    }

    /// Removes every child.
    public final func removeAll() {
        while let child = gtk_widget_get_first_child(widget) { gtk_box_remove(box, child) }
    }

    /// Replaces the children by these widgets, in this order; see `ChildHolder`.
    open func setChildren(_ widgets: [Widget]) {
        let staying = Set(widgets.map(ObjectIdentifier.init))
        for child in children where !staying.contains(ObjectIdentifier(child)) { remove(child) }
        var last: Widget?
        for widget in widgets {
            if widget.parent !== self {
                insert(widget, after: last)
            } else if !follows(widget, last) {
                move(widget, after: last)
            }
            last = widget
        }
    }
}

internal import CGTK

/// A widget that lays out children in lines, as many in each as fit (`GtkFlowBox`).
///
/// It is meant for a few dozen children; use `GridView` for more.
@MainActor
public final class FlowBox: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a flow box.
    /// - Parameters:
    ///   - selectionMode: how many children can be selected.
    ///   - columnSpacing: the space between the children of a line, in pixels.
    ///   - rowSpacing: the space between lines, in pixels.
    ///   - children: the children, in reading order; any that is not a `FlowBoxChild` is wrapped in one.
    public init(
        _ selectionMode: SelectionMode = .none, columnSpacing: Int = 0, rowSpacing: Int = 0, _ children: [Widget] = []
    ) {
        super.init(Reference(adopting: gtk_flow_box_new()))
        self.selectionMode = selectionMode
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        for child in children { append(child) }
    }

    /// Adds a child at the end (`gtk_flow_box_append`).
    public func append(_ child: Widget) { gtk_flow_box_append(opaque, child.widget) }

    /// Adds a child at an index, or at the end if there are fewer children (`gtk_flow_box_insert`).
    public func insert(_ child: Widget, at index: Int) { gtk_flow_box_insert(opaque, child.widget, Int32(index)) }

    /// Removes a child, given as the `FlowBoxChild` or the widget wrapped in it (`gtk_flow_box_remove`); a widget that
    /// is not in the box is left alone.
    public func remove(_ widget: Widget) {
        guard let child = widget as? FlowBoxChild ?? widget.parent as? FlowBoxChild, child.parent === self else {
            return
        }
        gtk_flow_box_remove(opaque, child.widget)
    }

    /// Removes every child.
    public func removeAll() {
        while let child = gtk_widget_get_first_child(widget) { gtk_flow_box_remove(opaque, child) }
    }

    /// Returns the child at an index, or nil (`gtk_flow_box_get_child_at_index`).
    public func child(at index: Int) -> FlowBoxChild? {
        Object.borrowed(gtk_flow_box_get_child_at_index(opaque, Int32(index)))
    }

    /// How many children can be selected (`gtk_flow_box_set_selection_mode`).
    public var selectionMode: SelectionMode {
        get { SelectionMode(rawValue: gtk_flow_box_get_selection_mode(opaque).rawValue) ?? .none }
        set { gtk_flow_box_set_selection_mode(opaque, newValue.gtk) }
    }

    /// Every selected child, in reading order.
    public var selectedChildren: [FlowBoxChild] {
        children.compactMap { $0 as? FlowBoxChild }.filter(\.isSelected)
    }

    /// Selects a child (`gtk_flow_box_select_child`).
    public func select(_ child: FlowBoxChild) { gtk_flow_box_select_child(opaque, child.flowBoxChild) }

    /// Unselects all children (`gtk_flow_box_unselect_all`).
    public func unselectAll() { gtk_flow_box_unselect_all(opaque) }

    /// The space between the children of a line, in pixels (`gtk_flow_box_set_column_spacing`).
    public var columnSpacing: Int {
        get { Int(gtk_flow_box_get_column_spacing(opaque)) }
        set { gtk_flow_box_set_column_spacing(opaque, guint(newValue)) }
    }

    /// The space between lines, in pixels (`gtk_flow_box_set_row_spacing`).
    public var rowSpacing: Int {
        get { Int(gtk_flow_box_get_row_spacing(opaque)) }
        set { gtk_flow_box_set_row_spacing(opaque, guint(newValue)) }
    }

    /// The minimum and maximum number of children per line (`gtk_flow_box_set_min_children_per_line`, `…_max_…`).
    public var childrenPerLine: ClosedRange<Int> {
        get {
            Int(gtk_flow_box_get_min_children_per_line(opaque))...Int(gtk_flow_box_get_max_children_per_line(opaque))
        }
        set {
            gtk_flow_box_set_min_children_per_line(opaque, guint(newValue.lowerBound))
            gtk_flow_box_set_max_children_per_line(opaque, guint(newValue.upperBound))
        }
    }

    /// Whether all children get the same amount of space (`gtk_flow_box_set_homogeneous`).
    public var isHomogeneous: Bool {
        get { gtk_flow_box_get_homogeneous(opaque) != 0 }
        set { gtk_flow_box_set_homogeneous(opaque, newValue.c) }
    }

    /// Called when a child is clicked or Enter is pressed on it (`child-activated`).
    @discardableResult
    public func onChildActivated(_ handler: @escaping @MainActor (FlowBoxChild) -> Void) -> Connection {
        connect("child-activated", handler)
    }

    /// Called when the selection has changed (`selected-children-changed`).
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor ([FlowBoxChild]) -> Void) -> Connection {
        connect("selected-children-changed", giving: \.selectedChildren, handler)
    }
}

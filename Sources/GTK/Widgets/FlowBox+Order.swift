internal import CGTK

extension FlowBox {
    /// Shows only the children for which `isShown` returns true; nil shows all (`gtk_flow_box_set_filter_func`).
    ///
    /// The box holds the closure, which must not hold the box strongly. Call `invalidateFilter()` when its answers may
    /// have changed.
    public func setFilter(_ isShown: (@MainActor (FlowBoxChild) -> Bool)?) {
        guard let isShown else { return gtk_flow_box_set_filter_func(opaque, nil, nil, nil) }
        gtk_flow_box_set_filter_func(
            opaque, { ChildOrder<FlowBoxChild>.isShown($0, filter: $1) },
            Carried<ChildOrder<FlowBoxChild>.Filter>.retained(isShown), releaseCarried)
    }

    /// Asks the filter again for every child (`gtk_flow_box_invalidate_filter`).
    public func invalidateFilter() { gtk_flow_box_invalidate_filter(opaque) }

    /// Keeps the children sorted; nil keeps them as they are (`gtk_flow_box_set_sort_func`).
    ///
    /// The box holds the closure, which must not hold the box strongly.
    /// - Parameter precedes: returns whether the first child belongs before the second.
    public func setSort(_ precedes: (@MainActor (FlowBoxChild, FlowBoxChild) -> Bool)?) {
        guard let precedes else { return gtk_flow_box_set_sort_func(opaque, nil, nil, nil) }
        gtk_flow_box_set_sort_func(
            opaque, { ChildOrder<FlowBoxChild>.order($0, $1, sort: $2) },
            Carried<ChildOrder<FlowBoxChild>.Sort>.retained(precedes), releaseCarried)
    }

    /// Sorts again (`gtk_flow_box_invalidate_sort`).
    public func invalidateSort() { gtk_flow_box_invalidate_sort(opaque) }
}

/// A child of a `FlowBox` (`GtkFlowBoxChild`); subclass it to store what the child represents.
@MainActor
open class FlowBoxChild: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a child around a widget.
    public init(_ child: Widget? = nil) {
        super.init(instantiating: gtk_flow_box_child_get_type())
        if let child { self.child = child }
    }

    final var flowBoxChild: UnsafeMutablePointer<GtkFlowBoxChild> {
        raw.assumingMemoryBound(to: GtkFlowBoxChild.self)
    }

    /// The widget inside (`gtk_flow_box_child_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_flow_box_child_get_child(flowBoxChild)) }
        set { gtk_flow_box_child_set_child(flowBoxChild, newValue?.widget) }
    }

    /// The child's index in the box; nil while it is not in one (`gtk_flow_box_child_get_index`).
    public final var index: Int? {
        let index = gtk_flow_box_child_get_index(flowBoxChild)
        return index < 0 ? nil : Int(index)
    }

    /// Whether the child is selected (`gtk_flow_box_child_is_selected`).
    public final var isSelected: Bool { gtk_flow_box_child_is_selected(flowBoxChild) != 0 }
}

internal import CGTK

extension FlowBox {
    /// Shows only the children for which `isShown` holds; nil shows all (`gtk_flow_box_set_filter_func`).
    ///
    /// The closure is held by the box and must not hold it strongly. Call `invalidateFilter()` when its answer
    /// would be another one.
    public func setFilter(_ isShown: (@MainActor (FlowBoxChild) -> Bool)?) {
        guard let isShown else { return gtk_flow_box_set_filter_func(opaque, nil, nil, nil) }
        gtk_flow_box_set_filter_func(
            opaque,
            { child, data in
                onMainActor((child, data)) { child, data in
                    guard let child: FlowBoxChild = Object.borrowed(child) else { return 1 }
                    return (Carried<@MainActor (FlowBoxChild) -> Bool>.value(data)?(child) ?? true).c
                }
            }, Carried.retained(isShown), releaseCarried)
    }

    /// Asks the filter again for every child (`gtk_flow_box_invalidate_filter`).
    public func invalidateFilter() { gtk_flow_box_invalidate_filter(opaque) }

    /// Keeps the children sorted; nil keeps them as they are (`gtk_flow_box_set_sort_func`).
    ///
    /// The closure is held by the box and must not hold it strongly.
    /// - Parameter precedes: whether the first child belongs before the second.
    public func setSort(_ precedes: (@MainActor (FlowBoxChild, FlowBoxChild) -> Bool)?) {
        guard let precedes else { return gtk_flow_box_set_sort_func(opaque, nil, nil, nil) }
        gtk_flow_box_set_sort_func(
            opaque,
            { first, second, data in
                onMainActor((first, second, data)) { first, second, data in
                    guard let first: FlowBoxChild = Object.borrowed(first),
                        let second: FlowBoxChild = Object.borrowed(second),
                        let precedes = Carried<@MainActor (FlowBoxChild, FlowBoxChild) -> Bool>.value(data)
                    else { return 0 }
                    return precedes(first, second) ? -1 : precedes(second, first) ? 1 : 0
                }
            }, Carried.retained(precedes), releaseCarried)
    }

    /// Sorts again (`gtk_flow_box_invalidate_sort`).
    public func invalidateSort() { gtk_flow_box_invalidate_sort(opaque) }
}

/// A child of a `FlowBox` (`GtkFlowBoxChild`); subclass it to keep what the child stands for.
@MainActor
open class FlowBoxChild: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a child around a widget.
    public init(_ child: Widget? = nil) {
        super.init(instantiating: gtk_flow_box_child_get_type())
        if let child { self.child = child }
    }

    final var flowBoxChild: UnsafeMutablePointer<GtkFlowBoxChild> {
        raw.assumingMemoryBound(to: GtkFlowBoxChild.self)
    }

    /// What is in it (`gtk_flow_box_child_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_flow_box_child_get_child(flowBoxChild)) }
        set { gtk_flow_box_child_set_child(flowBoxChild, newValue?.widget) }
    }

    /// Its place in the box; nil while it is in none (`gtk_flow_box_child_get_index`).
    public final var index: Int? {
        let index = gtk_flow_box_child_get_index(flowBoxChild)
        return index < 0 ? nil : Int(index)
    }

    /// Whether it is selected (`gtk_flow_box_child_is_selected`).
    public final var isSelected: Bool { gtk_flow_box_child_is_selected(flowBoxChild) != 0 }
}

internal import CGTK

/// A widget that shows one of several children at a time, with a transition between them (`GtkStack`).
@MainActor
public final class Stack: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a stack.
    /// - Parameters:
    ///   - transition: how one child replaces another; there is none if the user prefers no motion.
    ///   - pages: the children with their names; the first one is shown.
    public init(_ transition: StackTransition = .none, _ pages: KeyValuePairs<String, Widget> = [:]) {
        super.init(Reference(adopting: gtk_stack_new()))
        self.transition = transition
        for (name, child) in pages { add(child, named: name) }
    }

    /// Adds a child (`gtk_stack_add_titled`).
    /// - Parameters:
    ///   - child: the new page; the first visible one added is shown.
    ///   - name: a name that is unique in this stack.
    ///   - title: the page's title in a switcher.
    public func add(_ child: Widget, named name: String, title: String? = nil) {
        require(self.child(named: name) == nil, "the stack has a child named «\(name)» already")
        gtk_stack_add_titled(opaque, child.widget, name, title)
    }

    /// Removes a child (`gtk_stack_remove`); one that is not in the stack is left alone.
    ///
    /// If the child was visible, the first of the other children is shown instead.
    public func remove(_ child: Widget) {
        guard child.parent === self else { return }
        gtk_stack_remove(opaque, child.widget)
        if visibleChild == nil { visibleChild = children.first(where: \.isVisible) }
    }

    /// Returns the child with a name, or nil (`gtk_stack_get_child_by_name`).
    public func child(named name: String) -> Widget? {
        Object.borrowed(gtk_stack_get_child_by_name(opaque, name))
    }

    /// The child that is shown; nil if there is none (`gtk_stack_set_visible_child`).
    public var visibleChild: Widget? {
        get { Object.borrowed(gtk_stack_get_visible_child(opaque)) }
        set {
            guard let newValue else { return }
            require(
                newValue.parent === self, "the stack can show its own children only, not a \(newValue.typeName)")
            gtk_stack_set_visible_child(opaque, newValue.widget)
        }
    }

    /// The name of the child that is shown; empty if there is none (`gtk_stack_set_visible_child_name`).
    public var visibleName: String {
        get { string(gtk_stack_get_visible_child_name(opaque)) ?? "" }
        set { show(newValue) }
    }

    /// Shows the child with a name (`gtk_stack_set_visible_child_full`).
    /// - Parameter transition: the transition for this one change; nil for the stack's own.
    public func show(_ name: String, transition: StackTransition? = nil) {
        require(child(named: name) != nil, "the stack has no child named «\(name)»")
        gtk_stack_set_visible_child_full(opaque, name, (transition ?? self.transition).gtk)
    }

    /// How one child replaces another (`gtk_stack_set_transition_type`).
    public var transition: StackTransition {
        get { StackTransition(rawValue: gtk_stack_get_transition_type(opaque).rawValue) ?? .none }
        set { gtk_stack_set_transition_type(opaque, newValue.gtk) }
    }

    /// The duration of a transition (`gtk_stack_set_transition_duration`).
    public var transitionDuration: Duration {
        get { .milliseconds(gtk_stack_get_transition_duration(opaque)) }
        set { gtk_stack_set_transition_duration(opaque, guint(newValue.milliseconds)) }
    }

    /// Whether a transition is in progress (`gtk_stack_get_transition_running`).
    public var isInTransition: Bool { gtk_stack_get_transition_running(opaque) != 0 }

    /// The directions in which the stack is as large as its largest child (`gtk_stack_set_hhomogeneous`).
    public var homogeneous: Set<Orientation> {
        get {
            var result: Set<Orientation> = []
            if gtk_stack_get_hhomogeneous(opaque) != 0 { result.insert(.horizontal) }
            if gtk_stack_get_vhomogeneous(opaque) != 0 { result.insert(.vertical) }
            return result
        }
        set {
            gtk_stack_set_hhomogeneous(opaque, newValue.contains(.horizontal).c)
            gtk_stack_set_vhomogeneous(opaque, newValue.contains(.vertical).c)
        }
    }

    /// Whether the size changes gradually during a transition (`gtk_stack_set_interpolate_size`).
    public var interpolatesSize: Bool {
        get { gtk_stack_get_interpolate_size(opaque) != 0 }
        set { gtk_stack_set_interpolate_size(opaque, newValue.c) }
    }

    /// Called after another child was shown (`notify::visible-child`).
    @discardableResult
    public func onVisibleChildChanged(_ handler: @escaping @MainActor (Widget?) -> Void) -> Connection {
        connect("notify::visible-child", giving: \.visibleChild, handler)
    }
}

/// How one child of a stack replaces another (`GtkStackTransitionType`).
public enum StackTransition: UInt32, Sendable {
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown
    /// Slides in the direction given by the order of the children.
    case slideLeftRight, slideUpDown
    case overUp, overDown, overLeft, overRight, underUp, underDown, underLeft, underRight
    case overUpDown, overDownUp, overLeftRight, overRightLeft
    case rotateLeft, rotateRight, rotateLeftRight

    var gtk: GtkStackTransitionType { GtkStackTransitionType(rawValue: rawValue) }
}

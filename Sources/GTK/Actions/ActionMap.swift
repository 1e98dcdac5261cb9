internal import CGTK

/// Something that has actions of its own: an application (`app.…`) or its windows (`win.…`) (`GActionMap`).
@MainActor
public protocol ActionMap: Object {}

extension Application: ActionMap {}
extension Window: ActionMap {}

extension ActionMap {
    /// Adds actions, in place of those with the same names (`g_action_map_add_action`).
    public func add(_ actions: Action...) {
        for action in actions { g_action_map_add_action(actionMap, action.opaque) }
    }

    /// Takes an action away (`g_action_map_remove_action`).
    public func removeAction(_ name: String) { g_action_map_remove_action(actionMap, name) }

    /// The action with a name, or nil (`g_action_map_lookup_action`).
    public func action(_ name: String) -> Action? { Object.borrowed(g_action_map_lookup_action(actionMap, name)) }

    private var actionMap: OpaquePointer {
        precondition(
            g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), g_action_map_get_type()) != 0,
            "a \(typeName) has no actions of its own: make the window with an application, or use insert(actions:as:)")
        return opaque
    }
}

extension Widget {
    /// Gives the widget and all in it actions under a prefix (`gtk_widget_insert_action_group`).
    ///
    /// With the prefix `page`, a menu or a button inside asks for `page.copy`.
    /// - Parameter actions: replace those inserted before under the prefix; an empty list takes them away.
    public final func insert(actions: [Action], as prefix: String) {
        guard !actions.isEmpty else { return gtk_widget_insert_action_group(widget, prefix, nil) }
        let group = g_simple_action_group_new()
        defer { g_object_unref(group.map { UnsafeMutableRawPointer($0) }) }
        for action in actions { g_action_map_add_action(OpaquePointer(group), action.opaque) }
        gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
    }

    /// Asks for an action of this widget, one above it, its window or the application (`gtk_widget_activate_action`).
    /// - Parameters:
    ///   - name: with its prefix, for example `win.close`.
    ///   - target: what to act on, for an action that wants it.
    /// - Returns: whether there is such an action.
    @discardableResult
    public final func perform(_ name: String, _ target: (any VariantConvertible)? = nil) -> Bool {
        guard let target else { return gtk_widget_activate_action_variant(widget, name, nil) != 0 }
        return target.variant.use { gtk_widget_activate_action_variant(widget, name, $0) } != 0
    }
}

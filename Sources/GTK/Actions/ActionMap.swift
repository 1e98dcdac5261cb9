internal import CGTK

/// An object with actions of its own: an application (`app.…`) or one of its windows (`win.…`) (`GActionMap`).
@MainActor
public protocol ActionMap: Object {}

extension Application: ActionMap {}
extension Window: ActionMap {}

extension ActionMap {
    /// Adds actions, replacing any with the same names (`g_action_map_add_action`).
    public func add(_ actions: Action...) {
        for action in actions { g_action_map_add_action(actionMap, action.opaque) }
    }

    /// Removes an action (`g_action_map_remove_action`).
    public func removeAction(_ name: String) { g_action_map_remove_action(actionMap, name) }

    /// Returns the action with a name, or nil (`g_action_map_lookup_action`).
    public func action(_ name: String) -> Action? { Object.borrowed(g_action_map_lookup_action(actionMap, name)) }

    var actionMap: OpaquePointer {
        require(
            g_type_check_instance_is_a(raw.assumingMemoryBound(to: GTypeInstance.self), g_action_map_get_type()) != 0,
            "a \(typeName) has no actions of its own: make the window with an application, or use insert(actions:as:)")
        return opaque
    }
}

extension Widget {
    /// Adds actions under a prefix to the widget and everything in it (`gtk_widget_insert_action_group`).
    ///
    /// With the prefix `page`, a menu or a button inside performs `page.copy`.
    /// - Parameter actions: the actions, which replace those added under the prefix before; an empty list removes them.
    public final func insert(actions: [Action], as prefix: String) {
        guard !actions.isEmpty else { return gtk_widget_insert_action_group(widget, prefix, nil) }
        let group = g_simple_action_group_new()
        defer { g_object_unref(group.map { UnsafeMutableRawPointer($0) }) }
        for action in actions { g_action_map_add_action(OpaquePointer(group), action.opaque) }
        gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
    }

    /// Performs an action of this widget, of one above it, of its window or of the application
    /// (`gtk_widget_activate_action`).
    /// - Parameters:
    ///   - name: the name with its prefix, for example `win.close`.
    ///   - target: what to act on, for an action with a target.
    /// - Returns: whether there is such an action.
    @discardableResult
    public final func perform(_ name: String, _ target: (any VariantConvertible)? = nil) -> Bool {
        guard let target else { return gtk_widget_activate_action_variant(widget, name, nil) != 0 }
        return target.variant.use { gtk_widget_activate_action_variant(widget, name, $0) } != 0
    }
}

internal import CGTK

/// An action that a menu, a button, a key or a notification can perform by name (`GSimpleAction`).
///
///     application.add(Action("open", for: String.self) { address in … })
///     window.add(Action("night", isOn: false) { isOn in … })
///     window.add(Action("sort", choice: "name") { order in … })
///
/// Bind the state of an action that is not always possible: `save.bind(\.isEnabled) { model.hasChanges }`.
@MainActor
public final class Action: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates an action without a target (`g_simple_action_new`).
    public convenience init(_ name: String, _ perform: @escaping @MainActor () -> Void) {
        self.init(Reference(adopting: Action.make(name, target: nil, state: nil)))
        connect("activate", perform)
    }

    /// Creates an action with a target to act on.
    /// - Parameter type: the type of the target; GTK refuses other types.
    public convenience init<Target: VariantConvertible>(
        _ name: String, for type: Target.Type, _ perform: @escaping @MainActor (Target) -> Void
    ) {
        self.init(Reference(adopting: Action.make(name, target: Target.variantType, state: nil)))
        connect("activate") { (target: Variant?) in
            if let target = target.flatMap({ Target($0) }) { perform(target) }
        }
    }

    /// Creates an action that is on or off, like a check box in a menu (`g_simple_action_new_stateful`).
    /// - Parameter changed: called after the user or the program has turned it on or off through the action.
    public convenience init(_ name: String, isOn: Bool, _ changed: @escaping @MainActor (Bool) -> Void = { _ in }) {
        self.init(Reference(adopting: Action.make(name, target: nil, state: isOn.variant)))
        whenStateChanges(changed)
    }

    /// Creates an action with several choices, like radio buttons in a menu, each of which has its choice as target.
    /// - Parameter changed: called after the user or the program has made another choice through the action.
    public convenience init<Choice: VariantConvertible & Equatable>(
        _ name: String, choice: Choice, _ changed: @escaping @MainActor (Choice) -> Void = { _ in }
    ) {
        self.init(Reference(adopting: Action.make(name, target: Choice.variantType, state: choice.variant)))
        whenStateChanges(changed)
    }

    /// The name without the prefix (`g_action_get_name`).
    public var name: String { string(g_action_get_name(opaque)) ?? "" }

    /// Whether the action can be performed; otherwise widgets for it are greyed out (`g_simple_action_set_enabled`).
    public var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { g_simple_action_set_enabled(opaque, newValue.c) }
    }

    /// Whether an on-off action is on; setting it does not call the handler (`g_simple_action_set_state`).
    public var isOn: Bool {
        get { state(as: Bool.self) }
        set { setState(newValue) }
    }

    /// The choice of an action whose choices are strings; setting it does not call the handler.
    public var choice: String {
        get { state(as: String.self) }
        set { setState(newValue) }
    }

    /// Returns the state (`g_action_get_state`).
    public func state<State: VariantConvertible>(as type: State.Type) -> State {
        guard let state = g_action_get_state(opaque).map({ Variant(adopting: $0) }) else {
            fatalError("the action «\(name)» has no state")
        }
        guard let value = State(state) else {
            fatalError("the action «\(name)» has a state of type \(state.type), not \(State.variantType)")
        }
        return value
    }

    /// Sets the state without calling the handler (`g_simple_action_set_state`).
    public func setState<State: VariantConvertible>(_ state: State) {
        state.variant.use { g_simple_action_set_state(opaque, $0) }
    }

    /// Performs the action as the user would; does nothing while it is disabled (`g_action_activate`).
    public func activate() { g_action_activate(opaque, nil) }

    /// Performs an action with a target as the user would.
    public func activate<Target: VariantConvertible>(_ target: Target) {
        target.variant.use { g_action_activate(opaque, $0) }
    }

    /// Returns an action's name with a target, as menus and buttons take it (`g_action_print_detailed_name`).
    public static func detailedName<Target: VariantConvertible>(_ name: String, _ target: Target) -> String {
        target.variant.use { string(adopting: g_action_print_detailed_name(name, $0)) } ?? name
    }

    /// Sets the action that an actionable widget performs (`gtk_actionable_set_action_name`).
    ///
    /// The target is set first: GTK's own function sets the name first, and then warns that the target is missing.
    static func assign(_ detailedName: String, to actionable: OpaquePointer) {
        var name: UnsafeMutablePointer<CChar>?
        var target: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        guard g_action_parse_detailed_name(detailedName, &name, &target, &error) != 0 else {
            fatalError("«\(detailedName)» names no action: \(GLibError(adopting: error))")
        }
        defer { g_free(name) }
        gtk_actionable_set_action_target_value(actionable, target)
        gtk_actionable_set_action_name(actionable, name)
        if let target { g_variant_unref(target) }
    }

    private func whenStateChanges<State: VariantConvertible & Equatable>(
        _ changed: @escaping @MainActor (State) -> Void
    ) {
        connect("change-state") { [weak self] (state: Variant?) in
            guard let self, let state = state.flatMap({ State($0) }), state != self.state(as: State.self) else {
                return
            }
            setState(state)
            changed(state)
        }
    }

    private static func make(_ name: String, target: String?, state: Variant?) -> OpaquePointer? {
        require(
            g_action_name_is_valid(name) != 0, "«\(name)» is no action name: letters, digits, «-» and «.» only")
        let type = target.flatMap { g_variant_type_new($0) }
        defer { if let type { g_variant_type_free(type) } }
        guard let state else { return g_simple_action_new(name, type) }
        return state.use { g_simple_action_new_stateful(name, type, $0) }
    }
}

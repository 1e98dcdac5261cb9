internal import CGTK

/// Something a menu, a button, a key or a notification can ask for by name (`GSimpleAction`).
///
///     application.add(Action("open", for: String.self) { address in … })
///     window.add(Action("night", isOn: false) { isOn in … })
///     window.add(Action("sort", choice: "name") { order in … })
///
/// An action that is not always possible is bound: `save.bind(\.isEnabled) { model.hasChanges }`.
@MainActor
public final class Action: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes an action that needs nothing but its name (`g_simple_action_new`).
    public convenience init(_ name: String, _ perform: @escaping @MainActor () -> Void) {
        self.init(Reference(adopting: Action.make(name, target: nil, state: nil)))
        connect("activate", perform)
    }

    /// Makes an action that is told what to act on.
    /// - Parameter type: the target's type; asking with another type is refused by GTK.
    public convenience init<Target: VariantConvertible>(
        _ name: String, for type: Target.Type, _ perform: @escaping @MainActor (Target) -> Void
    ) {
        self.init(Reference(adopting: Action.make(name, target: Target.variantType, state: nil)))
        connect("activate") { (target: Variant?) in
            if let target = target.flatMap({ Target($0) }) { perform(target) }
        }
    }

    /// Makes an action that is on or off, as a check box in a menu (`g_simple_action_new_stateful`).
    /// - Parameter changed: called after the person, or the program, turned it on or off.
    public convenience init(_ name: String, isOn: Bool, _ changed: @escaping @MainActor (Bool) -> Void = { _ in }) {
        self.init(Reference(adopting: Action.make(name, target: nil, state: isOn.variant)))
        whenStateChanges(changed)
    }

    /// Makes an action that is one of several choices, as radio buttons in a menu; each names its choice as target.
    /// - Parameter changed: called after the person, or the program, chose another one.
    public convenience init<Choice: VariantConvertible & Equatable>(
        _ name: String, choice: Choice, _ changed: @escaping @MainActor (Choice) -> Void = { _ in }
    ) {
        self.init(Reference(adopting: Action.make(name, target: Choice.variantType, state: choice.variant)))
        whenStateChanges(changed)
    }

    /// The name without the prefix of the group it is in (`g_action_get_name`).
    public var name: String { string(g_action_get_name(opaque)) ?? "" }

    /// Whether the action can be asked for; what shows it is greyed out otherwise (`g_simple_action_set_enabled`).
    public var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { g_simple_action_set_enabled(opaque, newValue.c) }
    }

    /// Whether an on-off action is on; setting does not call the handler (`g_simple_action_set_state`).
    public var isOn: Bool {
        get { state(as: Bool.self) }
        set { setState(newValue) }
    }

    /// The choice of an action with strings as choices; setting does not call the handler.
    public var choice: String {
        get { state(as: String.self) }
        set { setState(newValue) }
    }

    /// The state (`g_action_get_state`).
    public func state<State: VariantConvertible>(as type: State.Type) -> State {
        guard let state = g_action_get_state(opaque).map({ Variant(adopting: $0) }) else {
            preconditionFailure("the action «\(name)» has no state")
        }
        guard let value = State(state) else {
            preconditionFailure("the action «\(name)» has a state of type \(state.type), not \(State.variantType)")
        }
        return value
    }

    /// Sets the state without calling the handler (`g_simple_action_set_state`).
    public func setState<State: VariantConvertible>(_ state: State) {
        state.variant.use { g_simple_action_set_state(opaque, $0) }
    }

    /// Does what the person would by choosing it; nothing while it is disabled (`g_action_activate`).
    public func activate() { g_action_activate(opaque, nil) }

    /// The same for an action with a target.
    public func activate<Target: VariantConvertible>(_ target: Target) {
        target.variant.use { g_action_activate(opaque, $0) }
    }

    /// An action's name with a target, as menus and buttons take it (`g_action_print_detailed_name`).
    public static func detailedName<Target: VariantConvertible>(_ name: String, _ target: Target) -> String {
        target.variant.use { string(adopting: g_action_print_detailed_name(name, $0)) } ?? name
    }

    /// Has an actionable widget ask for an action (`gtk_actionable_set_action_name`).
    ///
    /// The target comes first: GTK's own function sets the name first, and then warns that the target is missing.
    static func assign(_ detailedName: String, to actionable: OpaquePointer) {
        var name: UnsafeMutablePointer<CChar>?
        var target: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        guard g_action_parse_detailed_name(detailedName, &name, &target, &error) != 0 else {
            preconditionFailure("«\(detailedName)» names no action: \(GLibError(adopting: error))")
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
            guard let self, let state = state.flatMap({ State($0) }), state != self.state(as: State.self) else { return }
            setState(state)
            changed(state)
        }
    }

    private static func make(_ name: String, target: String?, state: Variant?) -> OpaquePointer? {
        precondition(g_action_name_is_valid(name) != 0, "«\(name)» is no action name: letters, digits, «-» and «.» only")
        let type = target.flatMap { g_variant_type_new($0) }
        defer { if let type { g_variant_type_free(type) } }
        guard let state else { return g_simple_action_new(name, type) }
        return state.use { g_simple_action_new_stateful(name, type, $0) }
    }
}

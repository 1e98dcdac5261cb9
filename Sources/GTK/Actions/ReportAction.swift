internal import CGTK

/// How something stands, as the state of an action that other programs can read over the bus and nobody can set
/// (`GAction`).
///
/// It is asked whenever somebody reads it, so that it need not be known before. Add it before the application is
/// registered: what is added later is told to the bus, and so asked, at once.
@MainActor
public final class ReportAction: Object {
    private let name: String
    private let state: @MainActor () -> String
    /// The name as C may keep it.
    private let pointer: UnsafeMutablePointer<CChar>?

    /// Makes one.
    /// - Parameters:
    ///   - name: letters, digits, «-» and «.» only.
    ///   - state: says how it stands; other programs wait meanwhile.
    public init(_ name: String, _ state: @escaping @MainActor () -> String) {
        require(
            g_action_name_is_valid(name) != 0, "«\(name)» is no action name: letters, digits, «-» and «.» only")
        (self.name, self.state) = (name, state)
        pointer = g_strdup(name)
        super.init(instantiating: GType(COMPTOIR_TYPE_OBJECT))
    }

    isolated deinit { g_free(pointer) }

    /// Tells those who follow it that it has become another one.
    public func changed() { notify("state") }

    public override class func define(_ type: TypeDefinition) {
        type.interfaces = { type in
            var info = GInterfaceInfo()
            info.interface_init = { interface, _ in
                guard let interface else { return }
                ReportAction.fill(interface.assumingMemoryBound(to: GActionInterface.self))
            }
            g_type_add_interface_static(type, g_action_get_type(), &info)
        }
        type.overrides = { type in
            let objectClass = type.assumingMemoryBound(to: GObjectClass.self)
            objectClass.pointee.get_property = { object, number, value, _ in
                guard let object, let value else { return }
                ReportAction.read(number, of: OpaquePointer(object), into: value)
            }
            for (index, name) in properties.enumerated() {
                g_object_class_override_property(objectClass, guint(index + 1), name)
            }
        }
    }

    /// What every action has, by its number less one.
    private static let properties = ["name", "parameter-type", "enabled", "state-type", "state"]

    private nonisolated static func fill(_ action: UnsafeMutablePointer<GActionInterface>) {
        action.pointee.get_name = { action in onMainActor(action) { UnsafePointer(ReportAction.of($0)?.pointer) } }
        action.pointee.get_parameter_type = { _ in nil }
        action.pointee.get_state_type = { _ in comptoir_variant_type_string() }
        action.pointee.get_state_hint = { _ in nil }
        action.pointee.get_enabled = { _ in true.c }
        action.pointee.get_state = { action in
            onMainActor(action) { ReportAction.of($0)?.state().variant.use { g_variant_ref($0) } }
        }
        // What others say it should be, and their asking for it to be done, leads to nothing.
        action.pointee.change_state = { _, _ in }
        action.pointee.activate = { _, _ in }
    }

    private nonisolated static func read(
        _ number: guint, of action: OpaquePointer, into value: UnsafeMutablePointer<GValue>
    ) {
        switch number {
        case 1: g_value_set_string(value, g_action_get_name(action))
        case 3: g_value_set_boolean(value, g_action_get_enabled(action))
        case 4: g_value_set_boxed(value, UnsafeRawPointer(g_action_get_state_type(action)))
        case 5: g_value_take_variant(value, g_action_get_state(action))
        default: break
        }
    }

    private static func of(_ action: OpaquePointer?) -> ReportAction? {
        action.flatMap { ToggleReference.wrapper(of: UnsafeMutableRawPointer($0)) as? ReportAction }
    }
}

extension ActionMap {
    /// Adds what others can read, in place of what has the same name (`g_action_map_add_action`).
    public func add(_ report: ReportAction) { g_action_map_add_action(actionMap, report.opaque) }
}

internal import CGTK

/// What a Swift class adds to its GType; filled in by `Object.define(_:)`.
@MainActor
public final class TypeDefinition {
    /// The name of the widget's CSS node, for widget classes.
    public var cssName: String?
    /// The widget's role for assistive technology, for widget classes.
    public var role: AccessibleRole?

    let swiftClass: Object.Type
    var properties: [DefinedProperty] = []
    var signals: [DefinedSignal] = []
    /// Which of GTK's further questions the class answers itself, for widget classes; see `CustomWidget`.
    public var answers: WidgetQuestions = []
    /// Fills in virtual functions of a class that only another module knows; receives the class structure.
    package var overrides: (@MainActor (UnsafeMutableRawPointer) -> Void)?
    /// Adds interfaces to the registered type.
    var interfaces: (@MainActor (GType) -> Void)?

    init(swiftClass: Object.Type) {
        self.swiftClass = swiftClass
    }

    /// Adds a signal without a result, emitted by `Object.emit`.
    public func signal<each Argument: ValueConvertible>(_ name: String, _ arguments: repeat (each Argument).Type) {
        var types: [GType] = []
        for argument in repeat each arguments { types.append(GType(argument.valueType)) }
        signals.append(DefinedSignal(name: name, parameters: types, result: GType(COMPTOIR_TYPE_NONE)))
    }

    /// Adds a signal that asks its handlers for an answer, emitted by `Object.emit(asking:)`.
    ///
    /// For a Boolean answer, the first `true` wins and no handler is called after it; otherwise the last answer wins.
    public func signal<each Argument: ValueConvertible, Answer: ValueConvertible>(
        asking name: String, _ arguments: repeat (each Argument).Type, answer: Answer.Type
    ) {
        var types: [GType] = []
        for argument in repeat each arguments { types.append(GType(argument.valueType)) }
        signals.append(DefinedSignal(name: name, parameters: types, result: GType(Answer.valueType)))
    }

    /// Adds a GObject property that reads and writes a Swift one; call `notify(_:)` when it changes.
    /// - Parameters:
    ///   - name: the name in GObject's style, lower case with hyphens.
    ///   - keyPath: the Swift property.
    public func property<Owner: Object, Value: ValueConvertible>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) {
        properties.append(
            DefinedProperty(
                name: name, type: GType(Value.valueType),
                get: { object, slot in
                    guard let owner = object as? Owner else { return }
                    owner[keyPath: keyPath].write(slot)
                },
                set: { object, slot in
                    guard let owner = object as? Owner else { return }
                    owner[keyPath: keyPath] = Value.read(slot)
                }))
    }

    func installSignals(in type: GType) {
        for signal in signals {
            var parameters = signal.parameters
            let isQuestion = Int(signal.result) == COMPTOIR_TYPE_BOOLEAN
            g_signal_newv(
                signal.name, type, G_SIGNAL_RUN_LAST, nil, isQuestion ? g_signal_accumulator_true_handled : nil, nil,
                nil, signal.result, guint(parameters.count), &parameters)
        }
    }

    func installProperties(in objectClass: UnsafeMutablePointer<GObjectClass>) {
        guard !properties.isEmpty else { return }
        objectClass.pointee.get_property = { object, identifier, value, _ in
            onMainActor((object, value)) { object, value in DefinedProperty.get(object, identifier, value) }
        }
        objectClass.pointee.set_property = { object, identifier, value, _ in
            onMainActor((object, value)) { object, value in DefinedProperty.set(object, identifier, value) }
        }
        for (index, property) in properties.enumerated() {
            g_object_class_install_property(objectClass, guint(index + 1), property.specification)
        }
    }
}

/// A signal that a Swift class adds.
struct DefinedSignal {
    let name: String
    let parameters: [GType]
    let result: GType
}

/// A GObject property whose value a Swift class stores.
@MainActor
struct DefinedProperty {
    let name: String
    let type: GType
    let get: @MainActor (Object, ValueSlot) -> Void
    let set: @MainActor (Object, ValueSlot) -> Void

    var specification: UnsafeMutablePointer<GParamSpec>? {
        let flags = GParamFlags(
            G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
        switch Int(type) {
        case COMPTOIR_TYPE_BOOLEAN: return g_param_spec_boolean(name, nil, nil, 0, flags)
        case COMPTOIR_TYPE_INT: return g_param_spec_int(name, nil, nil, gint.min, gint.max, 0, flags)
        case COMPTOIR_TYPE_UINT: return g_param_spec_uint(name, nil, nil, 0, guint.max, 0, flags)
        case COMPTOIR_TYPE_UINT64: return g_param_spec_uint64(name, nil, nil, 0, guint64.max, 0, flags)
        case COMPTOIR_TYPE_FLOAT:
            return g_param_spec_float(
                name, nil, nil, -Float.greatestFiniteMagnitude, Float.greatestFiniteMagnitude, 0, flags)
        case COMPTOIR_TYPE_INT64:
            return g_param_spec_int64(name, nil, nil, gint64.min, gint64.max, 0, flags)
        case COMPTOIR_TYPE_DOUBLE:
            return g_param_spec_double(
                name, nil, nil, -Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, 0, flags)
        case COMPTOIR_TYPE_STRING: return g_param_spec_string(name, nil, nil, nil, flags)
        case COMPTOIR_TYPE_VARIANT:
            let any = g_variant_type_new("*")
            defer { g_variant_type_free(any) }
            return g_param_spec_variant(name, nil, nil, any, nil, flags)
        default:
            return comptoir_fundamental(type) == GType(COMPTOIR_TYPE_BOXED)
                ? g_param_spec_boxed(name, nil, nil, type, flags) : g_param_spec_object(name, nil, nil, type, flags)
        }
    }

    static func get(
        _ object: UnsafeMutablePointer<GObject>?, _ identifier: guint, _ value: UnsafeMutablePointer<GValue>?
    ) {
        call(object, identifier, value) { $0.get($1, $2) }
    }

    static func set(
        _ object: UnsafeMutablePointer<GObject>?, _ identifier: guint, _ value: UnsafePointer<GValue>?
    ) {
        call(object, identifier, UnsafeMutablePointer(mutating: value)) { $0.set($1, $2) }
    }

    private static func call(
        _ object: UnsafeMutablePointer<GObject>?, _ identifier: guint, _ value: UnsafeMutablePointer<GValue>?,
        _ body: (DefinedProperty, Object, ValueSlot) -> Void
    ) {
        guard let object, let value, let wrapper = ToggleReference.wrapper(of: object),
            let definition = SubclassRegistry.definition(of: comptoir_type_of(object)),
            definition.properties.indices.contains(Int(identifier) - 1)
        else { return }
        body(definition.properties[Int(identifier) - 1], wrapper, ValueSlot(pointer: value))
    }
}

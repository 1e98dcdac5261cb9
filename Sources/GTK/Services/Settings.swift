internal import CGTK
public import Observation

/// A setting's name together with the Swift type of its value.
///
///     extension SettingsKey where Value == Double {
///         static var textSize: Self { "text-size" }
///     }
public struct SettingsKey<Value: VariantConvertible>: ExpressibleByStringLiteral, Sendable {
    /// The name of the setting in the schema.
    public let name: String

    /// Creates a key from its name.
    public init(_ name: String) { self.name = name }
    /// Creates a key from a string literal.
    public init(stringLiteral name: String) { self.name = name }
}

/// The user's settings, which the program remembers (`GSettings`).
///
///     settings[.textSize] = 1.25
///     label.bind(\.text) { "\(settings[.textSize])" }
@MainActor
public final class Settings: Object, Observable {
    private let registrar = ObservationRegistrar()

    override class var isUsedByOtherThreads: Bool { true }

    override init(_ reference: Reference) {
        super.init(reference)
        connect("changed") { [weak self] in
            guard let self else { return }
            registrar.withMutation(of: self, keyPath: \.all) {}
        }
    }

    /// Opens the settings of a schema (`g_settings_new_full`).
    /// - Parameters:
    ///   - identifier: the identifier of the schema, in reverse domain order.
    ///   - folder: the folder with compiled schemas (`gschemas.compiled`); the desktop's own are searched next.
    ///   - path: the path of the values, for a schema without a path.
    ///   - storage: where the values are stored.
    /// - Throws: `SettingsProblem` in cases where GSettings would end the program.
    public convenience init(
        schema identifier: String, in folder: String? = nil, path: String? = nil, storage: SettingsStorage = .desktop
    ) throws {
        let schema = try SettingsSchema.find(identifier, in: folder)
        defer { g_settings_schema_unref(schema) }
        guard path != nil || g_settings_schema_get_path(schema) != nil else {
            throw SettingsProblem.noPath(schema: identifier)
        }
        let backend = storage.backend(for: identifier)
        defer { if let backend { g_object_unref(UnsafeMutableRawPointer(backend)) } }
        self.init(Reference(adopting: g_settings_new_full(schema, backend, path)))
    }

    private var gtk: UnsafeMutablePointer<GSettings> { raw.assumingMemoryBound(to: GSettings.self) }

    /// The value of a setting (`g_settings_get_value`, `g_settings_set_value`).
    ///
    /// Whole numbers fit any integer type of the schema. Setting a value outside the schema's range is a programming
    /// error; check with `allows(_:for:)`. A setting that the administrator has locked stays as it is.
    public subscript<Value: VariantConvertible>(key: SettingsKey<Value>) -> Value {
        get {
            registrar.access(self, keyPath: \.all)
            checkType(of: key)
            let variant = Variant(adopting: g_settings_get_value(gtk, key.name))
            guard let value = Value(variant) else {
                fatalError("the setting «\(key.name)» holds \(variant), which is no \(Value.self)")
            }
            return value
        }
        set {
            let type = checkType(of: key)
            guard let variant = newValue.variant.converted(to: type), isInRange(variant, key.name) else {
                fatalError("the setting «\(key.name)» does not allow \(newValue)")
            }
            variant.use { _ = g_settings_set_value(gtk, key.name, $0) }
        }
    }

    /// Returns whether the schema allows a value (`g_settings_schema_key_range_check`).
    public func allows<Value: VariantConvertible>(_ value: Value, for key: SettingsKey<Value>) -> Bool {
        guard let variant = value.variant.converted(to: checkType(of: key)) else { return false }
        return isInRange(variant, key.name)
    }

    /// Returns whether the setting may be changed (`g_settings_is_writable`).
    public func isWritable<Value: VariantConvertible>(_ key: SettingsKey<Value>) -> Bool {
        checkType(of: key)
        return g_settings_is_writable(gtk, key.name) != 0
    }

    /// Returns a setting to the schema's default (`g_settings_reset`).
    public func reset<Value: VariantConvertible>(_ key: SettingsKey<Value>) {
        checkType(of: key)
        g_settings_reset(gtk, key.name)
    }

    /// Calls `handler` with the new value after each change, by this or another program (`changed::…`).
    @discardableResult
    public func onChange<Value: VariantConvertible>(
        of key: SettingsKey<Value>, _ handler: @escaping @MainActor (Value) -> Void
    ) -> Connection {
        // GSettings notifies only of settings that have been read before.
        _ = self[key]
        return connect("changed::" + key.name) { [weak self] in
            if let self { handler(self[key]) }
        }
    }

    /// Writes pending changes; call it before the program ends (`g_settings_sync`).
    public static func flush() { g_settings_sync() }

    private var all: Void { () }

    private func isInRange(_ variant: Variant, _ name: String) -> Bool {
        withKey(name) { key in variant.use { g_settings_schema_key_range_check(key, $0) } != 0 }
    }

    /// Returns the setting's type in the schema, after checking that it exists and fits.
    @discardableResult
    private func checkType<Value: VariantConvertible>(of key: SettingsKey<Value>) -> String {
        let type = withKey(key.name) {
            string(adopting: g_variant_type_dup_string(g_settings_schema_key_get_value_type($0))) ?? ""
        }
        let numbers: Set = ["y", "n", "q", "i", "u", "x", "t"]
        let fits = type == Value.variantType || numbers.contains(type) && numbers.contains(Value.variantType)
        require(fits, "the setting «\(key.name)» is of type \(type), not \(Value.variantType)")
        return type
    }

    private func withKey<Result>(_ name: String, _ body: (OpaquePointer?) -> Result) -> Result {
        var value = GValue()
        g_value_init(&value, g_settings_schema_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(object, "settings-schema", &value)
        let schema = OpaquePointer(g_value_dup_boxed(&value))
        defer { g_settings_schema_unref(schema) }
        require(
            g_settings_schema_has_key(schema, name) != 0,
            "the schema \(string(g_settings_schema_get_id(schema)) ?? "") has no setting «\(name)»")
        let key = g_settings_schema_get_key(schema, name)
        defer { g_settings_schema_key_unref(key) }
        return body(key)
    }
}

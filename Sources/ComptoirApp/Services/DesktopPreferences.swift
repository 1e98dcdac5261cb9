import GTK

/// Preferences in the desktop's own place for them, GSettings.
@MainActor
final class DesktopPreferences: PreferenceStorage {
    private let settings: Settings

    /// Opens the settings.
    /// - Parameter schemas: a folder with the compiled schema, searched before the desktop's own.
    /// - Throws: `SettingsProblem` where the schema is nowhere.
    init(schemas: String) throws {
        settings = try Settings(schema: AppIdentity.id, in: schemas)
    }

    func string(_ key: String) -> String { settings[SettingsKey<String>(key)] }
    func setString(_ value: String, _ key: String) { set(value, key) }
    func bool(_ key: String) -> Bool { settings[SettingsKey<Bool>(key)] }
    func setBool(_ value: Bool, _ key: String) { set(value, key) }
    func double(_ key: String) -> Double { settings[SettingsKey<Double>(key)] }
    func setDouble(_ value: Double, _ key: String) { set(value, key) }
    func int(_ key: String) -> Int { settings[SettingsKey<Int>(key)] }
    func setInt(_ value: Int, _ key: String) { set(value, key) }

    func onChange(_ handler: @escaping @MainActor (String) -> Void) {
        settings.connect("changed") { (key: String) in handler(key) }
    }

    /// What is out of the schema's range is not kept: the schema has the last word.
    private func set<Value: VariantConvertible>(_ value: Value, _ key: String) {
        let key = SettingsKey<Value>(key)
        if settings.allows(value, for: key) { settings[key] = value }
    }
}

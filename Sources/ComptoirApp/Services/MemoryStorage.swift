/// Preferences that last as long as the program.
@MainActor
final class MemoryStorage: PreferenceStorage {
    private var values: [String: Any] = [
        "theme": "system", "text-size": 1.0, "units": "metric", "serving": "100g", "fruit-sort": "name",
        "fruit-sort-ascending": true, "section": "fruits", "window-width": 1100, "window-height": 760,
    ]

    func string(_ key: String) -> String { values[key] as? String ?? "" }
    func setString(_ value: String, _ key: String) { values[key] = value }
    func bool(_ key: String) -> Bool { values[key] as? Bool ?? false }
    func setBool(_ value: Bool, _ key: String) { values[key] = value }
    func double(_ key: String) -> Double { values[key] as? Double ?? 0 }
    func setDouble(_ value: Double, _ key: String) { values[key] = value }
    func int(_ key: String) -> Int { values[key] as? Int ?? 0 }
    func setInt(_ value: Int, _ key: String) { values[key] = value }
    func onChange(_ handler: @escaping @MainActor (String) -> Void) {}
}

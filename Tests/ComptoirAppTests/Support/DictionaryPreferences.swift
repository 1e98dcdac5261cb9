@testable import ComptoirApp

/// Preferences in a dictionary; what was never set has the value that the schema gives it.
@MainActor
final class DictionaryPreferences: PreferenceStorage {
    private(set) var strings = ["theme": "system", "units": "metric", "serving": "100g", "fruit-sort": "name"]
    private(set) var bools = ["fruit-sort-ascending": true]
    private(set) var doubles = ["text-size": 1.0]
    private(set) var ints: [String: Int] = [:]
    /// How often something was set.
    private(set) var writes = 0
    private var handlers: [@MainActor (String) -> Void] = []

    func string(_ key: String) -> String { strings[key] ?? "" }
    func setString(_ value: String, _ key: String) {
        strings[key] = value
        writes += 1
    }
    func bool(_ key: String) -> Bool { bools[key] ?? false }
    func setBool(_ value: Bool, _ key: String) {
        bools[key] = value
        writes += 1
    }
    func double(_ key: String) -> Double { doubles[key] ?? 0 }
    func setDouble(_ value: Double, _ key: String) {
        doubles[key] = value
        writes += 1
    }
    func int(_ key: String) -> Int { ints[key] ?? 0 }
    func setInt(_ value: Int, _ key: String) {
        ints[key] = value
        writes += 1
    }

    func onChange(_ handler: @escaping @MainActor (String) -> Void) { handlers.append(handler) }

    /// Changes a text as another program would.
    func changeElsewhere(_ key: String, to value: String) {
        strings[key] = value
        for handler in handlers { handler(key) }
    }
}

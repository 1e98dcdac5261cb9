import GTK
import Foundation
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("Preferences", .serialized)
struct PreferencesTests {
    /// The settings of a schema compiled for this test; kept in memory.
    private func desktop(_ folder: TemporaryFolder) throws -> DesktopPreferences {
        Stage.open()
        let schema = Kitchen.resources.deletingLastPathComponent()
            .appending(path: "data/\(AppIdentity.id).gschema.xml")
        folder.write(try String(contentsOf: schema, encoding: .utf8), to: "\(AppIdentity.id).gschema.xml")
        let made = Shell.run("glib-compile-schemas --strict '\(folder.path)'")
        try #require(made.status == 0, "\(made.output)")
        return try DesktopPreferences(schemas: folder.path)
    }

    @Test("are kept in GSettings, and read again")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let storage = try desktop(folder)
        let first = Preferences(storage)
        #expect(first.theme == .system && first.textSize == 1 && first.units == .metric && first.serving == "100g")
        #expect(first.fruitSort == "name" && first.isFruitSortAscending && !first.isOnboardingDone)
        #expect(first.section == "discover" && first.window == (1100, 760, false))
        first.theme = .dark
        first.textSize = 1.4
        first.units = .us
        first.serving = "cup"
        first.fruitSort = "vitaminC"
        first.isFruitSortAscending = false
        first.isOnboardingDone = true
        first.window = (360, 700, true)
        let second = Preferences(storage)
        #expect(second.theme == .dark && second.textSize == 1.4 && second.units == .us && second.serving == "cup")
        #expect(second.fruitSort == "vitaminC" && !second.isFruitSortAscending && second.isOnboardingDone)
        #expect(second.window == (360, 700, true))
        // A change in one window is seen in the other.
        second.theme = .light
        #expect(first.theme == .light)
        for key in ["theme", "units", "serving", "fruit-sort"] {
            storage.setString(DictionaryPreferences().string(key), key)
        }
        first.textSize = 1
        first.isFruitSortAscending = true
        first.isOnboardingDone = false
        first.window = (1100, 760, false)
    }

    @Test("what the schema does not allow is not kept")
    func outOfRange() throws {
        let folder = try TemporaryFolder()
        let storage = try desktop(folder)
        storage.setDouble(7, "text-size")
        storage.setString("sepia", "theme")
        #expect(storage.double("text-size") == 1 && storage.string("theme") == "system")
    }

    @Test("without its schema the program is told so, and goes on")
    func missing() throws {
        Stage.open()
        let folder = try TemporaryFolder()
        folder.write(
            "<schemalist><schema id='org.example.other' path='/o/'/></schemalist>", to: "other.gschema.xml")
        _ = Shell.run("glib-compile-schemas '\(folder.path)'")
        #expect(throws: SettingsProblem.self) { try DesktopPreferences(schemas: folder.path) }
    }

    @Test("what another program changed is taken over, and nonsense is the default")
    func changedElsewhere() {
        let storage = DictionaryPreferences()
        let preferences = Preferences(storage)
        storage.changeElsewhere("theme", to: "dark")
        storage.changeElsewhere("serving", to: "piece")
        #expect(preferences.theme == .dark && preferences.serving == "piece")
        storage.changeElsewhere("theme", to: "sepia")
        storage.changeElsewhere("units", to: "furlong")
        #expect(preferences.theme == .system && preferences.units == .metric)
    }
}

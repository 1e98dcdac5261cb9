import Foundation
import GTK
import TestSupport
import Testing

extension SettingsKey where Value == String { fileprivate static var theme: Self { "theme" } }
extension SettingsKey where Value == Int { fileprivate static var width: Self { "width" } }
extension SettingsKey where Value == Double { fileprivate static var size: Self { "size" } }
extension SettingsKey where Value == Bool { fileprivate static var seen: Self { "seen" } }
extension SettingsKey where Value == [String] { fileprivate static var recent: Self { "recent" } }

@MainActor @Suite("Settings", .serialized)
struct SettingsTests {
    init() { Stage.open() }

    /// A folder with a compiled schema.
    private func schemas() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        folder.write(
            """
            <schemalist>
              <enum id='org.example.Theme'><value nick='system' value='0'/><value nick='dark' value='1'/></enum>
              <schema id='org.example.Comptoir' path='/org/example/comptoir/'>
                <key name='theme' enum='org.example.Theme'><default>'system'</default></key>
                <key name='width' type='i'><range min='360' max='4000'/><default>900</default></key>
                <key name='size' type='d'><default>1.0</default></key>
                <key name='seen' type='b'><default>false</default></key>
                <key name='recent' type='as'><default>[]</default></key>
              </schema>
              <schema id='org.example.Anywhere'><key name='seen' type='b'><default>true</default></key></schema>
            </schemalist>
            """, to: "org.example.gschema.xml")
        let result = Shell.run("glib-compile-schemas --strict \(folder.path)")
        try #require(result.status == 0, "\(result.output)")
        return folder
    }

    private func open(_ folder: TemporaryFolder) throws -> Settings {
        try Settings(schema: "org.example.Comptoir", in: folder.path, storage: .memory)
    }

    @Test("settings are typed, and fit the integer types of the schema")
    func typed() throws {
        let folder = try schemas()
        let settings = try open(folder)
        #expect(settings[.theme] == "system" && settings[.width] == 900 && settings[.size] == 1 && !settings[.seen])
        settings[.theme] = "dark"
        settings[.width] = 1200
        settings[.size] = 1.5
        settings[.seen] = true
        settings[.recent] = ["apple", "pear"]
        #expect(settings[.theme] == "dark" && settings[.width] == 1200 && settings[.size] == 1.5 && settings[.seen])
        #expect(settings[.recent] == ["apple", "pear"])
        settings.reset(.theme)
        #expect(settings[.theme] == "system" && settings.isWritable(.theme))
        #expect(settings.allows("dark", for: .theme) && !settings.allows("pink", for: .theme))
        #expect(settings.allows(360, for: .width) && !settings.allows(10, for: .width))
        #expect(!settings.allows(1 << 40, for: .width))
    }

    @Test("a change calls the handler and runs the bindings that read it")
    func changes() throws {
        let folder = try schemas()
        let settings = try open(folder)
        var heard: [Int] = []
        settings.onChange(of: .width) { heard.append($0) }
        let label = Label()
        label.bind(\.text) { "\(settings[.width])" }
        settings[.width] = 800
        settings[.width] = 800
        UpdateCycle.flush()
        #expect(heard.last == 800 && label.text == "800")
    }

    @Test("what is missing is an error that says where was looked")
    func missing() throws {
        let folder = try schemas()
        let problem = #expect(throws: SettingsProblem.self) {
            try Settings(schema: "org.example.None", in: folder.path)
        }
        #expect("\(try #require(problem))".contains(folder.path))
        #expect(throws: SettingsProblem.self) { try Settings(schema: "org.example.None", in: "/nowhere") }
        #expect(throws: SettingsProblem.noPath(schema: "org.example.Anywhere")) {
            try Settings(schema: "org.example.Anywhere", in: folder.path)
        }
        let placed = try Settings(schema: "org.example.Anywhere", in: folder.path, path: "/a/b/", storage: .memory)
        #expect(placed[.seen])
    }

    @Test("values kept in a file are there again")
    func file() throws {
        let folder = try schemas()
        let storage = SettingsStorage.file(path: folder.path + "/values/settings.ini")
        var settings: Settings? = try Settings(schema: "org.example.Comptoir", in: folder.path, storage: storage)
        settings?[.width] = 700
        Settings.flush()
        let trace = settings.map(Trace.init)
        settings = nil
        #expect(trace?.isGone == true)
        let again = try Settings(schema: "org.example.Comptoir", in: folder.path, storage: storage)
        #expect(again[.width] == 700)
    }
}

import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Style", .serialized)
struct StyleTests {
    init() { Stage.open() }

    @Test("a style sheet colours widgets while it is added")
    func adding() {
        let sheet = StyleSheet(".style-test { color: #ff0000; }")
        #expect(sheet.problems.isEmpty)
        let label = Label("a").styled("style-test")
        let red = Color(red: 1, green: 0, blue: 0)
        Stage.show(label) { _ in
            sheet.add()
            #expect(label.foreground == red)
            sheet.remove()
            #expect(label.foreground != red)
        }
    }

    @Test("a mistake in CSS is a value with its place, and the rest holds")
    func mistakes() throws {
        let sheet = StyleSheet("a { color: red; }\nb {\n  colour: red;\n}\nc { margin: 1px; }")
        let problem = try #require(sheet.problems.first)
        #expect(sheet.problems.count == 1)
        #expect(problem.line == 3 && problem.column == 3)
        #expect(problem.message.contains("colour"))
        #expect(problem.description.hasPrefix("style sheet:3:3: "))
        #expect(sheet.text.contains("margin"))
        #expect(sheet.load("d { margin: 2px; }"))
    }

    @Test("a file is loaded, and one that is not there is a problem")
    func files() throws {
        let folder = try TemporaryFolder()
        let path = folder.write("x { color: ; }", to: "style.css")
        let sheet = StyleSheet(path: path)
        #expect(sheet.problems.first?.path == path)
        #expect(!sheet.load(path: folder.path + "/missing.css"))
        #expect(sheet.problems.first?.message.contains("missing.css") == true)
    }

    @Test("a style sheet ends when it is neither held nor added")
    func lifetime() {
        var sheet: StyleSheet? = StyleSheet("a { color: red; }")
        let trace = sheet.map(Trace.init)
        sheet?.add()
        sheet = nil
        #expect(trace?.isGone == false)
        (trace?.object as? StyleSheet)?.remove()
        #expect(trace?.isGone == true)
    }

    @Test("fonts of a folder can be used at once")
    func fonts() throws {
        #expect(Fonts.register(directory: "/nowhere") == [])
        #expect(!Fonts.families.isEmpty)
        let folder = try TemporaryFolder()
        let family = try #require(renamedFont(in: folder))
        #expect(!Fonts.has(family))
        #expect(Fonts.register(directory: folder.path) == [family])
        #expect(Fonts.has(family))
    }

    @Test("fonts of a folder that is read on another thread can be used once it is read")
    func fontsElsewhere() async throws {
        #expect(await Fonts.register(directory: "/nowhere") == [])
        let folder = try TemporaryFolder()
        let family = try #require(renamedFont(in: folder, letter: "X"))
        #expect(!Fonts.has(family))
        #expect(await Fonts.register(directory: folder.path) == [family])
        #expect(Fonts.has(family))
    }

    /// Copies an installed TrueType font under a name that no installed font has; returns the name.
    private func renamedFont(in folder: TemporaryFolder, letter: String = "Q") -> String? {
        let found = Shell.run("fc-match -f '%{file}\n%{family[0]}' 'sans:fontformat=TrueType'").output
            .split(separator: "\n").map(String.init)
        guard found.count == 2, let data = FileManager.default.contents(atPath: found[0]) else { return nil }
        let (old, new) = (found[1], String(repeating: letter, count: found[1].count))
        var bytes = data
        for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
            guard let pattern = old.data(using: encoding), let name = new.data(using: encoding) else { return nil }
            while let range = bytes.range(of: pattern) { bytes.replaceSubrange(range, with: name) }
        }
        guard FileManager.default.createFile(atPath: folder.path + "/font.ttf", contents: bytes) else { return nil }
        return new
    }

    @Test("an icon in an added folder is found")
    func icons() throws {
        let folder = try TemporaryFolder()
        folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>",
            to: "hicolor/scalable/actions/comptoir-test-symbolic.svg")
        #expect(!IconTheme.current.has("comptoir-test-symbolic"))
        IconTheme.current.add(searchPath: folder.path)
        #expect(IconTheme.current.has("comptoir-test-symbolic"))
    }

    @Test("an icon in a folder that was shared before GTK started is found, and programs do not inherit the folder")
    func sharedIcons() async {
        // A process of its own: this one's folders were read long ago.
        await #expect(processExitsWith: .success) {
            let isFound = try await MainActor.run {
                let folder = try TemporaryFolder()
                folder.write(
                    "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>",
                    to: "icons/hicolor/scalable/actions/comptoir-test-symbolic.svg")
                let before = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"]
                guard SharedFolders.add(folder.path), SharedFolders.all.last == folder.path else { return false }
                guard ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] == before else { return false }
                Stage.open()
                return IconTheme.current.has("comptoir-test-symbolic") && !SharedFolders.add("/elsewhere")
            }
            exit(isFound ? 0 : 1)
        }
    }

    @Test("a binding follows the toolkit's settings")
    func settings() {
        let settings = ToolkitSettings.current
        let before = settings.prefersDark
        defer { settings.prefersDark = before }
        let label = Label()
        label.bind(\.text) { ToolkitSettings.current.prefersDark ? "dark" : "light" }
        settings.prefersDark = true
        UpdateCycle.flush()
        #expect(label.text == "dark")
        settings.prefersDark = false
        UpdateCycle.flush()
        #expect(label.text == "light")
        settings.textScale = 1.5
        #expect(settings.textScale == 1.5)
        settings.textScale = 1
        #expect(settings.animationsEnabled && !settings.themeName.isEmpty && !settings.fontName.isEmpty)
    }
}

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
        #expect(!Fonts.has("No Such Family"))
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

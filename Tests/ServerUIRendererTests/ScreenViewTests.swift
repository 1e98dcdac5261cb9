import Foundation
import GTK
import Map
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

/// What a screen looks like to those who use it.
@MainActor @Suite("A screen", .serialized)
struct ScreenViewTests {
    init() { Stage.open() }

    @Test("of a thousand labels one changed value sets one, and makes nothing")
    func oneProperty() throws {
        var components = (0..<999).map { Component.make("text", id: "\($0)", ["text": "Text \($0)"]) }
        components.insert(.make("text", id: "it", bind: ["text": "x"]), at: 500)
        let shown = Shown(
            Screen(name: "many", data: ["x": .text("a")], templates: [Template(id: "t", components: components)]))
        let labels = shown.all.compactMap { $0 as? Label }
        var changes = 0
        for label in labels { label.onNotify("label") { changes += 1 } }
        let all = shown.all.count
        shown.set(.text("b"))
        #expect(changes == 1 && shown.all.count == all && shown.words.contains("b"))
        shown.set(.text("b"))
        #expect(changes == 1)
    }

    @Test("of a text that is longer than can be laid out in a moment the beginning is shown, and the data keeps it")
    func endlessText() {
        let text = String(repeating: "é", count: 30_000)
        let shown = Shown("text", following: "text", .text(text))
        #expect(shown.words == [text.prefix(20_000) + "…"])
        #expect(shown.x == .text(text))
        shown.set(.text(String(text.prefix(20_000))))
        #expect(shown.words == [String(text.prefix(20_000))])
    }

    @Test("what a condition speaks of comes and goes with it, templates and components alike")
    func conditions() {
        let screen = Screen(
            name: "if", data: ["x": .bool(false)],
            templates: [
                Template(
                    id: "a", condition: expression("x"), components: [.make("text", id: "1", ["text": "template"])]),
                Template(
                    id: "b",
                    components: [
                        .make("text", id: "2", ["text": "always"]),
                        .make("row", if: "x", holding: [.make("text", id: "3", ["text": "component"])]),
                        .make("row", id: "r2", holding: [.make("text", id: "4", ["text": "unless"], if: "!x")]),
                    ]),
            ])
        let shown = Shown(screen)
        #expect(shown.words == ["always", "unless"])
        shown.set(.bool(true))
        #expect(shown.words == ["template", "always", "component"])
        shown.set(.bool(false))
        #expect(shown.words == ["always", "unless"])
    }

    @Test("what cannot be shown leaves the rest, and says why to its author alone", arguments: [false, true])
    func faults(isForAuthors: Bool) throws {
        let screen = Screen(
            name: "faults",
            templates: [
                Template(
                    id: "t",
                    components: [
                        .make("text", id: "1", ["text": "before"]),
                        Component(id: "2", type: "text", fault: "`text` is missing"),
                        .make("unheardOf", id: "3"), .make("text", id: "4", ["text": "after"]),
                    ])
            ])
        let shown = Shown(screen, isForAuthors: isForAuthors)
        let reasons = ["Not shown: `text` is missing", "Not shown: there is no type “unheardOf”"]
        let plain = "This part cannot be shown."
        #expect(shown.words == ["before"] + (isForAuthors ? reasons : [plain, plain]) + ["after"])
        let notice = try #require(shown.first(NoticeCard.self))
        #expect(notice.role == .status && notice.accessibleLabel == (isForAuthors ? reasons[0] : plain))
    }

    @Test(
        "what a document says is text, never markup",
        arguments: ["text", "heading", "hero", "card", "counter", "button"])
    func markup(type: String) {
        let words = "<b>5 < 6</b> & \"all\""
        let property = type == "text" ? "text" : "title"
        let shown = Shown(.make(type, [property: words, "days": "1"]))
        #expect(shown.words.contains(words))
    }

    @Test("headings have a level, lists a role and each row its place, and fields their caption as name")
    func accessibility() throws {
        let shown = Shown(
            .make("heading", ["title": "Drinks", "level": "3"]),
            .make("list", holding: (1...3).map { .make("text", id: "\($0)", ["text": "\($0)"]) }),
            .make("textField", ["label": "Name", "value": "x"]), .make("toggle", ["label": "Ice", "value": "true"]),
            .make("text", id: "l", ["text": "x"], label: "Spoken"))
        let heading = try #require(shown.all.first { $0.role == .heading })
        #expect((heading as? Label)?.text == "Drinks")
        #expect(shown.first(HeadingLine.self)?.level == 3)
        let list = try #require(shown.all.first { $0.role == .list })
        #expect(list.children.map(\.role) == [.listItem, .listItem, .listItem])
        #expect(shown.first(Entry.self)?.hasAccessible(.labelledBy) == true)
        #expect(shown.first(Switch.self)?.hasAccessible(.labelledBy) == true)
        #expect(shown.all.contains { $0.accessibleLabel == "Spoken" })
    }

    @Test(
        "columns stand beside each other where there is room and below each other where there is not; both ways of reading"
    )
    func columns() throws {
        func places(_ width: Int, _ direction: TextDirection) throws -> [Rectangle] {
            let columns = ["a", "b"].map { id in
                Component.make(
                    "column", id: id, ["weight": id == "a" ? "2" : "1"],
                    holding: [.make("text", id: "t\(id)", ["text": id])])
            }
            let shown = Shown(.make("columns", holding: columns))
            shown.view.direction = direction
            for widget in shown.all { widget.direction = direction }
            return try Stage.show(shown.view, width: width, height: 400) { window in
                Stage.paint(window)
                return try ["a", "b"].map { id in
                    let label = try #require(shown.first(Label.self) { $0.text == id })
                    return try #require(label.parent?.bounds(in: window))
                }
            }
        }
        let wide = try places(1000, .leftToRight)
        #expect(wide[0].y == wide[1].y && wide[1].x > wide[0].x)
        #expect(abs(wide[0].width - 2 * wide[1].width) < 3)
        let narrow = try places(360, .leftToRight)
        #expect(narrow[0].x == narrow[1].x && narrow[1].y >= narrow[0].y + narrow[0].height)
        #expect(narrow.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 360 })
        let mirrored = try places(1000, .rightToLeft)
        #expect(mirrored[0].x > mirrored[1].x)
    }

    @Test("a program's own types stand beside the standard ones, and bind as they do")
    func ownTypes() {
        var registry = ComponentRegistry.standard
        registry.register("badge") { context in
            let label = Label()
            context.bind(label, \.text) { "[" + $0.text("words") + "]" }
            return label
        }
        let screen = Screen(
            name: "own", data: ["x": .text("a")],
            templates: [Template(id: "t", components: [.make("badge", bind: ["words": "x"])])])
        let running = RunningScreen(screen)
        let view = ScreenView(running, pictures: LabelPictures(), registry: registry)
        func words() -> [String] { everything(in: view).compactMap { ($0 as? Label)?.text } }
        #expect(words().contains("[a]"))
        running.set("words", of: screen.templates[0].components[0], in: .screen, to: .text("b"))
        UpdateCycle.flush()
        #expect(words().contains("[b]"))
    }

    @Test("a pin's panel says its detail as it is, and opens what follows")
    func pins() throws {
        let pin = Component.make(
            "pin", ["title": "Vienna", "latitude": "48", "longitude": "16"], bind: ["detail": "x"], does: "activate")
        let map = Component.make("mapPanel", ["label": "Shops", "latitude": "48", "longitude": "16"], holding: [pin])
        let screen = Screen(name: "map", data: ["x": .text("open")], templates: [Template(id: "t", components: [map])])
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Resources/map/world.map").standardizedFileURL.path
        let shown = Shown(screen, map: .bundled(file: file))
        try Stage.show(shown.view, width: 700, height: 500) { window in
            let panel = try #require(shown.first(MapPanel.self))
            #expect(panel.pins.map(\.title) == ["Vienna"])
            #expect(shown.all.filter { $0.isFocusable && $0.accessibleLabel == "Shops" }.count == 1)
            panel.selection = "pin"
            Stage.paint(window)
            #expect(shown.words.contains("open"))
            shown.set(.text("closed"))
            #expect(shown.words.contains("closed") && !shown.words.contains("open"))
            try #require(shown.button("Open: Vienna")).click()
            #expect(Stage.wait { shown.handler.done == ["back"] })
            panel.selection = nil
            panel.selection = "pin"
            Stage.paint(window)
            #expect(shown.words.contains("closed"))
        }
    }

    @Test("a picture that the document names is shown anew when pictures have become others, and only then")
    func otherPictures() {
        let shown = Shown(
            .make("fruitPicture", ["fruit": "kiwi"]), .make("hero", ["title": "Lime", "picture": "fruit:lime"]),
            .make("button", ["title": "Plain"]))
        let before = shown.pictures.asked
        #expect(before == ["fruit:kiwi": 1, "fruit:lime": 1])
        shown.pictures.version += 1
        UpdateCycle.flush()
        MainLoop.drain()
        #expect(shown.pictures.asked == ["fruit:kiwi": 2, "fruit:lime": 2])
    }

    @Test("a picture is asked for once for each that is shown, and again for another")
    func pictures() {
        let shown = Shown("picture", following: "source", .text("fruit:kiwi"))
        #expect(shown.pictures.asked == ["fruit:kiwi": 1])
        shown.set(.text("fruit:lime"))
        #expect(shown.pictures.asked == ["fruit:kiwi": 1, "fruit:lime": 1] && shown.words == ["fruit:lime@160"])
        shown.set(.text("fruit:none"))
        #expect(shown.words.isEmpty)
    }
}

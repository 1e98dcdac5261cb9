import GTK
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Lists of entries", .serialized)
struct ListTests {
    init() { Stage.open() }

    private func entry(_ id: Int, _ title: String? = nil) -> Value {
        .record(["id": .text("k\(id)"), "title": .text(title ?? "Row \(id)")])
    }

    /// A screen with a heading and a list of `rows`.
    private func screen(
        _ type: String, _ rows: [Value]?, page: Int = 50, row: Component? = nil, empty: Component? = nil
    ) -> Screen {
        let template = Template(
            id: "list", type: type,
            repetition: .init(list: expression("x"), name: "row", key: expression("row.id"), page: page), empty: empty,
            components: [row ?? .make("text", bind: ["text": "row.title"])])
        return Screen(
            name: "list", data: ["x": rows.map { .list($0) } ?? .null],
            templates: [Template(id: "top", components: [.make("heading", ["title": "Rows"])]), template])
    }

    private func rows(_ shown: Shown) -> [Label] {
        shown.all.compactMap { $0 as? Label }.filter { $0.text.hasPrefix("Row") && $0.text != "Rows" }
    }

    @Test(
        "of ten thousand rows at most two hundred have widgets, wherever the page is scrolled to",
        arguments: ["list", "grid"])
    func recycled(type: String) throws {
        let shown = Shown(screen(type, (0..<10_000).map { entry($0) }))
        Stage.show(shown.view, width: 500, height: 500) { window in
            Stage.paint(window)
            #expect(rows(shown).count <= 200 && rows(shown).count > 5)
            let all = Set(rows(shown).map(ObjectIdentifier.init))
            let scrolling = shown.view.scrolling
            for share in [0.1, 0.5, 0.9, 1, 0.3] {
                scrolling.value = (scrolling.upper - scrolling.pageSize) * share
                Stage.paint(window)
                Stage.paint(window)
                #expect(rows(shown).count <= 200)
                // What is seen in the middle of the window is a row of about that place.
                let seen = rows(shown).filter { label in
                    guard label.isMapped, let place = label.bounds(in: window) else { return false }
                    return place.y > 100 && place.y < 400
                }
                let numbers = seen.compactMap { Int($0.text.dropFirst(4)) }
                #expect(
                    numbers.count > 2 && numbers.allSatisfy { abs(Double($0) / 10_000 - share) < 0.06 },
                    "\(share): \(numbers)")
            }
            #expect(rows(shown).filter { all.contains(ObjectIdentifier($0)) }.count * 2 > rows(shown).count)
        }
    }

    @Test("each row shows its entry when it comes into sight, down and up again, whatever its height")
    func scrolled() {
        let all = (0..<1_000).map { entry($0, "Row \($0)" + ($0 % 7 == 0 ? "\nof\nseveral\nlines" : "")) }
        let shown = Shown(screen("list", all))
        Stage.show(shown.view, width: 400, height: 900) { window in
            Stage.paint(window)
            let scrolling = shown.view.scrolling
            let steps = Array(stride(from: 0.0, to: 9_000, by: 450)) + stride(from: 9_000, to: 0, by: -450)
            for step in steps {
                scrolling.value = step
                Stage.paint(window)
                let seen = rows(shown).compactMap { label -> (y: Double, number: Int?)? in
                    guard label.isMapped, let place = label.bounds(in: window) else { return nil }
                    guard place.y + place.height > 0, place.y < 900 else { return nil }
                    return (place.y, Int(label.text.dropFirst(4).prefix(while: \.isNumber)))
                }.sorted { $0.y < $1.y }
                let numbers = seen.compactMap(\.number)
                let isWhole = zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
                #expect(numbers.count > 8 && isWhole, "at \(step): \(numbers)")
                #expect(rows(shown).count <= 200)
            }
        }
    }

    @Test("an entry that changes changes its row, one that comes or goes leaves the others theirs, and the page stays")
    func byKey() throws {
        let shown = Shown(screen("list", (0..<500).map { entry($0) }))
        try Stage.show(shown.view, width: 500, height: 400) { window in
            Stage.paint(window)
            let labels = Dictionary(rows(shown).map { ($0.text, $0) }) { first, _ in first }
            let third = try #require(labels["Row 3"])
            shown.set(.list([entry(0), entry(1), entry(2), entry(3, "Row three")] + (4..<500).map { entry($0) }))
            Stage.paint(window)
            #expect(third.text == "Row three" && third.isMapped)
            shown.set(.list([entry(900), entry(3, "Row three"), entry(1)] + (4..<500).map { entry($0) }))
            Stage.paint(window)
            let seen = rows(shown).filter(\.isMapped).sorted {
                ($0.bounds(in: window)?.y ?? 0) < ($1.bounds(in: window)?.y ?? 0)
            }
            #expect(seen.prefix(4).map(\.text) == ["Row 900", "Row three", "Row 1", "Row 4"])
        }
    }

    @Test("the arrow keys go from row to row beyond what is seen, and the page goes along; Enter presses a row")
    func keyboard() throws {
        let row = Component.make("gradientRow", bind: ["title": "row.title"], does: "activate")
        let shown = Shown(screen("list", (0..<300).map { entry($0) }, row: row))
        try Stage.show(shown.view, width: 500, height: 400) { window in
            Hands.focus(window)
            Stage.paint(window)
            let list = try #require(shown.all.first { $0[cssClass: "flowing-list"] })
            list.moveFocus(.next)
            for _ in 0..<30 { Hands.type("Down") }
            Stage.paint(window)
            #expect(Stage.wait(.seconds(10)) { shown.view.scrolling.value > 300 })
            let isSeen = Stage.wait(.seconds(5)) {
                guard let place = window.focusedWidget?.bounds(in: window) else { return false }
                return place.y >= 0 && place.y + place.height <= 401
            }
            let focused = try #require(window.focusedWidget)
            #expect(
                isSeen,
                "\(focused.typeName) \(String(describing: focused.bounds(in: window))) \(shown.view.scrolling.value)")
            Hands.type("Return")
            #expect(Stage.wait(.seconds(5)) { shown.handler.done.count == 1 })
        }
    }

    @Test("a list that is empty says so, and one that is not known yet does not", arguments: ["list", "stack"])
    func empty(type: String) {
        let nothing = Component.make("text", ["text": "Nothing here"])
        let shown = Shown(screen(type, [], empty: nothing))
        #expect(shown.words == ["Rows", "Nothing here"])
        shown.set(.list([entry(1)]))
        Stage.show(shown.view) { window in
            Stage.paint(window)
            #expect(shown.words.contains("Row 1") && !shown.words.contains("Nothing here"))
            shown.set(.list([]))
            #expect(shown.words == ["Rows", "Nothing here"])
        }
    }

    @Test(
        "what is no list or grid shows a page, and another one when asked for more",
        arguments: ["stack", "row", "carousel"])
    func pages(type: String) throws {
        let shown = Shown(screen(type, (0..<25).map { entry($0) }, page: 10))
        #expect(rows(shown).count == 10)
        let first = try #require(rows(shown).first)
        try #require(shown.button("Show more")).click()
        #expect(rows(shown).count == 20 && rows(shown).first === first)
        try #require(shown.button("Show more")).click()
        #expect(rows(shown).count == 25)
        #expect(try #require(shown.all.first { ($0 as? Button)?.label == "Show more" }).isVisible == false)
    }

    @Test("a component of a row with a list of its own is shown for each entry of that", arguments: ["list", "stack"])
    func eachInRow(type: String) throws {
        let each = Template.Repetition(list: expression("row.tags"), name: "tag")
        let tag = Component.make("text", bind: ["text": "row.title + ' ' + tag"], each: each)
        let all = (0..<3).map { id in
            Value.record(["id": .text("k\(id)"), "title": .text("Row \(id)"), "tags": .list([.text("a"), .text("b")])])
        }
        let shown = Shown(screen(type, all, row: tag))
        Stage.show(shown.view) { window in
            Stage.paint(window)
            #expect(rows(shown).map(\.text).sorted() == (0..<3).flatMap { ["Row \($0) a", "Row \($0) b"] })
            #expect(shown.running.diagnostics == [])
        }
    }

    @Test("lists in each other show as much as there is room for, say so, and make room again")
    func nested() {
        func list(_ name: String, _ children: [Component]) -> Component {
            .make("row", id: name, each: .init(list: expression("x"), name: name, page: 500), holding: children)
        }
        let rows = list("a", [list("b", [list("c", [.make("divider")])])])
        let shown = Shown(rows, data: ["x": .list((0..<100).map { .number(Double($0)) })])
        func parts() -> Int { shown.all.filter { $0 is Separator }.count }
        #expect(parts() > 1_000 && parts() < Limits.standard.shown)
        #expect(shown.running.diagnostics.contains { $0.rule == .components })
        shown.set(.list([.number(1), .number(2)]))
        #expect(parts() == 8)
    }

    @Test("another version of the rows is shown in every row that there is")
    func anotherVersion() {
        let shown = Shown(screen("list", (0..<100).map { entry($0) }))
        Stage.show(shown.view, width: 500, height: 400) { window in
            Stage.paint(window)
            let next = screen(
                "list", (0..<100).map { entry($0) },
                row: Component(
                    id: "text", type: "text",
                    properties: ["text": .text(TextTemplate([.value(expression("row.title")), .words("!")]))]))
            let before = Set(rows(shown).map(ObjectIdentifier.init))
            shown.running.replace(with: next)
            UpdateCycle.flush()
            Stage.paint(window)
            #expect(rows(shown).count > 5 && rows(shown).allSatisfy { $0.text.hasSuffix("!") })
            #expect(rows(shown).allSatisfy { before.contains(ObjectIdentifier($0)) })
        }
    }

    @Test("no row survives its window")
    func freed() {
        var traces: [Trace] = []
        do {
            let shown = Shown(screen("list", (0..<1000).map { entry($0) }))
            Stage.show(shown.view) { window in
                Stage.paint(window)
                traces = shown.all.map { Trace($0) }
            }
        }
        #expect(traces.count > 50 && Stage.wait(.seconds(20)) { traces.allSatisfy(\.isGone) })
    }
}

import GTK
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("Rows of things")
struct KeptRowsTests {
    private struct Thing: Identifiable {
        let id: Int
        var name = ""
    }

    private let rows: KeptRows<Thing, Box>
    private let after: Button
    private let page: Box

    init() {
        Stage.open()
        after = Button("After")
        rows = KeptRows(
            make: { thing in
                Box(.horizontal, [Button("Open \(thing.id)"), Entry(), Button("Delete \(thing.id)")])
            }, fill: { row, thing in (row.children[1] as? Entry)?.placeholder = thing.name })
        page = Box(.vertical, [Button("Before"), rows, after])
    }

    private func things(_ ids: Int...) -> [Thing] { ids.map { Thing(id: $0) } }

    /// The words of the button that has the keyboard.
    private var focused: String? {
        everything(in: page).compactMap { $0 as? Button }.first(where: \.hasFocus)?.label
    }

    private func control(_ id: Int, _ place: Int) -> Widget? { rows.row(of: id)?.children[place] }

    @Test("stay the same widgets while their things stay, in whatever order, and show what has changed")
    func same() throws {
        rows.show(things(1, 2, 3))
        let second = try #require(rows.row(of: 2))
        rows.show([Thing(id: 3), Thing(id: 2, name: "Two"), Thing(id: 2), Thing(id: 4)])
        #expect(rows.row(of: 2) === second && rows.children.count == 3 && rows.children[1] === second)
        #expect((second.children[1] as? Entry)?.placeholder == "Two" && rows.row(of: 1) == nil)
    }

    @Test("keep the keyboard and what is being typed while others come and go")
    func typed() throws {
        rows.show(things(1, 2, 3))
        try Stage.show(page) { _ in
            let entry = try #require(control(2, 1) as? Entry)
            entry.grabFocus()
            entry.text = "being typed"
            entry.cursor = 5
            rows.show(things(5, 3, 2))
            #expect(entry.hasFocus && entry.text == "being typed" && entry.cursor == 5)
        }
    }

    @Test("hand the keyboard on to the same control of the next one, or at the end to the one before")
    func next() {
        rows.show(things(1, 2, 3))
        Stage.show(page) { _ in
            control(2, 2)?.grabFocus()
            rows.show(things(1, 3))
            #expect(focused == "Delete 3")
            rows.show(things(1))
            #expect(focused == "Delete 1")
            rows.show([])
            #expect(Stage.wait { focused == "After" })
        }
    }

    @Test("keep a popover open that stands over one of them")
    func popover() throws {
        let shown = KeptRows<Thing, MenuButton>(make: { MenuButton("\($0.id)", popover: Popover(Label("Open"))) })
        shown.show(things(1, 2))
        try Stage.show(shown) { _ in
            let button = try #require(shown.row(of: 2))
            button.popUp()
            #expect(Stage.wait { button.isOpen })
            shown.show(things(3, 2, 4))
            Stage.paint(shown)
            #expect(button.isOpen && button === shown.row(of: 2))
            button.popover?.popDown()
        }
    }
}

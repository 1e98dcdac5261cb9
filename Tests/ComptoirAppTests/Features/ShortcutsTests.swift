import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The list of what can be done by keyboard", .serialized)
struct ShortcutsTests {
    init() { Stage.open() }

    /// The labels in a widget, in reading order.
    private func labels(in widget: Widget) -> [Label] { everything(in: widget).compactMap { $0 as? Label } }

    private func caps(in widget: Widget) -> [Label] { labels(in: widget).filter { $0[cssClass: "key-cap"] } }

    @Test(
        "a combination comes apart into its keys, of which the plus is one too",
        arguments: [
            ("Ctrl+?", ["Ctrl", "?"]), ("Shift+Ctrl+R", ["Shift", "Ctrl", "R"]), ("F10", ["F10"]), ("+", ["+"]),
            ("Ctrl++", ["Ctrl", "+"]), ("-", ["-"]), ("Page Up", ["Page Up"]), ("", [String]()),
        ])
    func keys(label: String, keys: [String]) {
        #expect(KeyboardShortcut.caps(of: label) == keys)
    }

    @Test("each key is on a cap, and a row is heard as one")
    func row() throws {
        let view = ShortcutsView()
        let rows = everything(in: view).compactMap { $0 as? SplitLine }
        let row = try #require(rows.first { $0.accessibleLabel == "Shortcuts: Ctrl+? or F1" })
        #expect(caps(in: row).map(\.text) == ["Ctrl", "?", "F1"])
        #expect(labels(in: row).map(\.text) == ["Shortcuts", "Ctrl", "?", "or", "F1"])
        let keys = try #require(everything(in: row).compactMap { $0 as? KeyCaps }.first)
        #expect(keys.accessibleLabel == "Ctrl+? or F1" && keys.children.map(\.role) == [AccessibleRole.none])
        #expect(rows.contains { $0.accessibleLabel == "Add one to the cart: +" })
    }

    @Test("each group is on a card of its own, under its heading")
    func groups() {
        let view = ShortcutsView()
        let groups = view.children.compactMap { $0 as? FormGroup }
        #expect(groups.count == view.children.count)
        #expect(groups.map(\.heading.text) == KeyboardShortcut.groups.map(\.title))
        for (group, expected) in zip(groups, KeyboardShortcut.groups) {
            let rows = everything(in: group).compactMap { $0 as? SplitLine }
            #expect(rows.count == expected.shortcuts.count)
            #expect(rows.allSatisfy { $0.parent?[cssClass: "form-rows"] == true })
        }
    }

    @Test("from right to left the keys of a combination stand as they did, and what does the same comes after it")
    func mirrored() throws {
        Widget.defaultDirection = .rightToLeft
        defer { Widget.defaultDirection = .leftToRight }
        let keys = KeyCaps(["Ctrl+?", "F1"])
        try Stage.show(Box(.vertical, [keys]), width: 400) { _ in
            let starts = try ["F1", "or", "Ctrl", "?"].map { text in
                let label = try #require(labels(in: keys).first { $0.text == text })
                return try #require(label.bounds(in: keys)).x
            }
            #expect(starts == starts.sorted() && Set(starts).count == 4)
        }
    }

    @Test("in text twice as large all of it has room in a narrow window")
    func narrow() throws {
        let sheet = StyleSheet()
        sheet.load("window { font-size: 200%; }")
        sheet.add(priority: .override)
        defer { sheet.remove() }
        let view = ShortcutsView()
        let page = ScrolledWindow(view, scrolls: [.vertical])
        try Stage.show(page, width: 360, height: 600) { window in
            Stage.paint(window)
            #expect(view.measured(.horizontal).minimum <= 360)
            for label in labels(in: view) where label.isMapped {
                let place = try #require(label.bounds(in: view))
                #expect(place.x >= 0 && place.x + place.width <= Double(view.width), "\(label.text)")
                #expect(label.textSize.width <= place.width + 1, "\(label.text)")
                #expect(label.textSize.height <= place.height + 1, "\(label.text)")
            }
        }
    }
}

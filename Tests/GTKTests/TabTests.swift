import GTK
import TestSupport
import Testing

private struct Row: Identifiable {
    var id: Int
}

@MainActor @Suite("Tab in lists", .serialized)
struct TabTests {
    init() { Stage.open() }

    /// Shows `list` between two buttons;
    private func show(_ list: Widget, _ body: (Window, Button, Button) -> Void) {
        let (before, after) = (Button("Before"), Button("After"))
        let scroller = ScrolledWindow(list).layout(expand: [.horizontal, .vertical])
        Stage.show(Box(.vertical, [before, scroller, after])) { window in
            Hands.focus(window)
            before.grabFocus()
            body(window, before, after)
        }
    }

    private func source(_ count: Int = 10_000) -> ArrayList<Row> { ArrayList((0..<count).map { Row(id: $0) }) }

    @Test("a list is one stop, in both directions")
    func list() {
        let view = ListView(source(), row: { Label() }, update: { $0.text = "\($1.id)" })
        #expect(view.tabBehavior == .oneItem)
        show(view) { _, before, after in
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex == 0 })
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 1 })
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 2 })
            Hands.type("Tab")
            #expect(Stage.wait { after.hasFocus })
            Hands.type("shift+Tab")
            #expect(Stage.wait { view.focusedIndex == 2 })
            Hands.type("shift+Tab")
            #expect(Stage.wait { before.hasFocus })
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex == 2 })
        }
    }

    @Test("a grid is one stop, in both directions")
    func grid() {
        let view = GridView(source(), cell: { Label() }, update: { $0.text = "\($1.id)" })
        view.columnRange = 4...4
        show(view) { _, before, after in
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex == 0 })
            Hands.type("Right")
            #expect(Stage.wait { view.focusedIndex == 1 })
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 5 })
            Hands.type("Tab")
            #expect(Stage.wait { after.hasFocus })
            Hands.type("shift+Tab")
            #expect(Stage.wait { view.focusedIndex == 5 })
            Hands.type("shift+Tab")
            #expect(Stage.wait { before.hasFocus })
        }
    }

    @Test("the keyboard comes in at what the program selected meanwhile, however far away")
    func selected() {
        let view = ListView(source(), selection: .single, row: { Label() }, update: { $0.text = "\($1.id)" })
        show(view) { _, before, after in
            view.selection.select(7000)
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex == 7000 })
            Hands.type("Up")
            #expect(Stage.wait { view.focusedIndex == 6999 })
            Hands.type("Tab")
            #expect(Stage.wait { after.hasFocus })
            Hands.type("shift+Tab")
            #expect(Stage.wait { view.focusedIndex == 6999 })
            before.grabFocus()
            view.selection.select(3)
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex == 3 })
        }
    }

    @Test("after filtering, Tab still leaves and arrows still go in order")
    func filtered() {
        let source = source(500)
        let view = ListView(source, row: { Label() }, update: { $0.text = "\($1.id)" })
        show(view) { _, before, after in
            view.scroll(to: 400)
            source.elements = source.elements.filter { $0.id % 7 == 0 }
            Hands.type("Tab")
            #expect(Stage.wait { view.focusedIndex != nil })
            let start = view.focusedIndex ?? 0
            let next = start == 0 ? 1 : start - 1
            Hands.type(start == 0 ? "Down" : "Up")
            let hasMoved = Stage.wait { view.focusedIndex == next }
            #expect(hasMoved)
            Hands.type("Tab")
            #expect(Stage.wait { after.hasFocus })
            Hands.type("shift+Tab")
            #expect(Stage.wait { view.focusedIndex == next })
            Hands.type("shift+Tab")
            #expect(Stage.wait { before.hasFocus })
        }
    }

    @Test("a row's own widgets are gone through first; every item only where asked for")
    func inside() {
        var rows: [Box] = []
        let view = ListView(source(3)) {
            rows.append(Box(.horizontal, [Button("One"), Button("Two")]))
            return rows[rows.count - 1]
        } update: {
            $0.name = "row-\($1.id)"
        }
        /// Presses a key until the keyboard is on a button; says which buttons it was on meanwhile.
        @MainActor func press(_ key: String, until end: Button) -> [String] {
            var visited: [String] = []
            for _ in 0..<12 {
                // Newer versions of GTK also stop on the row itself.
                let before = view.window?.focusedWidget
                Hands.type(key)
                _ = Stage.wait(.seconds(1)) { view.window?.focusedWidget !== before }
                if end.hasFocus { return visited }
                for row in rows {
                    for (index, button) in row.children.enumerated() where button.hasFocus {
                        visited.append("\(row.name) \(index)")
                    }
                }
            }
            return visited
        }
        show(view) { _, before, after in
            #expect(press("Tab", until: after) == ["row-0 0", "row-0 1"])
            #expect(press("shift+Tab", until: before).count <= 2)
            view.tabBehavior = .everyItem
            let all = ["row-0 0", "row-0 1", "row-1 0", "row-1 1", "row-2 0", "row-2 1"]
            #expect(press("Tab", until: after) == all)
        }
    }
}

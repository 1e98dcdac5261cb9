import GTK
import TestSupport
import Testing

@MainActor @Suite("Tables", .serialized)
struct TableTests {
    init() { Stage.open() }

    /// The header of a column; GTK has no function for it.
    private func header(_ index: Int, of table: ColumnView<Fruit>) -> Widget { table.children[0].children[index] }

    @Test("a real click on a header sorts, a second one turns around, and another column comes first")
    func headers() {
        let table = fruitTable(ArrayList(fruits))
        var heard = 0
        table.onSortChanged { _ in heard += 1 }
        // Else the second click is the second half of a double click.
        ToolkitSettings.current[Property<Int>("gtk-double-click-time")] = 1
        defer { ToolkitSettings.current[Property<Int>("gtk-double-click-time")] = 400 }
        Stage.show(table) { _ in
            #expect(names(table.source) == ["pear", "Apple", "elderberry", "fig"] && table.sortColumns.isEmpty)
            Hands.click(header(0, of: table))
            #expect(Stage.wait { heard == 1 })
            #expect(names(table.source) == ["Apple", "elderberry", "fig", "pear"])
            Hands.click(header(0, of: table))
            #expect(Stage.wait { heard == 2 })
            #expect(names(table.source) == ["pear", "fig", "elderberry", "Apple"])
            #expect(table.sortColumns.map(\.column.title) == ["Name"] && table.sortColumns[0].isDescending)
            Hands.click(header(1, of: table))
            #expect(Stage.wait { heard == 3 })
            // Where prices are equal the names decide, still backwards.
            #expect(names(table.source) == ["fig", "Apple", "pear", "elderberry"])
            #expect(table.sortColumns.map(\.isDescending) == [false, true])
            Hands.click(header(2, of: table))
            table.sort(by: table.columns[1], isDescending: true)
            #expect(names(table.source).last == "fig" && table.sortColumns[0].isDescending)
            table.sort(by: nil)
            #expect(names(table.source) == fruits.map(\.name))
        }
    }

    @Test("many rows are selected with real keys and by the program")
    func multiple() {
        let view = fruitTable(ArrayList(fruits))
        var heard = 0
        view.selection.onChanged { _ in heard += 1 }
        Stage.show(view) { window in
            Hands.focus(window)
            view.scroll(to: 1, selecting: true, focusing: true)
            Hands.type("shift+Down")
            #expect(Stage.wait { view.selection.indices == [1, 2] })
            Hands.type("ctrl+a")
            #expect(Stage.wait { view.selection.indices == [0, 1, 2, 3] })
            view.selection.unselect(0)
            #expect(view.selection.indices == [1, 2, 3] && heard >= 4)
            view.selection.clear()
            view.selection.select(1..<3)
            #expect(view.selection.indices == [1, 2])
            view.selection.selectAll()
            #expect(view.selection.indices.count == 4)
        }
    }

    @Test("columns have what GTK's have, rows their names, and Tab one stop")
    func properties() {
        let view = fruitTable(ArrayList(fruits), .none)
        let column = view.columns[0]
        column.isResizable = true
        column.expands = true
        column.fixedWidth = 150
        view.columns[2].isVisible = false
        view.showsRowSeparators = true
        view.showsColumnSeparators = true
        view.activatesOnSingleClick = true
        #expect(column.isResizable && column.expands && column.fixedWidth == 150 && column.title == "Name")
        #expect(!view.columns[2].isVisible && view.columns[1].fixedWidth == nil && view.activatesOnSingleClick)
        #expect(view.showsRowSeparators && view.showsColumnSeparators)
        view.columns[2].isVisible = true
        column.fixedWidth = nil
        var activated: [String] = []
        view.onActivate { activated.append($1.name) }
        let (before, after) = (Button("Before"), Button("After"))
        Stage.show(Box(.vertical, [before, ScrolledWindow(view).layout(expand: [.vertical]), after])) { window in
            #expect(view.row(at: 1)?.accessibleDifference(label: "Apple, 2") == nil)
            Hands.focus(window)
            before.grabFocus()
            for _ in 0..<3 where view.focusedIndex == nil { Hands.type("Tab") }
            #expect(view.focusedIndex == 0)
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 1 })
            for _ in 0..<4 where !after.hasFocus {
                Hands.type("Tab")
                #expect(after.hasFocus || view.focusedIndex == 1)
            }
            #expect(after.hasFocus)
            view.scroll(to: 3, focusing: true)
            view.row(at: 3)?.activate()
            #expect(activated == ["fig"])
        }
    }

    @Test("a program orders the elements itself where a column only says so")
    func ordering() {
        let source = PagedList<Int, Fruit>(pageSize: 10) { $0.map { Fruit(id: $0, name: "\($0)", price: $0) } }
        source.keys = [1, 2, 3]
        let column = Column<Fruit>("Price", isSortable: true, text: \.name)
        let view = ColumnView(source, columns: [column])
        view.onSortChanged { [weak view] _ in
            if view?.sortColumns.first?.isDescending == true { source.keys = [3, 2, 1] }
        }
        Stage.show(view) { _ in
            #expect(view.source === source)
            view.sort(by: column, isDescending: true)
            #expect(source.keys == [3, 2, 1] && source.element(at: 0).id == 3)
        }
    }

    @Test("a table, its columns and its lists are freed with their window")
    func freed() {
        func make() -> [Trace] {
            let list = ArrayList(fruits)
            let arranged = ArrangedList(list, order: Ordering(by: \.price)) { $0.price > 1 }
            let view = fruitTable(arranged)
            view.onSortChanged { [weak view] _ in _ = view }
            Stage.show(ScrolledWindow(view)) { _ in view.sort(by: view.columns[0]) }
            return [Trace(list), Trace(arranged), Trace(view), Trace(view.selection)] + view.columns.map { Trace($0) }
        }
        _ = make()  // The first makes what stays: styles, cursors.
        let before = InstanceCount.byType
        #expect(make().filter { !$0.isGone }.isEmpty)
        #expect(InstanceCount.lastingGrowth(since: before) == [:])
    }
}

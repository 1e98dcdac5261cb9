import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Sortable table", .serialized)
struct SortableTableTests {
    init() { Stage.open() }

    private let rows = [
        SortableEntry(id: "bitter", title: "Bitter", amount: "30 ml", isActivatable: true),
        SortableEntry(id: "gin", title: "Gin", amount: "45 ml"),
        SortableEntry(id: "vermouth", title: "Vermouth", amount: "20 ml", mark: "missing", isActivatable: true),
    ]

    private func make() -> SortableTable {
        let table = SortableTable("Ingredients", titles: ("Ingredient", "Quantity"))
        table.rows = rows
        return table
    }

    private func heads(_ table: SortableTable) -> [Widget] { everything(in: table).filter { $0.role == .columnHeader } }

    private func lines(_ table: SortableTable) -> [Widget] { everything(in: table).filter { $0 is SortableLine } }

    @Test("toolkit row 20: by keyboard the heads sort, and Up and Down go through the rows that do something")
    func keys() {
        let table = make()
        var (sorts, opened): ([TableSort], [String]) = ([], [])
        table.onSortChosen { sorts.append($0) }
        table.onActivated { opened.append($0) }
        Stage.show(Box(.vertical, [table])) { window in
            Hands.focus(window)
            heads(table)[0].grabFocus()
            Hands.type("Return", "Tab", "space", "Return")
            #expect(Stage.wait { sorts.count == 3 })
            #expect(
                sorts == [
                    TableSort(.title, isDescending: true), TableSort(.amount), TableSort(.amount, isDescending: true),
                ])
            Hands.type("Tab", "Down", "Return", "Up", "Return")
            #expect(Stage.wait { opened == ["vermouth", "bitter"] })
        }
    }

    @Test("a row has a dot in its colour if it has one, and what is only worth knowing is no warning")
    func marks() throws {
        let table = make()
        let red = Color(red: 0.8, green: 0.1, blue: 0.1)
        table.rows = [
            SortableEntry(id: "bitter", title: "Bitter", amount: "30 ml", color: red, mark: "low", isWarning: false),
            SortableEntry(id: "gin", title: "Gin", amount: "45 ml", mark: "missing"),
        ]
        try Stage.show(Box(.vertical, [table])) { _ in
            let dots = everything(in: table).compactMap { $0 as? ColorDot }
            #expect(dots.map(\.isMapped) == [true, false] && dots[0].color == red)
            let drawn = Bitmap(try #require(dots[0].texture()))
            let middle = drawn[drawn.width / 2 + 1, drawn.height / 2 + 1]
            #expect(middle.red > 0.66 && middle.green < 0.4)
            let marks = everything(in: table).filter { $0[cssClass: "table-mark"] }
            #expect(marks.map { $0[cssClass: "mild"] } == [true, false])
        }
    }

    @Test("rows in another order keep their widgets, and the keyboard")
    func order() {
        let table = make()
        Stage.show(Box(.vertical, [table])) { window in
            Hands.focus(window)
            let before = lines(table)
            before[2].moveFocus(.next)
            table.rows = rows.reversed()
            #expect(lines(table).map { ObjectIdentifier($0) } == before.reversed().map { ObjectIdentifier($0) })
            #expect(lines(table)[0].hasFocus)
            table.rows = [rows[1]]
            #expect(lines(table).count == 1)
        }
    }

    @Test("toolkit row 19: heads tell the order, rows tell the whole, also what is missing")
    func accessibility() {
        let table = make()
        #expect(table.role == .table && table.accessibleLabel == "Ingredients")
        #expect(heads(table).map(\.accessibleLabel) == ["Ingredient", "Quantity"])
        #expect(heads(table)[0].accessibleDifference(sort: .ascending) == nil)
        #expect(heads(table)[1].accessibleDifference(sort: .none) == nil)
        table.sort = TableSort(.amount, isDescending: true)
        #expect(heads(table)[0].accessibleDifference(sort: .none) == nil)
        #expect(heads(table)[1].accessibleDifference(sort: .descending) == nil)
        #expect(heads(table)[1].accessibleDifference(description: "Sorted, descending") == nil)
        #expect(lines(table).map(\.accessibleLabel) == ["Bitter, 30 ml", "Gin, 45 ml", "Vermouth, 20 ml, missing"])
        #expect(lines(table).allSatisfy { $0.role == .row })
    }

    @Test("a row can become one that does something, and one that does not; the table ends with its window")
    func changes() {
        let table = make()
        #expect(lines(table).map { $0.children.first is Button } == [true, false, true])
        table.rows = rows.map {
            var row = $0
            row.isActivatable.toggle()
            return row
        }
        #expect(lines(table).map { $0.children.first is Button } == [false, true, false])
        #expect(endsAfterShowing { make() })
    }
}

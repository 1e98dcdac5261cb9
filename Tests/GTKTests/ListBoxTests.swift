import GTK
import TestSupport
import Testing

private final class NumberRow: ListBoxRow {
    let number: Int
    init(_ number: Int) {
        self.number = number
        super.init(Label("\(number)"))
    }
}

private final class NumberChild: FlowBoxChild {
    let number: Int
    init(_ number: Int) {
        self.number = number
        super.init(Label("\(number)"))
    }
}

@MainActor
private func number(_ widget: Widget) -> Int {
    (widget as? NumberRow)?.number ?? (widget as? NumberChild)?.number ?? 0
}

@MainActor @Suite("List box and flow box", .serialized)
struct ListBoxTests {
    init() { Stage.open() }

    @Test("a list puts what is no row into one")
    func rows() {
        let label = Label("a")
        let list = ListBox(.none, [label, NumberRow(2)])
        #expect(list.rows.count == 2 && list.row(at: 0)?.child === label && list.row(at: 2) == nil)
        list.insert(NumberRow(1), at: 0)
        #expect(list.rows.map { ($0 as? NumberRow)?.number } == [1, nil, 2])
        #expect(list.row(at: 2)?.index == 2)
        list.remove(list.rows[0])
        list.remove(label)
        list.remove(label)
        #expect(list.rows.map { ($0 as? NumberRow)?.number } == [2] && label.parent == nil)
        list.placeholder = Label("nothing")
        list.removeAll()
        #expect(list.rows.isEmpty && ListBoxRow().index == nil)
    }

    @Test("rows are selected and activated")
    func selection() {
        let list = ListBox(.multiple, [NumberRow(1), NumberRow(2), NumberRow(3)])
        var (selections, activated) = (0, [Int]())
        list.onSelectionChanged { _ in selections += 1 }
        list.onRowActivated { activated.append(($0 as? NumberRow)?.number ?? 0) }
        list.selectedRow = list.rows[1]
        #expect(list.selectedRow === list.rows[1] && list.rows[1].isSelected && selections == 1)
        list.selectedRow = list.rows[2]
        #expect(list.selectedRows.count == 2)
        list.unselectAll()
        #expect(list.selectedRow == nil)
        Stage.show(list) { _ in
            list.rows[2].activate()
            #expect(activated == [3])
        }
        list.selectionMode = .browse
        list.showsSeparators = true
        list.activatesOnSingleClick = false
        #expect(list.selectionMode == .browse && list.showsSeparators && !list.activatesOnSingleClick)
    }

    @Test("rows are filtered, sorted and headed by closures that end with the list")
    func order() {
        @MainActor final class Witness {}
        weak var witness: Witness?
        func make() -> Trace {
            let kept = Witness()
            witness = kept
            let list = ListBox(.none, [3, 1, 4, 2].map { NumberRow($0) })
            list.setSort { [kept] in
                _ = kept; return number($0) < number($1)
            }
            list.setFilter { [kept] in
                _ = kept; return number($0) != 4
            }
            list.setHeader { [kept] row, before in
                _ = kept
                return before == nil ? Label("first") : nil
            }
            Stage.show(list) { _ in
                #expect(list.rows.map(number) == [1, 2, 3, 4])
                #expect(list.rows.map(\.isMapped) == [true, true, true, false])
                #expect(list.rows.map { $0.header != nil } == [true, false, false, false])
                list.setFilter { number($0) > 2 }
                list.setSort { number($0) > number($1) }
                #expect(list.rows.map(number) == [4, 3, 2, 1])
                #expect(Stage.wait { list.rows.map(\.isMapped) == [true, true, false, false] })
                list.invalidateFilter()
                list.invalidateSort()
                list.invalidateHeaders()
            }
            return Trace(list)
        }
        let trace = make()
        #expect(Stage.wait { trace.isGone })
        #expect(witness == nil)
    }

    @Test("a row in a list keeps its Swift class and state")
    func rowState() {
        let list = ListBox(.none)
        func add() -> Trace {
            let row = NumberRow(7)
            row.isActivatable = false
            row.isSelectable = false
            list.append(row)
            return Trace(row)
        }
        let trace = add()
        #expect((list.row(at: 0) as? NumberRow)?.number == 7)
        #expect(list.row(at: 0)?.isActivatable == false && list.row(at: 0)?.isSelectable == false)
        list.removeAll()
        #expect(trace.isGone)
    }

    @Test("a flow box selects, activates, filters and sorts")
    func flowBox() {
        let box = FlowBox(.single, columnSpacing: 3, rowSpacing: 4, [3, 1, 2].map { NumberChild($0) })
        box.append(Label("a"))
        box.insert(Label("b"), at: 0)
        #expect(box.children.count == 5 && (box.child(at: 0)?.child as? Label)?.text == "b")
        for child in box.children where !(child is NumberChild) { box.remove(child.children[0]) }
        box.remove(Label("elsewhere"))
        var (selections, activated) = (0, [Int]())
        box.onSelectionChanged { _ in selections += 1 }
        box.onChildActivated { activated.append(number($0)) }
        box.setSort { number($0) < number($1) }
        box.setFilter { number($0) < 3 }
        Stage.show(box) { _ in
            #expect(box.children.map(number) == [1, 2, 3])
            #expect(box.children.map(\.isMapped) == [true, true, false])
            if let child = box.child(at: 1) { box.select(child) }
            #expect(box.selectedChildren.map(number) == [2] && selections > 0)
            box.child(at: 0)?.activate()
            #expect(activated == [1])
            box.invalidateFilter()
            box.invalidateSort()
        }
        box.unselectAll()
        box.childrenPerLine = 2...5
        box.isHomogeneous = true
        #expect(box.childrenPerLine == 2...5 && box.isHomogeneous && box.columnSpacing == 3 && box.rowSpacing == 4)
        box.removeAll()
        #expect(box.children.isEmpty && FlowBoxChild().index == nil)
    }
}

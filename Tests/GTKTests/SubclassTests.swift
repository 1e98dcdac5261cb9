import GTK
import TestSupport
import Testing

/// A square that Swift measures and draws, with a property and a signal of its own.
private final class Dial: CustomWidget {
    var value = 0.0 {
        didSet {
            notify("value")
            emit("turned", value)
            queueDraw()
        }
    }
    var (snapshots, measurements) = (0, 0)

    override class func define(_ type: TypeDefinition) {
        type.cssName = "dial"
        type.role = .slider
        type.property("value", \Dial.value)
        type.signal("turned", Double.self)
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        measurements += 1
        return Extent(minimum: 40, natural: orientation == .horizontal ? 60 : 50)
    }

    override func snapshot(_ snapshot: Snapshot) {
        snapshots += 1
        snapshot.fill(Rectangle(width: 40, height: value * 40), with: Color(red: 1, green: 0, blue: 0))
    }
}

/// A list model whose elements nobody stores.
private final class Squares: ListSource<Int> {
    var limit = 10 { didSet { itemsChanged(at: oldValue, removed: 0, added: limit - oldValue) } }
    override var count: Int { limit }
    override func element(at index: Int) -> Int { index * index }
}

@MainActor @Suite("Subclasses in Swift", .serialized)
struct SubclassTests {
    init() { Stage.open() }

    @Test("toolkit row 16: a widget of Swift has properties, signals, a size and a drawing that GTK uses")
    func widget() {
        func use() -> Trace {
            let dial = Dial().layout(horizontal: .center, vertical: .center)
            var (heard, notified) = ([Double](), 0)
            dial.connect("turned") { (value: Double) in heard.append(value) }
            dial.onNotify("value") { notified += 1 }
            dial[Property<Double>("value")] = 0.5
            #expect(dial.value == 0.5 && dial[Property<Double>("value")] == 0.5 && heard == [0.5] && notified == 1)
            Stage.show(Box(.vertical, [dial])) { _ in
                Stage.paint(dial)
                #expect(dial.width == 60 && dial.height == 50 && dial.measurements > 0 && dial.snapshots > 0)
                let before = dial.snapshots
                dial.value = 1
                Stage.paint(dial)
                #expect(dial.snapshots > before && heard == [0.5, 1])
                #expect(dial.role == .slider)
            }
            return Trace(dial)
        }
        let trace = use()
        #expect(Stage.wait { trace.isGone })
    }

    @Test("toolkit row 16: a property may hold a variant")
    func variant() {
        final class Tagged: Box {
            var tag = Variant.tuple("a", 1) { didSet { notify("tag") } }
            override class func define(_ type: TypeDefinition) { type.property("tag", \Tagged.tag) }
        }
        let tagged = Tagged(.vertical)
        #expect(tagged[Property<Variant>("tag")] == .tuple("a", 1))
        var told = 0
        tagged.onNotify("tag") { told += 1 }
        tagged[Property<Variant>("tag")] = "b".variant
        #expect(tagged.tag == "b".variant && told == 1)
    }

    @Test("toolkit row 16: a list model of Swift feeds GTK's widgets, and is told what changes")
    func model() {
        let squares = Squares()
        let view = ListView(squares, row: { Label() }, update: { $0.text = "\($1)" })
        Stage.show(view) { _ in
            #expect((view.row(at: 9)?.children.first as? Label)?.text == "81" && view.row(at: 10) == nil)
            squares.limit = 12
            #expect(squares.itemCount == 12 && (view.row(at: 11)?.children.first as? Label)?.text == "121")
        }
    }

    @Test("toolkit row 17: list, grid, table and tree show elements of one type, ordered, filtered and selected")
    func typed() {
        struct Word: Identifiable {
            var id: String
        }
        let words = ["pear", "fig", "apple", "kiwi"].map { Word(id: $0) }
        let arranged = ArrangedList(ArrayList(words), order: Ordering(by: \.id)) { $0.id != "fig" }
        let list = ListView(arranged, selection: .multiple, row: { Label() }, update: { $0.text = $1.id })
        let grid = GridView(arranged, selection: .multiple, cell: { Label() }, update: { $0.text = $1.id })
        let table = ColumnView(arranged, selection: .multiple, columns: [Column("Word", text: \.id)])
        let tree = TreeList(words) { $0.id == "pear" ? [Word(id: "nashi")] : [] }
        tree.expanded = ["pear"]
        let outline = ListView(
            tree: tree, selection: .multiple, row: { Label() }, update: { $0.text = $1.id })
        var activated: [String] = []
        list.onActivate { activated.append($1.id) }
        grid.onActivate { activated.append($1.id) }
        table.onActivate { activated.append($1.id) }
        outline.onActivate { activated.append("\($1.depth) \($1.element.id)") }
        Stage.show(Box(.vertical, [list, grid, table, outline]), width: 400, height: 700) { _ in
            for view in [list, grid, outline] as [Widget] { #expect(view.isMapped) }
            list.selection.select(0..<2)
            grid.selection.selectAll()
            table.selection.select(2)
            outline.selection.select(1)
            #expect(list.selection.indices == [0, 1] && grid.selection.indices == [0, 1, 2])
            #expect(table.selection.indices == [2] && outline.selection.indices == [1])
            for row in [list.row(at: 0), grid.row(at: 1), table.row(at: 2), outline.row(at: 1)] { row?.activate() }
            #expect(activated == ["apple", "kiwi", "pear", "1 nashi"])
        }
    }
}

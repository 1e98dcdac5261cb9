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

    @Test("toolkit row 16: properties may be of every kind of number, lists of texts and enumerations")
    func kinds() {
        enum Mood: Int, RawValueConvertible { case calm, glad }
        final class Many: Box {
            var (small, count, large, share) = (Int32(-7), UInt32(7), UInt(1) << 40, Float(0.5))
            var (words, mood) = (["a", "b"], Mood.calm)
            override class func define(_ type: TypeDefinition) {
                type.property("small", \Many.small)
                type.property("count", \Many.count)
                type.property("large", \Many.large)
                type.property("share", \Many.share)
                type.property("words", \Many.words)
                type.property("mood", \Many.mood)
            }
        }
        let many = Many(.vertical)
        #expect(many[Property<Int32>("small")] == -7 && many[Property<Int>("count")] == 7)
        #expect(many[Property<UInt>("large")] == 1 << 40 && many[Property<Float>("share")] == 0.5)
        #expect(many[Property<[String]>("words")] == ["a", "b"] && many[Property<Mood>("mood")] == .calm)
        many[Property<Int32>("small")] = .min
        many[Property<UInt32>("count")] = .max
        many[Property<UInt>("large")] = 3
        many[Property<Float>("share")] = -1.25
        many[Property<[String]>("words")] = ["ä", ""]
        many[Property<Mood>("mood")] = .glad
        #expect(many.small == .min && many.count == .max && many.large == 3 && many.share == -1.25)
        #expect(many.words == ["ä", ""] && many.mood == .glad)
        many[Property<[String]>("words")] = []
        #expect(many.words == [])
    }

    @Test("toolkit row 16: a signal of Swift asks its handlers, and takes the first yes or the last answer")
    func questions() {
        final class Door: Box {
            override class func define(_ type: TypeDefinition) {
                type.signal(asking: "may-close", String.self, answer: Bool.self)
                type.signal(
                    asking: "guess", Int.self, Double.self, Bool.self, String.self, [String].self, answer: Int.self)
            }
        }
        let door = Door(.vertical)
        var asked: [String] = []
        #expect(door.emit(asking: "may-close", "wind") == false)
        for (name, answer) in [("first", false), ("second", true), ("third", false)] {
            door.connect(asking: "may-close") { (why: String) -> Bool in
                asked.append("\(name) \(why)")
                return answer
            }
        }
        #expect(door.emit(asking: "may-close", "wind") == true)
        #expect(asked == ["first wind", "second wind"])
        door.connect(asking: "guess") { (a: Int, b: Double, c: Bool, d: String, e: [String]) -> Int in
            a + Int(b) + (c ? 100 : 0) + d.count + e.count
        }
        #expect(door.emit(asking: "guess", 1, 2.0, true, "abc", ["x", "y"]) == 108)
        door.connect(asking: "guess") { (_: Int, _: Double, _: Bool, _: String, _: [String]) -> Int in 5 }
        #expect(door.emit(asking: "guess", 1, 2.0, true, "abc", ["x", "y"]) == 5)
    }

    @Test("toolkit row 16: a widget of Swift answers the further questions that it lists")
    func further() {
        final class Round: CustomWidget {
            var told: [String] = []
            override class func define(_ type: TypeDefinition) {
                type.answers = [.contains, .visibility, .window, .state, .direction, .style, .focus]
            }
            override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
                Extent(minimum: 100, natural: 100)
            }
            override func contains(_ point: Point) -> Bool {
                let (x, y) = (point.x - 50, point.y - 50)
                return x * x + y * y < 2500
            }
            override func appeared() { told.append("appeared") }
            override func vanished() { told.append("vanished") }
            override func enteredWindow() { told.append("entered") }
            override func leftWindow() { told.append("left") }
            override func stateChanged() { told.append("state") }
            override func directionChanged() { told.append("direction") }
            override func styleChanged() { told.append("style") }
            override func focusAsked() -> Bool {
                told.append("focus")
                return false
            }
        }
        let round = Round().layout(horizontal: .center, vertical: .center)
        round.isFocusable = true
        var clicks = 0
        round.onClick { clicks += 1 }
        let box = Box(.vertical, [round])
        Stage.show(box) { _ in
            #expect(round.told.contains("entered") && round.told.contains("appeared") && round.told.contains("style"))
            round.told = []
            var outside = 0
            box.onClick { outside += 1 }
            // A corner of the rectangle is outside of the circle.
            Hands.move(to: round, x: -45, y: -45)
            Hands.clickHere()
            #expect(Stage.wait { outside == 1 } && clicks == 0)
            Hands.click(round)
            #expect(Stage.wait { clicks == 1 } && round.told.contains("state"))
            round.told = []
            #expect(round.grabFocus() && round.hasFocus && round.told.contains("focus"))
            round.direction = .rightToLeft
            box.remove(round)
            #expect(round.told.contains("direction"))
            #expect(round.told.suffix(2) == ["vanished", "left"] || round.told.suffix(2) == ["left", "vanished"])
        }
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

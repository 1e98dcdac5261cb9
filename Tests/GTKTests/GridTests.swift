import GTK
import TestSupport
import Testing

@MainActor @Suite("Grid and panes", .serialized)
struct GridTests {
    init() { Stage.open() }

    @Test("a grid puts children into cells")
    func grid() {
        let (name, energy, wide) = (Label("a"), Label("b"), Label("c"))
        let grid = Grid(columnSpacing: 6, rowSpacing: 4, [[name, nil], [nil, energy]])
        grid.attach(wide, column: 0, row: 2, width: 2)
        #expect(grid.child(column: 0, row: 0) === name && grid.child(column: 1, row: 0) == nil)
        #expect(grid.child(column: 1, row: 1) === energy && grid.child(column: 1, row: 2) === wide)
        grid.homogeneous = [.vertical]
        #expect(grid.columnSpacing == 6 && grid.rowSpacing == 4 && grid.homogeneous == [.vertical])
        grid.remove(name)
        grid.remove(name)
        #expect(name.parent == nil)
        grid.removeAll()
        #expect(grid.children.isEmpty)
    }

    @Test("a line between panes moves")
    func paned() {
        let (start, end) = (Label("a"), Label("b"))
        let paned = Paned(.vertical, start: start, end: end, position: 120)
        var moves = 0
        paned.onPositionChanged { _ in moves += 1 }
        paned.setResizes(start: false, end: true)
        paned.setShrinks(start: false, end: false)
        paned.hasWideHandle = true
        paned.position = 130
        #expect(paned.position == 130 && moves == 1 && paned.orientation == .vertical && paned.hasWideHandle)
        #expect(paned.start === start && paned.end === end)
    }

    @Test("an expander opens when activated")
    func expander() {
        let inside = Label("inside")
        let expander = Expander("_More", inside)
        var changes = 0
        expander.onExpandedChanged { _ in changes += 1 }
        Stage.show(expander) { _ in
            expander.activate()
            #expect(expander.isExpanded && changes == 1 && Stage.wait { inside.isMapped })
        }
        #expect(expander.child === inside && expander.label == "_More")
        let title = Label("title")
        expander.labelWidget = title
        #expect(expander.labelWidget === title)
    }

    @Test("an aspect frame keeps the proportion")
    func aspectFrame() {
        let picture = Box(.horizontal)
        let frame = AspectFrame(picture, ratio: 2)
        Stage.show(frame) { _ in
            #expect(picture.width == picture.height * 2 && picture.height > 0)
        }
        frame.ratio = 1
        #expect(frame.ratio == 1 && frame.child === picture)
    }
}

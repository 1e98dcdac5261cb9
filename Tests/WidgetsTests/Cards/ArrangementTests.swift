import GTK
import TestSupport
import Testing
import ComptoirWidgets
import Widgets

@MainActor @Suite("What arranges its children as a whole", .serialized)
struct ArrangementTests {
    init() { Stage.open() }

    @Test("a grid has as many columns as there is room for, all as wide, and a line is as high as its highest")
    func grid() {
        let cells = (0..<5).map { Label("Cell \($0)") }
        cells[1].minimumSize = SizeRequest(height: 90)
        let grid = EqualGrid(columnWidth: 150, cells)
        #expect(grid.columns(in: 500) == 3 && grid.columns(in: 140) == 1 && grid.columns(in: 2000) == 5)
        Stage.show(Box(.vertical, [grid]), width: 500, height: 400) { _ in
            let places = cells.compactMap { $0.bounds(in: grid) }
            #expect(places[0].y == places[2].y && places[3].y >= 90 && places[3].x == places[0].x)
            #expect(places.allSatisfy { abs($0.width - places[0].width) <= 1 } && places[0].height == 90)
        }
    }

    @Test("columns have their shares of the width, and stand one below the other where there is too little")
    func columns() {
        let parts = [Label("a"), Label("b")]
        let columns = WeightedColumns(parts) { $0 === parts[0] ? 3 : 1 }
        Stage.show(Box(.vertical, [columns]), width: 1000, height: 300) { _ in
            let places = parts.compactMap { $0.bounds(in: columns) }
            #expect(abs(places[0].width - 3 * places[1].width) < 5 && places[0].y == places[1].y)
        }
        let narrow = WeightedColumns([Label("a"), Label("b")])
        #expect(narrow.measured(.vertical, for: 700).natural > narrow.measured(.vertical, for: 800).natural)
    }

    @Test("what is left over in a line goes where it is wanted", arguments: [TextDirection.leftToRight, .rightToLeft])
    func lines(direction: TextDirection) {
        let parts = [Label("the very first"), Label("last")]
        let box = WrapBox(parts)
        for widget in everything(in: box) { widget.direction = direction }
        func ends() -> (start: Double, end: Double) {
            MainLoop.drain()
            Stage.paint(box)
            let places = parts.compactMap { $0.bounds(in: box) }
            let isMirrored = direction == .rightToLeft
            let start = isMirrored ? 500 - places[0].x - places[0].width : places[0].x
            let end = isMirrored ? places[1].x : 500 - places[1].x - places[1].width
            return (start, end)
        }
        Stage.show(box, width: 500, height: 100) { _ in
            #expect(ends().start == 0)
            box.arrangement = .end
            #expect(ends().end == 0)
            box.arrangement = .spread
            let spread = ends()
            #expect(spread.start == 0 && spread.end == 0)
            box.arrangement = .fill
            let filled = ends()
            #expect(filled.start == 0 && filled.end == 0)
            // There is room for them to be alike.
            #expect(parts[0].width > 200 && abs(parts[0].width - parts[1].width) <= 1)
            parts[0].text = "the first one, which is longer than half of the line"
            _ = ends()
            let wider = parts.map { Double($0.width - $0.measured(.horizontal).natural) }
            #expect(parts[0].width > parts[1].width + 50 && wider[0] > 0 && abs(wider[0] - wider[1]) <= 1)
            parts[0].text = "the very first"
            _ = ends()
            box.arrangement = .center
            let centred = ends()
            #expect(abs(centred.start - centred.end) <= 1 && centred.start > 100)
        }
    }

    @Test("texts of two sizes stand on one baseline where that is wanted, and what is no text in the middle")
    func baselines() {
        let (large, small, thing) = (FittingLabel("Large"), Label("small"), Box(.vertical))
        large.styled("title-1")
        small.styled("caption")
        thing.minimumSize = SizeRequest(width: 10, height: 10)
        let box = WrapBox([large, small, thing])
        func places() -> [Rectangle] {
            MainLoop.drain()
            Stage.paint(box)
            return [large, small, thing].compactMap { $0.bounds(in: box) }
        }
        Stage.show(Box(.vertical, [box]), width: 500, height: 100) { _ in
            let (upper, lower) = (
                TextLayout("X", for: large.label).baseline, TextLayout("X", for: small).baseline
            )
            let centred = places()
            #expect(abs(centred[0].y + upper - centred[1].y - lower) > 2)
            let height = box.height
            box.alignsBaselines = true
            let aligned = places()
            #expect(abs(aligned[0].y + upper - aligned[1].y - lower) <= 1)
            #expect(aligned[2] == centred[2] && box.height == height)
        }
    }

    @Test("children that stay keep the keyboard, whatever comes and goes around them")
    func keepsFocus() {
        let makers: [any ChildHolder] = [
            Box(.vertical), WrapBox(), EqualGrid(), WeightedColumns(), Board(), RowList(), ChipLine(),
        ]
        for holder in makers {
            let (first, kept, last) = (Button("first"), Button("kept"), Button("last"))
            holder.setChildren([first, kept, last])
            Stage.show(Box(.vertical, [holder]), width: 900) { window in
                Hands.focus(window)
                kept.isFocusable = true
                kept.grabFocus()
                holder.setChildren([last, Button("new"), kept])
                #expect(kept.hasFocus && first.parent?.isMapped != true, "\(holder.typeName)")
                holder.setChildren([kept, last])
                #expect(kept.hasFocus, "\(holder.typeName)")
                let order = everything(in: holder).compactMap { $0 as? Button }.map(\.label)
                #expect(order == ["kept", "last"], "\(holder.typeName)")
            }
        }
    }

    @Test("things stand on the edge of a board, and go on on another one where it is full")
    func board() {
        let things = [40, 80, 60].map { height in
            let thing = Box(.vertical)
            thing.minimumSize = SizeRequest(width: 50, height: height)
            return thing
        }
        let board = Board(things)
        Stage.show(Box(.vertical, [board]), width: 300, height: 300) { _ in
            let places = things.compactMap { $0.bounds(in: board) }
            #expect(Set(places.map { $0.y + $0.height }) == [80])
        }
        #expect(board.measured(.vertical, for: 300).natural == 86)
        #expect(board.measured(.vertical, for: 110).natural == 86 + 6 + 66)
        #expect(board.role == .list)
    }

    @Test("they end with their window")
    func freed() {
        #expect(endsAfterShowing { EqualGrid([Label("a")]) })
        #expect(endsAfterShowing { WeightedColumns([Label("a"), Label("b")]) })
        #expect(endsAfterShowing { Board([Label("a")]) })
        #expect(endsAfterShowing { RowList([Label("a")]) })
        #expect(endsAfterShowing { ChipLine([Button("a")]) })
        #expect(endsAfterShowing { BottleStand(Label("a")) })
    }
}

import GTK
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@Suite("Where bottles stand")
struct ShelfLayoutTests {
    private func layout(_ width: Double, _ parts: [(ShelfGroup.Place, Int)], middle: Double = 40) -> ShelfLayout {
        ShelfLayout(
            width: width, metrics: .init(line: 15, head: 30, middle: middle),
            parts: parts.map { .init(place: $0, count: $1) })
    }

    @Test("nothing overlaps or reaches over an edge, from 360 pixels to 4K", arguments: [360.0, 540, 1064, 1920, 3840])
    func places(width: Double) {
        let layout = layout(width, [(.board, 37), (.rack, 1), (.rack, 3), (.rack, 29), (.rack, 2), (.rack, 0)])
        let all = layout.cells.flatMap { $0 } + layout.heads.compactMap { $0 } + [layout.middle]
        #expect(layout.cells.map(\.count) == [37, 1, 3, 29, 2, 0])
        for (index, place) in all.enumerated() {
            #expect(place.x >= 0 && place.x + place.width <= width && place.y + place.height <= layout.height)
            for other in all[(index + 1)...] {
                let isApart =
                    place.x + place.width <= other.x || other.x + other.width <= place.x
                    || place.y + place.height <= other.y || other.y + other.height <= place.y
                #expect(isApart, "\(place) and \(other)")
            }
        }
        #expect(layout.boards.allSatisfy { $0.width == width })
        let least = layout.cells[0].map(\.width).min() ?? 0
        #expect(least >= 66)
    }

    @Test("there is a board where nothing stands, and none where none is asked for")
    func empty() {
        let (bare, full) = (layout(800, [(.board, 0)]), layout(800, [(.board, 1)]))
        // Without names its front is low, and the wall has the room.
        #expect(bare.boards == full.boards && bare.edge < full.edge - 12)
        let racks = layout(800, [(.rack, 4)])
        #expect(racks.boards.isEmpty && racks.middle.y == 0 && racks.cells[0][0].y > 40)
    }

    @Test("small racks stand beside each other, and one that has no room goes on another line")
    func racks() {
        let layout = layout(1064, [(.rack, 3), (.rack, 4), (.rack, 40), (.rack, 1)])
        let heads = layout.heads.compactMap { $0 }
        #expect(heads.count == 4 && heads[0].y == heads[1].y && heads[1].x > heads[0].x)
        #expect(heads[2].y > heads[1].y && heads[3].y > heads[2].y)
        #expect(Set(layout.cells[2].map(\.y)).count > 2)
    }

    @Test("steps go to the next, to the line above or below, by a page, and to the ends")
    func steps() {
        let layout = layout(1064, [(.board, 14), (.rack, 5)])
        let columns = layout.cells[0].filter { $0.y == layout.cells[0][0].y }.count
        func step(_ step: ShelfStep, _ from: Int) -> Int { layout.place(step, from: from, page: 600) }
        #expect(step(.next, 0) == 1 && step(.next, 18) == 18 && step(.previous, 0) == 0 && step(.previous, 5) == 4)
        #expect(step(.down, 1) == 1 + columns && step(.up, 1 + columns) == 1 && step(.up, 2) == 2)
        #expect(step(.first, 9) == 0 && step(.last, 0) == 18)
        // From the second board into the rack below, to what is nearest.
        let below = step(.down, columns)
        #expect(below >= 14 && step(.up, below) >= columns)
        #expect(step(.pageDown, 0) >= 14 && step(.pageUp, 18) < columns)
    }
}

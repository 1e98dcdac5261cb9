import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Fact grid", .serialized)
struct FactGridTests {
    init() { Stage.open() }

    private func make() -> FactGrid {
        FactGrid([
            GridFact("Method", "Stirred"), GridFact("Glass", "Coupe"), GridFact("Level", "Easy"),
            GridFact("Garnish", "half a slice of an orange, or all of it where there is one left"),
        ])
    }

    private func cells(_ grid: FactGrid) -> [Widget] { grid.children }

    @Test("as many columns as there is space for; cells of a row are of one height, the next row is below them")
    func columns() throws {
        let grid = make()
        try Stage.show(Box(.vertical, [grid]), width: 340) { _ in
            let bounds = try cells(grid).map { try #require($0.bounds(in: grid)) }
            #expect(bounds[0].y == bounds[1].y && bounds[0].x < bounds[1].x)
            #expect(bounds[2].y > bounds[0].y && bounds[2].x == bounds[0].x)
            #expect(bounds[2].height == bounds[3].height && bounds[3].height > bounds[0].height)
        }
        let wide = make()
        try Stage.show(Box(.vertical, [wide]), width: 900) { _ in
            let bounds = try cells(wide).map { try #require($0.bounds(in: wide)) }
            #expect(Set(bounds.map(\.y)).count == 1)
        }
    }

    @Test("the last of a row that is not full ends where the rows above do, in both directions")
    func lastOfRow() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let grid = FactGrid(["Method", "Glass", "Level", "Era", "List"].map { GridFact($0, "Classic") })
            grid.direction = direction
            try Stage.show(Box(.vertical, [grid]), width: 340) { _ in
                let bounds = try cells(grid).map { try #require($0.bounds(in: grid)) }
                #expect(bounds[4].y > bounds[3].y && bounds[4].x == 0 && bounds[4].width == Double(grid.width))
                #expect(bounds[3].width == bounds[2].width && bounds[3].width < bounds[4].width)
            }
        }
    }

    @Test("from right to left it begins at the right")
    func mirrored() throws {
        let grid = make()
        grid.direction = .rightToLeft
        try Stage.show(Box(.vertical, [grid]), width: 340) { _ in
            let bounds = try cells(grid).map { try #require($0.bounds(in: grid)) }
            #expect(bounds[0].x > bounds[1].x)
        }
    }

    @Test("a list whose items say name and value; a fact that changes keeps its cell")
    func accessibility() {
        let grid = make()
        #expect(grid.role == .list && cells(grid).map(\.role) == Array(repeating: .listItem, count: 4))
        #expect(cells(grid)[0].accessibleLabel == "Method: Stirred")
        let first = cells(grid)[0]
        grid.facts = [GridFact("Method", "Shaken")]
        #expect(cells(grid).count == 1 && cells(grid)[0] === first && first.accessibleLabel == "Method: Shaken")
    }

    @Test("it ends with its window")
    func freed() { #expect(endsAfterShowing { make() }) }
}

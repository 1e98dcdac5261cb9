import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Split line", .serialized)
struct SplitLineTests {
    init() { Stage.open() }

    private func make() -> (line: SplitLine, first: Label, second: Button) {
        let (first, second) = (Label("Everything there is"), Button("Only some of it"))
        first.wraps = true
        first.textAlignment = 0
        return (SplitLine(first, second), first, second)
    }

    @Test(
        "the two stand at the ends of the line, and one below the other where there is no room for both",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func layout(direction: TextDirection) throws {
        let (line, first, second) = make()
        line.direction = direction
        let natural = line.measured(.horizontal).natural
        let isMirrored = direction == .rightToLeft
        func places(_ width: Int) throws -> (Rectangle, Rectangle) {
            let box = Box(.vertical, [line])
            defer { box.remove(line) }
            return try Stage.show(box, width: width) { _ in
                (try #require(first.bounds(in: line)), try #require(second.bounds(in: line)))
            }
        }
        let (start, end) = try places(natural + 60)
        #expect(start.x == (isMirrored ? end.width + 18 : 0))
        #expect(end.x == (isMirrored ? 0 : Double(natural + 60) - end.width))
        let (above, below) = try places(natural - 1)
        #expect(below.y == above.y + above.height + 6)
        #expect(below.x == (isMirrored ? Double(natural - 1) - below.width : 0))
        #expect(line.measured(.horizontal).minimum == second.measured(.horizontal).minimum)
    }

    @Test("on a line of its own the second one can stand at the end, or take the whole width")
    func below() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            for below in [SplitLine.Below.end, .filling] {
                let (line, first, second) = make()
                (line.below, line.direction) = (below, direction)
                let width = line.measured(.horizontal).natural - 1
                let box = Box(.vertical, [line])
                let (above, place) = try Stage.show(box, width: width) { _ in
                    (try #require(first.bounds(in: line)), try #require(second.bounds(in: line)))
                }
                #expect(place.y == above.y + above.height + (below == .end ? 6 : 12))
                let natural = second.measured(.horizontal).natural
                #expect(Int(place.width) == (below == .end ? natural : width))
                #expect(Int(place.x) == (below == .end && direction == .leftToRight ? width - natural : 0))
            }
        }
    }

    @Test("all of it ends with its window")
    func lifetime() {
        #expect(endsAfterShowing { make().line })
    }

    @Test("says when there is no space for both on one line, and when there is again")
    func broken() {
        let (first, second) = (Box(.vertical), Box(.vertical))
        for box in [first, second] { box.minimumSize = SizeRequest(width: 150, height: 30) }
        let line = SplitLine(first, second)
        var told: [Bool] = []
        line.onBroken { told.append($0) }
        let frame = Box(.vertical, [line])
        Stage.show(frame, width: 240) { _ in #expect(Stage.wait { told == [true] && line.isBroken }) }
        Stage.show(frame, width: 400) { _ in #expect(Stage.wait { told == [true, false] && !line.isBroken }) }
    }
}

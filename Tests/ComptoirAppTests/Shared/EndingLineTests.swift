import GTK
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("A line with something at its end", .serialized)
struct EndingLineTests {
    init() { Stage.open() }

    @Test(
        "has it at the end of the next line where there is no room for both",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func layout(direction: TextDirection) throws {
        let (first, second) = (Label.wrapping("Everything there is"), Button("Only some of it"))
        let line = EndingLine(first, second)
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
        #expect(start.x == (isMirrored ? end.width + 12 : 0) && start.width == Double(natural + 48) - end.width)
        #expect(end.x == (isMirrored ? 0 : Double(natural + 60) - end.width))
        let (above, below) = try places(natural - 1)
        #expect(below.y == above.y + above.height + 6)
        #expect(below.x == (isMirrored ? 0 : Double(natural - 1) - below.width))
        #expect(line.measured(.horizontal).minimum == second.measured(.horizontal).minimum)
    }
}

import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The parts of a line of the cart", .serialized)
struct CartRowLineTests {
    init() { Stage.open() }

    @Test(
        "stand in one line; where that is short, the number is below the words, and the price too where they need the whole",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func layout(direction: TextDirection) throws {
        let (name, number, end) = (Label.wrapping("Gin"), Button("− 2 +"), Button("no price as yet"))
        let picture = Label("●")
        let line = CartRowLine([picture], title: name, number: number, end: end)
        for widget in everything(in: line) { widget.direction = direction }
        let isMirrored = direction == .rightToLeft
        /// Returns where they are, as seen from the start.
        @MainActor func places(_ width: Int) throws -> [Rectangle] {
            let box = Box(.vertical, [line])
            defer { box.remove(line) }
            return try Stage.show(box, width: width) { _ in
                try [name, number, end, picture].map { (part: Widget) in
                    var place = try #require(part.bounds(in: line))
                    if isMirrored { place.x = Double(line.width) - place.x - place.width }
                    return place
                }
            }
        }
        let (two, three) = (number.measured(.horizontal).natural, end.measured(.horizontal).natural)
        let lead = Double(picture.measured(.horizontal).natural + Space.small)
        let least = 240 + two + three + 24
        let wide = try places(least + 60)
        #expect(wide[0].x == lead && wide[0].width == 300 - lead)
        #expect(wide[1].x == 312 && wide[2].x == Double(312 + two + 12) && wide[2].width == Double(three))
        let narrow = try places(least - 1)
        #expect(narrow[0].x == lead && narrow[0].width == Double(least - 1 - three) - lead)
        #expect(narrow[1].x == lead && narrow[1].y >= narrow[0].height + 3)
        #expect(abs(narrow[3].center.y - (narrow[1].y + narrow[1].height) / 2) <= 1)
        #expect(narrow[2].x + narrow[2].width == Double(least - 1))
        #expect(abs(narrow[2].center.y - narrow[0].center.y) <= 1 && narrow[2].y + narrow[2].height <= narrow[1].y)
        // Below a name of several lines it stays level with the first.
        name.text = "Gin\nof the month\nbefore"
        let high = try places(least - 1)
        #expect(high[0].height > high[2].height + 10 && high[2].y <= 3 && high[2].y >= 0)
        name.text = "Gin"
        let short = try places(two + three + 14)
        #expect(short[3].y + short[3].height <= short[1].y)
        #expect(short[0].width == Double(two + three + 14) - lead)
        #expect(short[1].x == 2 && short[2].y < short[1].y + short[1].height && short[2].y >= short[0].height)
        let tight = try places(two + three + 11)
        #expect(tight[1].x == 0 && tight[2].x + tight[2].width == Double(two + three + 11))
        #expect(tight[2].y == tight[1].y + tight[1].height + 6)
        #expect(line.measured(.horizontal).minimum == max(two, three))
    }
}

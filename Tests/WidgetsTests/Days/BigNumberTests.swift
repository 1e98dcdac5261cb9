import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Big number", .serialized)
struct BigNumberTests {
    init() { Stage.open() }

    /// What is painted, in shares of the room.
    private func ink(_ text: String, width: Int, height: Int) throws -> Rectangle {
        let number = BigNumber(text).layout(expand: [.horizontal, .vertical])
        return try Stage.show(number, width: width, height: height) { _ in
            Stage.paint(number)
            let picture = Bitmap(try #require(number.texture()))
            let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0].alpha > 0.5 }
            }
            let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y].alpha > 0.5 } }
            let (left, right) = (try #require(columns.first), try #require(columns.last))
            let (top, bottom) = (try #require(rows.first), try #require(rows.last))
            let (wide, high) = (Double(picture.width), Double(picture.height))
            return Rectangle(
                x: Double(left) / wide, y: Double(top) / high, width: Double(right - left + 1) / wide,
                height: Double(bottom - top + 1) / high)
        }
    }

    @Test(
        "figures fill the room in one direction, in its middle, and none is cut",
        arguments: [("0", 360, 300), ("41", 360, 300), ("3,650", 360, 300), ("41", 1200, 200), ("36500", 90, 300)])
    func fits(text: String, width: Int, height: Int) throws {
        let ink = try ink(text, width: width, height: height)
        #expect(max(ink.width, ink.height) > 0.92 && ink.x > 0 && ink.y > 0)
        #expect(abs(ink.center.x - 0.5) < 0.02 && abs(ink.center.y - 0.5) < 0.02)
    }

    @Test("what separates thousands stands close to its neighbours", arguments: [("3,650", 0.95), ("3.650", 1.12)])
    func separator(text: String, most: Double) {
        // A comma descends below the figures, which are smaller in the same height then.
        let width = Double(BigNumber(text).width(for: 200)) / Double(BigNumber("3650").width(for: 200))
        #expect(width < most, "\(width)")
    }

    @Test("one label that says what is counted; it ends with its window")
    func accessibility() {
        let number = BigNumber("41")
        #expect(number.role == .label && number.accessibleLabel == "41" && number.children.isEmpty)
        number.spoken = "41 days without smoking, record 60"
        number.text = "42"
        #expect(number.accessibleLabel == "41 days without smoking, record 60")
        #expect(endsAfterShowing { BigNumber("41") })
    }

    /// A number in a window, painted.
    private func showing(_ text: String, _ body: (BigNumber) throws -> Void) rethrows {
        let number = BigNumber(text).layout(expand: [.horizontal, .vertical])
        try Stage.show(number, width: 360, height: 300) { _ in
            Stage.paint(number)
            try body(number)
        }
    }

    private func bitmap(_ number: BigNumber) throws -> Bitmap {
        Stage.paint(number)
        return Bitmap(try #require(number.texture()))
    }

    @Test(
        "figures that change roll, and then stand as if they always had",
        arguments: [("41", "42"), ("99", "100"), ("1,000", "999"), ("٣٦٥", "٣٦٦"), ("0", "-1")])
    func rolling(old: String, new: String) throws {
        var end: Bitmap?
        try showing(new) { end = try bitmap($0) }
        try showing(old) { number in
            let start = try bitmap(number)
            number.text = new
            #expect(number.isRolling)
            let middle = try bitmap(number)
            #expect(Stage.wait { !number.isRolling })
            let (last, isOnItsWay) = (try bitmap(number), middle != end)
            #expect(last == end && start != end && isOnItsWay)
        }
    }

    @Test("what appears, or is the number of another thing, does not roll")
    func appearing() throws {
        showing("") { number in
            number.text = "41"
            #expect(!number.isRolling, "nothing was there before")
            number.text = "42"
            #expect(!number.isRolling, "it was not seen yet")
            Stage.paint(number)
            number.text = "7"
            #expect(number.isRolling)
            number.settle()
            #expect(!number.isRolling)
            Stage.paint(number)
            number.text = "seven"
            #expect(!number.isRolling, "words do not roll")
            Stage.paint(number)
            number.isVisible = false
            number.text = "8"
            number.isVisible = true
            number.text = "9"
            #expect(!number.isRolling, "nobody has seen the eight")
        }
        #expect(!BigNumber("41").isRolling)
    }

    @Test("ones become ones and tens tens")
    func joining() {
        #expect(FigureRoll.joins("9", "10") && FigureRoll.joins("9,999", "10,000") && FigureRoll.joins("٩", "١٠"))
        #expect(!FigureRoll.joins("", "1") && !FigureRoll.joins("1", "1") && !FigureRoll.joins("1 year", "2 years"))
    }
}

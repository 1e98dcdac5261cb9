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

    @Test("one label that says what is counted; it ends with its window")
    func accessibility() {
        let number = BigNumber("41")
        #expect(number.role == .label && number.accessibleLabel == "41" && number.children.isEmpty)
        number.spoken = "41 days without smoking, record 60"
        number.text = "42"
        #expect(number.accessibleLabel == "41 days without smoking, record 60")
        #expect(endsAfterShowing { BigNumber("41") })
    }
}

import Foundation
import GTK
import GalleryPages
import TestSupport
import Testing
import Widgets

/// Fades are drawn by the style sheet, which only the gallery knows where to find.
@MainActor @Suite("Fades of strips as they are drawn", .serialized)
struct FadeTests {
    init() { Stage.open() }

    /// How light the strip is from its left edge to its right, 0 for its black content and 1 for the page.
    private func lightness(_ direction: TextDirection, scrolled share: Double) throws -> [Double] {
        let strip = Strip(Bar())
        strip.direction = direction
        return try Stage.show(Box(.vertical, [strip]), width: 240, height: 60) { window in
            let scroller = try #require(strip.children.first as? ScrolledWindow)
            scroller.direction = direction
            let adjustment = scroller.horizontalAdjustment
            adjustment.value = (adjustment.upper - adjustment.pageSize) * share
            Stage.paint(window)
            let picture = Bitmap(try #require(window.texture()))
            let place = try #require(strip.bounds(in: window))
            let page = picture[Int(place.center.x), Int(place.y + place.height) + 9].luminance
            return (0..<Int(place.width)).map { picture[Int(place.x) + $0, Int(place.center.y)].luminance / page }
        }
    }

    @Test(
        "a strip fades into the page at the edges where more follows, and nowhere else, whichever way one reads",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func fades(direction: TextDirection) throws {
        let samples = try #require(Samples.find())
        let theme = Theme(folder: samples.resources.appending(path: "style").path, sheets: ["kit.css"])
        theme.choice = .light
        defer { ToolkitSettings.current.reset("gtk-application-prefer-dark-theme") }
        let begin = try lightness(direction, scrolled: 0)
        #expect(begin[0] < 0.01 && begin[120] < 0.01 && begin[239] > 0.9)
        #expect(zip(begin[200...], begin[201...]).allSatisfy { $0 <= $1 + 0.02 })
        let middle = try lightness(direction, scrolled: 0.5)
        #expect(middle[0] > 0.9 && middle[120] < 0.01 && middle[239] > 0.9)
        let end = try lightness(direction, scrolled: 1)
        #expect(end[0] > 0.9 && end[120] < 0.01 && end[239] < 0.01)
        #expect(theme.problems.isEmpty)
    }
}

/// Something long and black.
private final class Bar: CustomWidget {
    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        orientation == .horizontal ? .init(minimum: 600, natural: 600) : .init(minimum: 30, natural: 30)
    }

    override func snapshot(_ snapshot: Snapshot) {
        snapshot.canvas(in: Rectangle(width: 600, height: 30)) {
            $0.fill(.rectangle(Rectangle(width: 600, height: 30)), with: Color(red: 0, green: 0, blue: 0))
        }
    }
}

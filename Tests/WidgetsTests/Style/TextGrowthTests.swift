import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("What grows with the text", .serialized)
struct TextGrowthTests {
    init() { Stage.open() }

    private func sizes(_ scale: Double, _ make: () -> Widget) -> (width: Int, height: Int) {
        let theme = Theme()
        theme.textScale = scale
        defer { theme.textScale = 1 }
        let widget = make()
        var size = (width: 0, height: 0)
        Stage.show(Box(.vertical, [widget.layout(horizontal: .start, vertical: .start)])) { _ in
            size = (widget.measured(.horizontal).natural, widget.measured(.vertical).natural)
        }
        return size
    }

    @Test("icons are as large as they say in usual text, and twice as large in text twice as large")
    func icons() {
        for size in [16, 18, 24] {
            let make = { Image(sign: "comptoir-heart-symbolic", size: size) }
            #expect(sizes(1, make) == (size, size))
            #expect(sizes(2, make) == (2 * size, 2 * size))
        }
        let plain = { Image(icon: "comptoir-heart-symbolic") }
        #expect(sizes(1, plain) == (16, 16))
        #expect(sizes(2, plain) == (32, 32))
    }

    @Test("the columns of a grid grow, so that larger text has fewer of them beside each other")
    func columns() {
        for (scale, count) in [(1.0, 4), (2.0, 2)] {
            let theme = Theme()
            theme.textScale = scale
            defer { theme.textScale = 1 }
            #expect(EqualGrid(columnWidth: 200, (0..<4).map { Label("\($0)") }).columns(in: 900) == count)
        }
    }

    @Test("stars, swatches and the discs of steps grow as well, and nothing does in usual text")
    func drawn() {
        #expect(sizes(1) { RatingStars(3, size: 16) } == (88, 16))
        #expect(sizes(2) { RatingStars(3, size: 16) } == (176, 32))
        #expect(sizes(1) { Swatch(.black) } == (34, 34))
        #expect(sizes(2) { Swatch(.black) } == (68, 68))
        let disc = { Label("1").styled("step-number") }
        #expect(sizes(1, disc) == (32, 32))
        #expect(sizes(2, disc) == (62, 62))
    }

    @Test("pictures among words grow half as much, and do not shrink with them")
    func pictures() {
        for (scale, grown) in [(0.8, 42.0), (1, 42), (1.5, 52.5), (2, 63)] {
            let theme = Theme()
            theme.textScale = scale
            defer { theme.textScale = 1 }
            #expect(TextGrowth.ofPicture(42) == grown)
        }
    }

    @Test("what lies in the header grows by half at most, so that it fits into a narrow window")
    func header() {
        for image in [{ Image(sign: "comptoir-heart-symbolic") }, { Image(icon: "comptoir-heart-symbolic") }] {
            let make = { Box(.horizontal, [image()]).styled("header", "end") }
            #expect(sizes(2, make).width == sizes(1, make).width + 8)
            #expect(sizes(1.25, make).width == sizes(1, make).width + 4)
        }
    }
}

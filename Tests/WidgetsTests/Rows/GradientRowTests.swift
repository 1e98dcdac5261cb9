import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Gradient row", .serialized)
struct GradientRowTests {
    init() { Stage.open() }

    private let long = "A headline that is far too long for one line of a narrow window"

    private func make(_ headline: String, isWrapping: Bool = false, direction: TextDirection = .leftToRight)
        -> GradientRow
    {
        let row = GradientRow(hasPicture: false, trailing: Label("!"))
        for widget in everything(in: row) { widget.direction = direction }
        row.show(
            picture: nil, gradient: GradientPaint(Color(hex: 0xFFE680), Color(hex: 0xF3BE22)), name: "Banana",
            headline: headline)
        row.wrapsHeadline = isWrapping
        return row
    }

    /// The first and the last row of pixels in which something has the colour of the text, away from the rounded corners.
    private func text(of row: GradientRow) throws -> ClosedRange<Int> {
        let picture = Bitmap(try #require(row.texture()))
        let rows = (0..<picture.height).filter { y in
            (14..<240).contains { picture[$0, y].luminance < 0.1 }
        }
        return try #require(rows.first)...(try #require(rows.last))
    }

    @Test("among larger words the picture is larger where the row is wide enough, and words stay clear of it")
    func picture() throws {
        func width(in row: Int, _ scale: Double) throws -> Int {
            let theme = Theme()
            theme.textScale = scale
            defer { theme.textScale = 1 }
            let shown = GradientRow()
            shown.show(
                picture: nil, gradient: GradientPaint(.white, .white), name: "Banana", headline: "Comes in its wrapping"
            )
            return try Stage.show(Box(.vertical, [shown]), width: row, height: 300) { _ in
                let parts = everything(in: shown)
                let picture = try #require(parts.first { $0 is ArtPicture })
                let frame = try #require(picture.bounds(in: shown))
                for line in parts where line is FixedLine {
                    #expect((line.bounds(in: shown)?.x ?? 0) >= frame.x + frame.width)
                }
                return picture.width
            }
        }
        #expect(try [320, 800].map { try width(in: $0, 1) } == [60, 60])
        #expect(try [320, 450, 800].map { try width(in: $0, 2) } == [60, 75, 90])
    }

    @Test("all rows have one height, whatever they contain, and another entry is only painted")
    func heights() throws {
        let (short, other) = (make("Short"), make(long))
        try Stage.show(Box(.vertical, [short, other]), width: 320, height: 300) { window in
            let height = short.height
            #expect(height == other.height)
            short.show(picture: nil, gradient: GradientPaint(.white, .white), name: "Pear", headline: long)
            Stage.paint(window)
            let (first, second) = (try text(of: short), try text(of: other))
            #expect(short.height == height && abs(first.upperBound - second.upperBound) <= 3)
        }
    }

    @Test("where headlines wrap there is space for a second line in each row, also once it was shown with one")
    func wraps() throws {
        let (short, other) = (make("Short"), make(long))
        try Stage.show(Box(.vertical, [short, other]), width: 320, height: 300) { window in
            let (before, height) = (try text(of: other), other.height)
            for row in [short, other] { row.wrapsHeadline = true }
            Stage.paint(window)
            #expect(short.height == other.height && short.height > height)
            let (one, two) = (try text(of: short), try text(of: other))
            #expect(two.count > before.count + 12, "a second line was painted: \(before), \(two)")
            // Both stand in the middle of the row.
            for range in [one, two] {
                #expect(abs(range.lowerBound - (other.height - 1 - range.upperBound)) <= 14, "\(range)")
            }
        }
    }

    @Test("neither a name nor a headline that wraps loses its end, however large the text: both are set smaller")
    func whole() throws {
        let theme = Theme()
        theme.textScale = 2
        defer { theme.textScale = 1 }
        let row = make("Short", isWrapping: true)
        row.show(
            picture: nil, gradient: GradientPaint(.white, .white), name: "Cape gooseberry",
            headline: "A short season, well worth the long wait")
        try Stage.show(Box(.vertical, [row]), width: 240, height: 300) { _ in
            let lines = everything(in: row).compactMap { $0 as? FixedLine }
            #expect(lines.count == 2 && lines.allSatisfy { $0.isWhole && $0.shownScale < 1 && $0.shownScale >= 0.5 })
            for line in lines { #expect(line.shownHeight(in: line.width) <= line.measured(.vertical).natural) }
            let places = try lines.map { try #require($0.bounds(in: row)) }
            #expect(places[0].y + Double(lines[0].shownHeight(in: lines[0].width)) <= places[1].y)
            #expect(places[1].y + Double(lines[1].shownHeight(in: lines[1].width)) <= Double(row.height))
        }
    }

    @Test(
        "text, picture and gradient begin at the side where reading does",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func mirrored(direction: TextDirection) throws {
        let row = make("Short", direction: direction)
        try Stage.show(row, width: 320, height: 72) { _ in
            let picture = Bitmap(try #require(row.texture()))
            let (left, right) = (picture[4, 36], picture[315, 36])
            let (start, end) = direction == .leftToRight ? (left, right) : (right, left)
            #expect(abs(start.blue - 0x80 / 255.0) < 0.04 && abs(end.blue - 0x22 / 255.0) < 0.04, "\(start), \(end)")
            let middle = picture[160, 2]
            #expect(abs(middle.blue - (0x80 + 0x22) / 2 / 255.0) < 0.03, "\(middle)")
        }
    }

    @Test("a headline of two lines stays within its space on both sides")
    func mirroredLines() throws {
        let row = make(long, isWrapping: true, direction: .rightToLeft)
        try Stage.show(row, width: 320, height: 80) { _ in
            let picture = Bitmap(try #require(row.texture()))
            let columns = (14..<320).filter { x in (13..<row.height - 13).contains { picture[x, $0].luminance < 0.1 } }
            #expect((290...308).contains(try #require(columns.last)), "of \(row.width): \(columns.suffix(3))")
        }
    }

    @Test("toolkit row 11: no row survives its window")
    func freed() {
        #expect(endsAfterShowing { make("Short") })
    }
}

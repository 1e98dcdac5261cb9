import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Tally marks", .serialized)
struct TallyTests {
    init() { Stage.open() }

    private static let numbers =
        Array(0...130) + [364, 365, 366, 999, 1000, 3649, 3650, 3651, 20_000, 36_500, 3_650_000]
    private static let rooms = [
        Size(width: 120, height: 48), Size(width: 312, height: 60), Size(width: 312, height: 204),
        Size(width: 700, height: 200), Size(width: 1200, height: 270), Size(width: 3800, height: 270),
    ]

    @Test("marks stand for exactly the days there are, whatever they are counted by")
    func sums() {
        for days in Self.numbers {
            for sum in TallySum.choices(for: days) {
                #expect(sum.days == days && sum.rest < sum.worth.first ?? .max)
                #expect(sum.ringed.dropLast().enumerated().allSatisfy { $1 < sum.worth[$0 + 1] / sum.worth[$0] })
            }
        }
        #expect(TallySum(-3).days == 0)
    }

    @Test("every mark lies in the room, and none on another, from a sliver to 4K")
    func layouts() {
        for room in Self.rooms {
            for days in Self.numbers {
                let layout = TallyLayout(days, in: room) { _ in 30 }
                let free = layout.sum.worth.isEmpty ? room.height : max(1, room.height - 30)
                #expect(layout.size.width <= room.width + 0.5 && layout.size.height <= free + 0.5, "\(days) in \(room)")
                #expect(layout.sum.days == days)
                let width = layout.height * TallyHand.groupWidth
                let ringRoom = layout.height * TallyLayout.ringRoom(layout.sum)
                let boxes =
                    layout.ringedPlaces.map {
                        Rectangle(
                            x: $0.x - ringRoom, y: $0.y - ringRoom, width: width + 2 * ringRoom,
                            height: layout.height + 2 * ringRoom)
                    } + layout.groupPlaces.map { Rectangle(x: $0.x, y: $0.y, width: width, height: layout.height) }
                #expect(boxes.count == layout.sum.ringedCount + layout.sum.groupCount)
                for (box, next) in zip(boxes, boxes.dropFirst()) {
                    #expect(next.y >= box.y + box.height || next.x >= box.x + box.width, "\(days) in \(room)")
                }
            }
        }
    }

    @Test("ten years are read at ease from 360 pixels on, and a year in a window of the usual size without a legend")
    func readable() {
        let narrow = TallyLayout(3650, in: Size(width: 312, height: 204)) { _ in 40 }
        #expect(narrow.height >= TallyLayout.comfortable && !narrow.sum.worth.isEmpty)
        let wide = TallyLayout(365, in: Size(width: 1000, height: 270)) { _ in 40 }
        #expect(wide.height >= TallyLayout.comfortable && wide.sum.worth.isEmpty)
        #expect(TallyLayout(41, in: Size(width: 760, height: 200)).columns == 9)
    }

    @Test("beyond a year each whole year is a block with its label, and the marks are those of the days since")
    func years() {
        for width in [200.0, 312, 700, 1200, 3800] {
            for days in [0, 41, 365, 366, 388, 730, 3650, 3651, 10_000, 3_650_000] {
                let tally = TallyMarks(days)
                let (blocks, years) = (tally.yearBlocks(in: width), days > 365 ? days / 365 : 0)
                #expect(blocks.labels.isEmpty == (years == 0) && blocks.labels.count <= min(years, 100))
                let marks = tally.layout(in: Size(width: width, height: 270), below: blocks)
                #expect(marks.sum.days == days - 365 * years)
                #expect(blocks.height(above: true) + marks.size.height <= 270)
                let places = blocks.labels.indices.map { blocks.place($0, in: width, isMirrored: false) }
                for (place, label) in zip(places, blocks.labels) {
                    #expect(place.x >= 0 && place.x + place.width <= width + 1, "\(days) in \(width)")
                    #expect(label.size.width < place.width, "\(days) in \(width)")
                }
                for (place, next) in zip(places, places.dropFirst()) {
                    #expect(next.y > place.y || next.x >= place.x + place.width, "\(days) in \(width)")
                }
                #expect(Set(places.map(\.y)).count <= 2)
                let mirrored = blocks.labels.indices.map { blocks.place($0, in: width, isMirrored: true).x }
                for (x, place) in zip(mirrored, places) { #expect(abs(x + place.width + place.x - width) <= 1) }
            }
        }
    }

    @Test("a few years are blocks in two lines where there is room, in one on a phone")
    func yearLines() {
        for (years, width, lines) in [(4, 900.0, 1), (10, 900, 2), (7, 900, 2), (4, 312, 1)] {
            let blocks = YearBlocks(years, in: width, words: { TextLayout($0, for: Label("")) }, format: { String($0) })
            let tops = Set(blocks.labels.indices.map { blocks.place($0, in: width, isMirrored: false).y })
            #expect(tops.count == lines, "\(years) in \(width)")
        }
    }

    @Test("ten thousand days are few lines to draw: blocks for their years, and marks for less than another")
    func quick() {
        let tally = TallyMarks(10_000)
        let blocks = tally.yearBlocks(in: 1000)
        let picture = TallyPicture(tally.layout(in: Size(width: 1000, height: 270), below: blocks), seed: 1)
        #expect(picture.strokes.count + picture.rings.count < 365 && blocks.labels.count <= 27)
    }

    @Test("the same seed draws the same; a day more leaves the marks there are alone; lines stay within their box")
    func hand() throws {
        let (hand, other) = (TallyHand(seed: 7), TallyHand(seed: 8))
        for group in 0..<200 {
            for index in 0..<5 {
                let stroke = hand.stroke(index, of: group)
                #expect(stroke == TallyHand(seed: 7).stroke(index, of: group))
                #expect(stroke != other.stroke(index, of: group) && stroke != hand.stroke(index, of: group + 1))
                let bounds = try #require(stroke.bounds)
                #expect(bounds.x > -0.1 && bounds.x + bounds.width < TallyHand.groupWidth + 0.1)
                #expect(bounds.y > -0.05 && bounds.y + bounds.height < 1.05)
            }
            let ring = try #require(hand.ring(0, of: group).bounds)
            #expect(ring.x > -TallyHand.ringGap - 0.1 && ring.y > -TallyHand.ringGap - 0.1)
        }
        let room = Size(width: 700, height: 200)
        let before = TallyPicture(TallyLayout(41, in: room), seed: 3).strokes
        let after = TallyPicture(TallyLayout(42, in: room), seed: 3).strokes
        #expect(Array(after.prefix(41)) == before && after.count == 42)
    }

    @Test("a line drawn up to a part of it ends on the line")
    func partial() {
        let stroke = HandStroke(
            from: Point(x: 0, y: 0), to: Point(x: 0, y: 10), bending: Point(x: 4, y: 5))
        var (half, whole) = (Path(), Path())
        stroke.add(to: &half, progress: 0.5)
        stroke.add(to: &whole)
        #expect(half.currentPoint == Point(x: 2, y: 5) && whole.currentPoint == Point(x: 0, y: 10))
        var none = Path()
        stroke.add(to: &none, progress: 0)
        #expect(none.isEmpty)
    }

    @Test("an image with the words it was given; it ends with its window")
    func accessibility() {
        let tally = TallyMarks(41, seed: 1, alternativeText: "41 days")
        #expect(tally.role == .image && tally.accessibleLabel == "41 days")
        tally.alternativeText = "42 days"
        #expect(tally.accessibleLabel == "42 days")
        #expect(TallyMarks(41).role == .none)
        #expect(endsAfterShowing { TallyMarks(3650, seed: 1, alternativeText: "Ten years") })
        #expect(
            endsAfterShowing {
                let tally = TallyMarks(4)
                tally.onMap { [weak tally] in tally?.days = 5 }
                return tally
            })
    }

    /// The painted points of each quarter of the width.
    private func ink(_ widget: Widget, _ direction: TextDirection) throws -> [Int] {
        widget.direction = direction
        return try Stage.show(Box(.vertical, [widget]), width: 400, height: 200) { _ in
            Stage.paint(widget)
            let picture = Bitmap(try #require(widget.texture()))
            return (0..<4).map { part in
                (part * picture.width / 4..<(part + 1) * picture.width / 4).reduce(0) { sum, x in
                    sum + (0..<picture.height).filter { picture[x, $0].alpha > 0.5 }.count
                }
            }
        }
    }

    @Test("from right to left the first mark stands at the right, and nothing is drawn outside")
    func mirrored() throws {
        // Two full rows and a short one.
        let plain = try ink(TallyMarks(56, seed: 2), .leftToRight)
        let mirrored = try ink(TallyMarks(56, seed: 2), .rightToLeft)
        for (left, right) in zip(plain, mirrored.reversed()) { #expect(abs(left - right) <= max(24, left / 10)) }
        #expect(plain[0] > plain[3])
    }

    @Test(
        "the newest line is drawn over those there are, from its beginning; then all are as if they always had been there",
        arguments: [(0, 300), (4, 300), (41, 300), (119, 100), (364, 300)], [TextDirection.leftToRight, .rightToLeft])
    func newest(tally: (days: Int, height: Int), direction: TextDirection) throws {
        func picture(_ tally: TallyMarks) throws -> Bitmap {
            Stage.paint(tally)
            return Bitmap(try #require(tally.texture()))
        }
        let (marks, other) = (TallyMarks(tally.days, seed: 2), TallyMarks(tally.days + 1, seed: 2))
        for each in [marks, other] {
            each.direction = direction
            each.layout(expand: [.horizontal, .vertical])
        }
        var after: Bitmap?
        try Stage.show(other, width: 500, height: tally.height) { _ in after = try picture(other) }
        try Stage.show(marks, width: 500, height: tally.height) { _ in
            Stage.paint(marks)
            marks.days += 1
            #expect(marks.isDrawing)
            let middle = try picture(marks)
            #expect(Stage.wait { !marks.isDrawing } && marks.older == nil)
            let end = try picture(marks)
            let isBetween = middle != after
            #expect(end == after && isBetween)
            // Those before it are there meanwhile.
            #expect(tally.days == 0 || marked(middle) > marked(end) * 7 / 10)
            marks.days += 1
            marks.settle()
            #expect(!marks.isDrawing)
        }
    }

    /// How many points are painted.
    private func marked(_ picture: Bitmap) -> Int {
        (0..<picture.width).reduce(0) { sum, x in sum + (0..<picture.height).count { picture[x, $0].alpha > 0.5 } }
    }

    @Test("of the first five days those to come are drawn faintly where they will be, and of no others")
    func awaited() throws {
        let room = Size(width: 700, height: 200)
        let five = TallyPicture(TallyLayout(5, in: room), seed: 1)
        for days in 0..<5 {
            let picture = TallyPicture(TallyLayout(days, in: room), seed: 1)
            let all = picture.strokes + picture.awaited
            #expect(picture.strokes.count == days && all.count == 5)
            for (stroke, whole) in zip(all, five.strokes) {
                let (end, other) = try (#require(stroke.curves.last?.end), #require(whole.curves.last?.end))
                #expect(abs(end.x - other.x) + abs(end.y - other.y) < 0.01, "\(days)")
            }
            #expect(abs(picture.layout.size.width - five.layout.size.width) < 0.01)
            if days > 0 { #expect(picture.parts.newest.awaited.isEmpty && !picture.parts.older.awaited.isEmpty) }
        }
        for days in [5, 6, 41, 100, 364] {
            #expect(TallyPicture(TallyLayout(days, in: room), seed: 1).awaited.isEmpty)
        }
        // What is awaited is seen, and is not taken for what is there.
        let pictures = [0, 4, 5].map { days in
            Texture(width: 200, height: 120) { canvas in
                TallyPicture(TallyLayout(days, in: Size(width: 196, height: 110)), seed: 1).draw(
                    on: canvas, color: .black)
            }
        }.map(Bitmap.init)
        func points(_ picture: Bitmap, over least: Double) -> Int {
            (0..<picture.width).reduce(0) { sum, x in sum + (0..<picture.height).count { picture[x, $0].alpha > least }
            }
        }
        #expect(points(pictures[0], over: 0.5) == 0 && points(pictures[0], over: 0.2) > 0)
        #expect(points(pictures[1], over: 0.5) < points(pictures[2], over: 0.5))
        #expect(points(pictures[1], over: 0.2) > points(pictures[1], over: 0.5))
    }

    @Test("the lines but the newest and the newest alone are all lines, a ring as well as a stroke")
    func parts() {
        for (days, room) in [(1, 200.0), (42, 200), (25, 30), (100, 48), (364, 200)] {
            let picture = TallyPicture(TallyLayout(days, in: Size(width: 160, height: room)), seed: 1)
            let (older, newest) = picture.parts
            #expect(newest.strokes.count + newest.rings.count == 1)
            #expect(
                older.strokes.count + older.rings.count + 1 == picture.strokes.count + picture.rings.count, "\(days)")
        }
    }
}

import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Day path", .serialized)
struct DayPathTests {
    init() { Stage.open() }

    private static let totals = [0, 1, 2, 4, 5, 13, 30, 41, 100, 365, 366, 1000, 3650, 36_500, 3_650_000]
    private static let rooms = [
        Size(width: 200, height: 60), Size(width: 312, height: 204), Size(width: 700, height: 200),
        Size(width: 1200, height: 270), Size(width: 3800, height: 270),
    ]

    @Test("every box lies in the room, next to the one before it and on no other")
    func layouts() {
        for room in Self.rooms {
            for total in Self.totals {
                let layout = DayPathLayout(total, in: room) { _ in 30 }
                #expect(layout.count == (total + layout.unit - 1) / layout.unit)
                #expect(layout.size.width <= room.width + 0.5 && layout.size.height <= room.height + 0.5)
                let places = (0...layout.count).map { layout.pose(of: $0).place }
                let reach = layout.box / 2
                #expect(
                    places.allSatisfy {
                        $0.x >= reach && $0.y >= reach && $0.x <= layout.size.width - reach
                            && $0.y <= layout.size.height - reach
                    }, "\(total) in \(room)")
                for (place, next) in zip(places, places.dropFirst()) {
                    let distance = ((place.x - next.x) * (place.x - next.x) + (place.y - next.y) * (place.y - next.y))
                        .squareRoot()
                    // Around a turn the way is longer than the straight line.
                    #expect(distance <= layout.pitch * 1.001 && distance >= layout.pitch * 0.93, "\(total) in \(room)")
                }
                // Boxes that do not follow each other are further apart than a box is wide.
                for index in stride(from: 0, to: places.count, by: max(1, places.count / 40)) {
                    for other in (index + 2)..<max(index + 2, places.count) where other < places.count {
                        let (x, y) = (places[index].x - places[other].x, places[index].y - places[other].y)
                        #expect(x * x + y * y > layout.box * layout.box)
                    }
                }
            }
        }
    }

    @Test("boxes stand for more days where there would be too many; ten years have room at 360 pixels")
    func units() {
        let narrow = DayPathLayout(3650, in: Size(width: 312, height: 204)) { _ in 30 }
        #expect(narrow.pitch >= DayPathLayout.comfortable && narrow.unit == 365)
        #expect(DayPathLayout(100, in: Size(width: 700, height: 200)).unit == 1)
        // On a page of the usual size two hundred days are days, a year or two are weeks, five are months, and ten are years.
        let page = Size(width: 900, height: 250)
        let totals = [200, 201, 730, 731, 1825, 1826, 3650]
        #expect(totals.map { DayPathLayout($0, in: page) { _ in 30 }.unit } == [1, 7, 7, 30, 30, 365, 365])
        // A few years are large, and all of them beside each other.
        let years = DayPathLayout(4015, in: page) { _ in 30 }
        #expect(years.pitch > 60 && years.size.width <= 900 && years.size.height < 2 * years.pitch)
        #expect(narrow.box(of: 0) == 0 && narrow.box(of: 1) == 1 && narrow.box(of: 3650) == narrow.count)
        #expect(narrow.box(of: narrow.unit) == 1 && narrow.box(of: narrow.unit + 1) == 2)
    }

    @Test("says what a box stands for, years as years")
    func unitTexts() {
        #expect([7, 30, 365, 3650].map(DayPath().unitText) == ["7 days", "30 days", "1 year", "10 years"])
    }

    @Test("a way beyond a year is made of a stretch for each year, which follow each other and hold their own days")
    func years() {
        for room in Self.rooms {
            for total in [0, 100, 365, 366, 700, 3650, 10_000, 36_500] {
                let layout = DayPathLayout(total, in: room) { _ in 30 }
                let years = layout.years(of: total)
                guard total > 365, layout.unit < 365 else {
                    #expect(years.isEmpty)
                    continue
                }
                // Some days of another year may be in the last box of the one before.
                #expect((total / 365...(total + 364) / 365).contains(years.count) && years.first?.lowerBound == 0)
                #expect(years.last?.upperBound == Double(layout.count) * layout.pitch)
                for (year, next) in zip(years, years.dropFirst()) { #expect(year.upperBound == next.lowerBound) }
                for (index, year) in years.enumerated() {
                    // The last day of a year is in it, or in the box on its border.
                    let last = Double(layout.box(of: min(total, 365 * (index + 1)))) * layout.pitch
                    #expect(year.contains(last), "\(total) in \(room)")
                }
            }
        }
        #expect(DayPathLayout(10_000, in: Size(width: 1000, height: 270)) { _ in 30 }.count <= 1_500)
    }

    @Test("a stretch of the way begins and ends where it says, around bends too")
    func stretches() {
        let track = PathTrack(start: Point(x: 20, y: 20), line: 100, radius: 15)
        for first in stride(from: 0.0, to: 500, by: 7) {
            for long in [3.0, 60, 180, 400] {
                let path = track.path(from: first, to: first + long)
                let (end, wanted) = (path.currentPoint, track.pose(at: first + long).place)
                #expect(
                    end.map { abs($0.x - wanted.x) < 0.01 && abs($0.y - wanted.y) < 0.01 } == true, "\(first), \(long)")
            }
        }
    }

    @Test("a milestone that was reached is whole, whatever else its box stands for; one to come is not")
    func reached() {
        let layout = DayPathLayout(730, in: Size(width: 900, height: 250)) { _ in 30 }
        let days = DayPath.Days(total: 730, done: 365, milestones: [7: "7", 30: "30", 365: "1 year", 730: "2 years"])
        let milestones = days.lastMilestones(in: layout)
        #expect(layout.unit == 7 && milestones == [1: 7, 5: 30, 53: 365, 105: 730])
        let drawing = DayPathDrawing(layout: layout, color: .black, milestones: milestones)
        let done = 365.0 / 7
        #expect([1, 5, 52, 53].allSatisfy { drawing.filled($0, done: done) == 1 })
        #expect([54, 105].allSatisfy { drawing.filled($0, done: done) == 0 })
        // The day before, a part of its week is over.
        #expect((0.01...0.5).contains(drawing.filled(53, done: 364.5 / 7)))
    }

    @Test("the years that have begun are stronger than one to come")
    func ahead() {
        let layout = DayPathLayout(730, in: Size(width: 900, height: 250)) { _ in 30 }
        let years = layout.years(of: 730)
        let drawing = DayPathDrawing(layout: layout, color: .black, milestones: [:], years: years)
        func picture(done: Int) -> Bitmap {
            Bitmap(
                Texture(width: 900, height: 250) { canvas in
                    drawing.draw(done: Double(done) / 7, today: layout.box(of: done), on: canvas)
                })
        }
        // Between two boxes, in the middle of the year.
        func shade(_ year: Int, in picture: Bitmap) -> Double {
            let middle = (years[year].lowerBound + years[year].upperBound) / 2
            let place = layout.track.pose(at: ((middle / layout.pitch).rounded(.down) + 0.5) * layout.pitch).place
            return picture[Int(place.x), Int(place.y)].alpha
        }
        let (first, second) = (picture(done: 200), picture(done: 400))
        #expect(shade(0, in: first) > 1.5 * shade(1, in: first) && shade(1, in: first) > 0.03)
        #expect(shade(1, in: second) > shade(0, in: second) && shade(0, in: second) == shade(0, in: first))
    }

    @Test("the first few boxes are larger, and all of them are beside each other")
    func first() {
        let room = Size(width: 900, height: 250)
        let (few, more) = (DayPathLayout(7, in: room), DayPathLayout(13, in: room))
        #expect(few.pitch > more.pitch * 1.3 && few.size.width <= room.width && few.size.height < 2 * few.pitch)
        // Those of years are the largest.
        let years = DayPathLayout(7 * 365, in: room)
        #expect(years.isOfYears && years.count == 7 && years.pitch > few.pitch * 1.1 && years.size.width <= room.width)
        // The way goes straight on beyond the last of them, which is not in a bend.
        let (last, beyond) = (few.pose(of: 7).place, few.track.pose(at: 7.3 * few.pitch).place)
        #expect(last.y == beyond.y && beyond.x > last.x)
    }

    @Test("of milestones in one box the last has the label; those off the way have none")
    func labels() {
        let layout = DayPathLayout(3650, in: Size(width: 312, height: 204)) { _ in 30 }
        let days = DayPath.Days(
            total: 3650, done: 10, milestones: [0: "0", 1: "1", 7: "7", 3650: "10 years", 4000: "late"])
        #expect(days.labels(in: layout, format: String.init) == [layout.count: "10"])
        let finer = DayPathLayout(730, in: Size(width: 900, height: 250)) { _ in 30 }
        let soon = DayPath.Days(total: 730, done: 10, milestones: [1: "1", 7: "7", 730: "2 years"])
        #expect(soon.labels(in: finer, format: String.init) == [1: "7", finer.count: "2 years"])
    }

    @Test("of years the first, each fifth and the last have a star, and the first says what they are")
    func starredYears() throws {
        let milestones = Dictionary(uniqueKeysWithValues: (1...12).map { ($0 * 365, "\($0) years") })
        let days = DayPath.Days(total: 12 * 365, done: 12 * 365, milestones: milestones)
        let layout = DayPathLayout(days.total, in: Size(width: 1000, height: 250)) { _ in 30 }
        try #require(layout.isOfYears && layout.count == 12)
        #expect(days.stars(in: layout).keys.sorted() == [1, 5, 10, 12])
        let path = DayPath(days)
        @MainActor func height(_ width: Int) -> Int { path.measured(.vertical, for: width).natural }
        var unnamed = days
        unnamed.milestones[365] = nil
        let other = DayPath(unnamed)
        // Without a legend it is less high.
        #expect(height(1000) < other.measured(.vertical, for: 1000).natural)
        #expect(height(300) == other.measured(.vertical, for: 300).natural)
    }

    @Test("labels are not written at the price of boxes that stand for more days")
    func finest() {
        let years = Dictionary(uniqueKeysWithValues: (1...11).map { (365 * $0, "\(365 * $0)") })
        let labelled = DayPath(DayPath.Days(total: 4015, done: 3650, milestones: years))
        let plain = DayPath(DayPath.Days(total: 4015, done: 3650))
        for height in stride(from: 48.0, to: 240, by: 8) {
            let room = Size(width: 300, height: height)
            #expect(labelled.layout(in: room).layout.unit == plain.layout(in: room).layout.unit)
        }
    }

    @Test("the way is as long as it says, and its ends meet")
    func track() {
        let track = PathTrack(start: Point(x: 20, y: 20), line: 100, radius: 15)
        for distance in stride(from: 0.0, to: 600, by: 0.5) {
            let (here, next) = (track.pose(at: distance).place, track.pose(at: distance + 0.5).place)
            let way = ((here.x - next.x) * (here.x - next.x) + (here.y - next.y) * (here.y - next.y)).squareRoot()
            #expect(abs(way - 0.5) < 0.01, "\(distance)")
        }
        #expect(track.lines(for: 100) == 1 && track.lines(for: 101) == 2)
        #expect(track.lines(for: track.length(lines: 7)) == 7)
        #expect(track.path(to: 240).bounds.map { $0.x >= 20 && $0.width <= 115.01 } == true)
    }

    @Test("days are kept within the way; an image with words; it ends with its window")
    func accessibility() {
        #expect(DayPath.Days(total: 5, done: 9).done == 5 && DayPath.Days(total: -2, done: 1).total == 0)
        let path = DayPath(DayPath.Days(total: 30, done: 12, milestones: [7: "7"]), alternativeText: "12 of 30 days")
        #expect(path.role == .image && path.accessibleLabel == "12 of 30 days")
        #expect(
            endsAfterShowing {
                let path = DayPath(DayPath.Days(total: 3650, done: 1200, milestones: [365: "1 year"]))
                path.onMap { [weak path] in path?.days.done = 1201 }
                return path
            })
    }

    @Test("a day that has gone by is full, one to come is not; from right to left the way begins at the right")
    func drawn() throws {
        @MainActor func ink(_ direction: TextDirection) throws -> (left: Int, right: Int) {
            let path = DayPath(DayPath.Days(total: 8, done: 4))
            path.direction = direction
            return try Stage.show(Box(.vertical, [path]), width: 400, height: 120) { _ in
                Stage.paint(path)
                let picture = Bitmap(try #require(path.texture()))
                func painted(_ columns: Range<Int>) -> Int {
                    columns.reduce(0) { sum, x in
                        sum + (0..<picture.height).filter { picture[x, $0].alpha > 0.9 }.count
                    }
                }
                return (painted(0..<picture.width / 2), painted(picture.width / 2..<picture.width))
            }
        }
        let (plain, mirrored) = (try ink(.leftToRight), try ink(.rightToLeft))
        #expect(plain.left > 2 * plain.right && mirrored.right > 2 * mirrored.left)
    }
}

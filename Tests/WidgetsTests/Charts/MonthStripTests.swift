import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Month strip", .serialized)
struct MonthStripTests {
    init() { Stage.open() }

    private func make(_ months: Set<Int>) -> MonthStrip {
        let strip = MonthStrip(letters: "JFMAMJJASOND".map(String.init), alternativeText: "In season: January")
        strip.months = months
        return strip
    }

    /// How high the bar over each of twelve places is, from the left.
    private func bars(_ strip: MonthStrip) throws -> [Int] {
        try Stage.show(Box(.vertical, [strip]), width: 360) { _ in
            Stage.paint(strip)
            let picture = Bitmap(try #require(strip.texture()))
            return (0..<12).map { place in
                let x = (place * 2 + 1) * picture.width / 24
                return (0..<7).filter { picture[x, $0].alpha > 0.5 }.count
            }
        }
    }

    @Test("the months that are marked have a higher bar, so that colour does not tell it alone")
    func marked() throws {
        let bars = try bars(make([1, 7, 8]))
        let highest = try #require(bars.max())
        #expect(bars.indices.filter { bars[$0] == highest } == [0, 6, 7] && bars.min() ?? 0 > 0)
    }

    @Test(
        "months that are marked in part have the low bar of others in a colour between theirs and that of marked ones")
    func partly() throws {
        // Without the style there is but one colour.
        let theme = Theme()
        defer { withExtendedLifetime(theme) {} }
        let strip = make([7])
        let low = try bars(strip)
        strip.partly = [7, 8]
        #expect(try bars(strip) == low)
        let picture = try Stage.show(Box(.vertical, [strip]), width: 360) { _ in
            Stage.paint(strip)
            return Bitmap(try #require(strip.texture()))
        }
        let colors = (0..<12).map { picture[($0 * 2 + 1) * picture.width / 24, 3] }
        #expect(Set([colors[6], colors[7], colors[8]]).count == 3)
        let reds = colors.map { Int($0.red) }
        #expect((min(reds[6], reds[8])...max(reds[6], reds[8])).contains(reds[7]))
    }

    @Test("the month that is now is in a ring, whether it is marked or not", arguments: [1, 7])
    func now(month: Int) throws {
        func inked(_ strip: MonthStrip) throws -> [Int] {
            try Stage.show(Box(.vertical, [strip]), width: 360) { _ in
                Stage.paint(strip)
                let picture = Bitmap(try #require(strip.texture()))
                return (0..<12).map { place in
                    let columns = (place * picture.width / 12)..<((place + 1) * picture.width / 12)
                    return columns.map { x in (9..<picture.height).filter { picture[x, $0].alpha > 0.5 }.count }
                        .reduce(0, +)
                }
            }
        }
        let strip = make([7])
        let before = try inked(strip)
        strip.current = month
        let after = try inked(strip)
        #expect(after[month - 1] > 2 * before[month - 1])
        for other in 0..<12 where other != month - 1 { #expect(after[other] == before[other]) }
    }

    @Test("from right to left the year begins at the right")
    func mirrored() throws {
        let strip = make([1])
        strip.direction = .rightToLeft
        let bars = try bars(strip)
        #expect(bars.firstIndex(of: bars.max() ?? 0) == 11)
    }

    @Test("toolkit row 19: a picture that says which months they are; it fits a phone")
    func accessibility() {
        let strip = make([1])
        #expect(strip.role == .image && strip.accessibleLabel == "In season: January")
        #expect(strip.measured(.horizontal).minimum <= 200)
        #expect(
            endsAfterShowing {
                let strip = make([1, 2])
                strip.current = 2
                return strip
            })
    }
}

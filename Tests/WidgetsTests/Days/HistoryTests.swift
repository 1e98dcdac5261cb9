import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("History of days", .serialized)
struct HistoryTests {
    init() { Stage.open() }

    private let words = CalendarWords(months: (1...12).map { "M\($0)" })

    @Test("each day has its own place within the width, and is found there", arguments: [1, 6, 7])
    func places(firstWeekday: Int) {
        for width in [204.0, 312, 480, 720, 1400] {
            for year in [2023, 2024, 2026] {
                let layout = CalendarLayout(year: year, firstWeekday: firstWeekday, width: width, title: 20)
                #expect(layout.days.count == (year == 2024 ? 366 : 365))
                for day in layout.days {
                    let place = layout.place(of: day)
                    #expect(layout.day(at: place.center) == day)
                    #expect(place.x >= 0 && place.x + place.width <= width + 0.5)
                    #expect(place.y + place.height <= layout.height + 0.5)
                }
                #expect(layout.day(at: Point(x: 1, y: 1)) == nil)
            }
        }
    }

    @Test("months without a day that can be seen are left out, and the others are in rows as full as each other")
    func months() {
        for months in [3...3, 1...3, 5...11, 1...12] {
            for width in [204.0, 720] {
                let layout = CalendarLayout(year: 2026, firstWeekday: 1, months: months, width: width, title: 20)
                let days = layout.days.map { CalendarDay(clamping: $0) }
                #expect(Set(days.map(\.month)) == Set(months))
                for day in layout.days { #expect(layout.day(at: layout.place(of: day).center) == day) }
                let lasts = months.filter {
                    layout.origin(ofMonth: $0).y == layout.origin(ofMonth: months.upperBound).y
                }
                #expect(layout.columns - lasts.count < months.count && layout.columns <= months.count)
                #expect(layout.place(of: layout.days.upperBound - 1).y < layout.height)
            }
        }
        #expect(CalendarLayout(year: 2026, firstWeekday: 1, months: 5...11, width: 720, title: 20).columns == 4)
        // Three are as wide as a page; one alone is no wider than that.
        let page = CalendarLayout(year: 2026, firstWeekday: 1, months: 1...3, width: 960, title: 20)
        #expect(page.origin(ofMonth: 3).x + 7 * page.cell > 940)
        let alone = CalendarLayout(year: 2026, firstWeekday: 1, months: 3...3, width: 960, title: 20)
        #expect((page.cell...page.cell + 2).contains(alone.cell))
        let calendar = make()
        @MainActor func names() -> [String] {
            everything(in: calendar).compactMap { $0 as? FixedLine }.filter(\.isMapped).map(\.text)
        }
        Stage.show(calendar, width: 720, height: 420) { _ in
            #expect(names() == (1...11).map { "M\($0)" })
            calendar.year = 2025
            #expect(Stage.wait { names().count == 12 })
            calendar.range = 20_760...20_778
            #expect(Stage.wait { names() == ["M11"] })
        }
    }

    @Test("the initials of the weekdays stand above the days in the order of a week, where there is room for them")
    func initials() {
        let letters = ["a", "b", "c", "d", "e", "f", "g"]
        let words = CalendarWords(months: words.months, weekdays: letters, firstWeekday: 7)
        #expect(words.week == ["g", "a", "b", "c", "d", "e", "f"] && self.words.week.isEmpty)
        @MainActor func layout(_ width: Double) -> CalendarLayout {
            CalendarLayout(
                year: 2026, firstWeekday: 7, width: width, title: 20, initial: Size(width: 12, height: 16))
        }
        let wide = layout(720)
        #expect(wide.initials == 16 && layout(204).initials == 0)
        for day in wide.days {
            let date = CalendarDay(clamping: day)
            let initial = wide.initialPlace(date.weekday % 7, ofMonth: date.month)
            #expect(initial.x == wide.place(of: day).x && initial.y + initial.height <= wide.place(of: day).y)
        }
    }

    private func make() -> CalendarHeatMap {
        CalendarHeatMap("History", range: 20_000...20_778, today: 20_778, words: words) { "Day \($0)" }
    }

    @Test("real keys go by days, weeks and months, over years, within what there is; each day is told")
    func keys() throws {
        let calendar = make()
        var told: [Int] = []
        calendar.onSelected { told.append($0) }
        let sheet = try #require(find(.slider, in: calendar))
        #expect(sheet.accessibleLabel == "History" && sheet.accessibleValue == "Day 20778" && calendar.year == 2026)
        try Stage.show(calendar, width: 720, height: 420) { window in
            Hands.focus(window)
            sheet.grabFocus()
            Hands.type("Right", "Left", "Up", "Prior", "Home", "End", "Down")
            #expect(Stage.wait { told.count == 7 })
            let month = try #require(CalendarDay("2026-10-01")).ordinal
            #expect(told == [20_778, 20_777, 20_770, 20_740 - 1, month, month + 30, month + 37])
            #expect(sheet.accessibleValue == "Day \(month + 37)")
            calendar.selected = CalendarDay("2025-01-01")?.ordinal
            Hands.type("Left")
            #expect(Stage.wait { calendar.year == 2024 })
            try #require(button("Next year", in: calendar)).click()
            #expect(calendar.year == 2025 && calendar.selected == CalendarDay("2024-12-31")?.ordinal)
        }
    }

    @Test("where there is one year alone, nothing stands there that could not be pressed")
    func oneYear() throws {
        let calendar = make()
        let buttons = try [
            #require(button("Previous year", in: calendar)), #require(button("Next year", in: calendar)),
        ]
        #expect(buttons.map(\.isVisible) == [true, true] && buttons.map(\.isSensitive) == [true, false])
        calendar.range = 20_760...20_778
        #expect(buttons.map(\.isVisible) == [false, false])
    }

    @Test("a real click chooses the day under the pointer, from right to left too")
    func click() throws {
        let calendar = make()
        calendar.direction = .rightToLeft
        let sheet = try #require(find(.slider, in: calendar) as? CalendarSheet)
        sheet.direction = .rightToLeft
        try Stage.show(calendar, width: 720, height: 420) { window in
            Hands.focus(window)
            let day = try #require(CalendarDay("2026-02-10")).ordinal
            let layout = CalendarLayout(
                year: 2026, firstWeekday: 1, months: 1...11, width: Double(sheet.width),
                title: Double(sheet.children[0].measured(.vertical).natural + 3))
            let place = layout.place(of: day).center
            Hands.move(
                to: sheet, x: Double(sheet.width) / 2 - place.x, y: place.y - Double(sheet.height) / 2)
            Hands.clickHere()
            #expect(Stage.wait { calendar.selected == day } && sheet.tooltip == "Day \(day)")
        }
    }

    @Test("calendar and bars end with their window")
    func freed() {
        #expect(endsAfterShowing { make() })
        #expect(endsAfterShowing { bars() })
    }

    private func bars() -> StreakBars {
        StreakBars(
            "Streaks",
            [
                StreakBar(id: 2, title: "October", length: 41, lengthText: "41 days", mark: "now", isCurrent: true),
                StreakBar(id: 1, title: "August", length: 60, lengthText: "60 days", mark: "record"),
                StreakBar(id: 0, title: "July", length: 0, lengthText: "0 days"),
            ])
    }

    @Test("a list whose rows are sentences; real keys go from row to row; an average line is in each")
    func streaks() {
        let bars = bars()
        #expect(find(.list, named: "Streaks", in: bars) != nil)
        let rows = { everything(in: bars).filter { $0.role == .listItem } }
        #expect(rows().map(\.accessibleLabel) == ["October, 41 days, now", "August, 60 days, record", "July, 0 days"])
        bars.average = 33
        bars.averageText = "Average: 33 days"
        Stage.show(Box(.vertical, [bars])) { window in
            Hands.focus(window)
            bars.moveFocus(.next)
            #expect(rows()[0].hasFocus)
            Hands.type("Down", "Down", "Down")
            #expect(Stage.wait { rows()[2].hasFocus })
            Hands.type("Home")
            #expect(Stage.wait { rows()[0].hasFocus })
        }
        bars.bars = [bars.bars[1]]
        #expect(rows().count == 1 && rows()[0].accessibleLabel == "August, 60 days, record")
    }
}

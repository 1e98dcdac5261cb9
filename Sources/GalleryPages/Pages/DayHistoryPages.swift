import GTK
import ComptoirWidgets
import Widgets

/// The colours and the history of counters.
@MainActor
enum DayHistoryPages {
    static let all = [colors, ground, calendar, glasses, streaks]

    private static let colors = GalleryPage(
        "color-choice", "Days", "ColorChoice", "Colours of which one holds: some to pick from, and any other.",
        code: "let choice = ColorChoice(\"Colour\")\nchoice.onSelected { model.colorChosen($0) }"
    ) { _ in
        let free = Color("#7B3FE4")
        return [
            Specimen("The first is chosen", ColorChoice("Colour")),
            Specimen("One that is not to be picked from", ColorChoice("Colour", selection: free), onCard: true),
            Specimen("Where it is narrow", Clamp(ColorChoice("Colour"), to: 200)),
        ]
    }

    private static let ground = GalleryPage(
        "color-ground", "Days", "ColorGround",
        "A page of any colour; text, drawings and buttons on it have a colour that can be read there.",
        code: "let page = ColorGround(color, content)\npage.bind(\\.color) { model.color }"
    ) { _ in
        let some =
            ColorOption.palette.map(\.color) + ["#808080", "#7F7F00", "#FF0000", "#00A0A0"].compactMap { Color($0) }
        return some.map { color in
            let words = Label("days without smoking").styled("day-title")
            words.wraps = true
            let line = Box(
                .horizontal, spacing: Space.small,
                [Button("Reset"), Button(icon: "comptoir-edit-symbolic", named: "Edit")]
            ).layout(horizontal: .center)
            return Specimen(
                color.hex,
                ColorGround(
                    color,
                    Box(.vertical, spacing: Space.small, [words, line])
                        .layout(margins: Insets(vertical: 18, horizontal: 18))))
        }
    }

    private static let weekdays = ["M", "T", "W", "T", "F", "S", "S"]

    private static let words = CalendarWords(
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        weekdays: weekdays)

    /// 21 November 2026.
    private static let today = 20_778

    private static func calendar(_ selected: Int? = nil) -> CalendarHeatMap {
        let calendar = CalendarHeatMap("History", range: today - 1000...today, today: today, words: words) {
            "Day \($0)"
        }
        var days: [Int: HeatDay] = [:]
        for day in today - 420...today {
            let isBreak = [today - 300, today - 190, today - 41].contains(day)
            days[day] = isBreak ? HeatDay(1, isEvent: true) : HeatDay(day.isMultiple(of: 11) ? 0.4 : 1)
        }
        calendar.days = days
        calendar.selected = selected
        return calendar
    }

    private static let calendar = GalleryPage(
        "calendar-heat-map", "Days", "CalendarHeatMap",
        "A year of days, filled more or less. Arrow keys go from day to day, Page Up and Page Down by a month.",
        code: "let calendar = CalendarHeatMap(\"History\", range: days, words: words) { model.words(for: $0) }"
    ) { _ in
        [
            Specimen("This year", calendar(), onCard: true),
            Specimen("Narrow, with a day chosen", Clamp(calendar(today - 12), to: 312)),
            Specimen("Hardly any room", Clamp(calendar(), to: 216)),
        ]
    }

    private static let glasses = GalleryPage(
        "glass-month", "Days", "GlassMonth",
        "A month of drinks: on each day stand its glasses. Arrow keys go from day to day, Page Up and Page Down by a month.",
        code: "let month = GlassMonth(\"Drinks\", name: formats.month) { model.words(of: $0) }"
    ) { _ in
        let start = CalendarDay(clamping: today).startOfMonth
        let glasses = [GlassShape.rocks, .coupe, .highball].map { DrinkArt(glass: $0) }
        @MainActor func make(_ days: [CalendarDay: GlassDay]) -> GlassMonth {
            let month = GlassMonth("Drinks", name: { "\($0.year)-\($0.month)" }, weekdays: weekdays) { day, glasses in
                glasses?.words ?? "\(day): nothing"
            }
            month.show(
                start, days, in: start.adding(months: -3)...CalendarDay(clamping: today),
                today: CalendarDay(clamping: today))
            return month
        }
        let some = Dictionary(
            uniqueKeysWithValues: [(0, 1), (3, 3), (10, 2), (13, 6), (20, 1)].map { place, count in
                (
                    start.adding(days: place),
                    GlassDay((0..<count).map { glasses[$0 % 3] }, words: "\(count) glasses")
                )
            })
        return [
            Specimen("A month", make(some), onCard: true), Specimen("Narrow", Clamp(make(some), to: 288), onCard: true),
            Specimen("Nothing made", make([:])),
        ]
    }

    private static let streaks = GalleryPage(
        "streak-bars", "Days", "StreakBars", "A bar for each streak, with its dates and its length.",
        code: "let bars = StreakBars(\"Streaks\", model.streaks)\nbars.average = 38.5"
    ) { _ in
        @MainActor func make() -> StreakBars {
            let bars = StreakBars(
                "Streaks",
                [
                    StreakBar(
                        id: 4, title: "11 October – 21 November 2026", length: 41, lengthText: "41 days", mark: "now",
                        isCurrent: true),
                    StreakBar(
                        id: 3, title: "12 August – 10 October 2026", length: 60, lengthText: "60 days", mark: "record"),
                    StreakBar(id: 2, title: "1 – 12 August 2026", length: 12, lengthText: "12 days"),
                    StreakBar(id: 1, title: "31 July 2026", length: 0, lengthText: "0 days"),
                ])
            bars.average = 28.25
            bars.averageText = "Average: 28 days"
            return bars
        }
        return [
            Specimen("With an average", make(), onCard: true), Specimen("Narrow", Clamp(make(), to: 280)),
            Specimen("None yet", StreakBars("Streaks")),
        ]
    }
}

internal import GTK
internal import Widgets

/// The position of each day of a year: months in rows, each with its name and its weeks.
struct CalendarLayout: Equatable, Sendable {
    let year: Int
    let firstWeekday: Int
    /// The distance from the start of one day to that of the next, in pixels.
    let cell: Double
    /// The number of months in a row.
    let columns: Int
    /// The height of a month's name, in pixels.
    let title: Double
    /// The space on the left that centres the calendar, in pixels.
    let left: Double

    /// The top of each row of months, followed by the end of the last one, in pixels.
    private let rows: [Double]

    private static let monthGap = Double(Space.medium)

    init(year: Int, firstWeekday: Int, width: Double, title: Double) {
        (self.year, self.firstWeekday, self.title) = (year, firstWeekday, title)
        func cell(_ columns: Int) -> Double {
            ((width + CalendarLayout.monthGap) / Double(columns) - CalendarLayout.monthGap) / 7
        }
        // As many months in a row as leave days large enough to click.
        let columns = [6, 4, 3].first { cell($0) >= 12.5 } ?? 2
        let side = min(24, max(6, cell(columns)))
        (self.columns, self.cell) = (columns, side)
        left = max(0, (width - CalendarLayout.width(columns, side)) / 2)
        // A row is as tall as its tallest month.
        rows = stride(from: 1, through: 12, by: columns).reduce([0]) { tops, first in
            let weeks = (first..<first + columns).map { CalendarLayout.weeks(year, $0, firstWeekday) }.max() ?? 6
            return tops + [(tops.last ?? 0) + title + Double(weeks) * side + CalendarLayout.monthGap]
        }
    }

    private static func width(_ columns: Int, _ cell: Double) -> Double {
        Double(columns) * (7 * cell + monthGap) - monthGap
    }

    /// Returns the number of weeks that a month touches.
    private static func weeks(_ year: Int, _ month: Int, _ firstWeekday: Int) -> Int {
        let first = start(year, month)
        return (offset(first, firstWeekday) + first.daysInMonth + 6) / 7
    }

    /// Returns the position of a day in its week, from 0.
    private static func offset(_ day: CalendarDay, _ firstWeekday: Int) -> Int {
        (day.weekday - firstWeekday + 7) % 7
    }

    /// Returns the first day of a month; years range from 1 to 9999.
    private static func start(_ year: Int, _ month: Int) -> CalendarDay {
        CalendarDay(year: year, month: month, day: 1) ?? .first
    }

    /// The height of the whole calendar, in pixels.
    var height: Double { (rows.last ?? 0) - CalendarLayout.monthGap }

    var days: Range<Int> {
        CalendarLayout.start(year, 1).ordinal..<CalendarLayout.start(year, 12).endOfMonth.ordinal + 1
    }

    /// Returns the position of a month, 1 to 12: the top left corner of its name.
    func origin(ofMonth month: Int) -> Point {
        Point(
            x: left + Double((month - 1) % columns) * (7 * cell + CalendarLayout.monthGap),
            y: rows[(month - 1) / columns])
    }

    /// Returns the number of days in a month's first week that belong to the month before.
    private func offset(_ month: Int) -> Int {
        CalendarLayout.offset(CalendarLayout.start(year, month), firstWeekday)
    }

    /// Returns the rectangle of a day of the year.
    func place(of ordinal: Int) -> Rectangle {
        let (_, month, day) = CalendarDay(clamping: ordinal).components
        let (origin, place) = (origin(ofMonth: month), offset(month) + day - 1)
        return Rectangle(
            x: origin.x + Double(place % 7) * cell, y: origin.y + title + Double(place / 7) * cell, width: cell,
            height: cell)
    }

    /// Returns the day at a point, or nil.
    func day(at point: Point) -> Int? {
        for month in 1...12 {
            let origin = origin(ofMonth: month)
            let (x, y) = (point.x - origin.x, point.y - origin.y - title)
            guard x >= 0, y >= 0, x < 7 * cell, y < 6 * cell else { continue }
            let first = CalendarLayout.start(year, month)
            let day = first.ordinal + Int(y / cell) * 7 + Int(x / cell) - offset(month)
            return (first.ordinal...first.endOfMonth.ordinal).contains(day) ? day : nil
        }
        return nil
    }
}

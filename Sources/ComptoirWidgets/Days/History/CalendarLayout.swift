internal import GTK
internal import Widgets

/// The position of each day of a year: months in rows, each with its name, the initials of its weekdays and its weeks.
struct CalendarLayout: Equatable, Sendable {
    let year: Int
    /// The months that are shown.
    let months: ClosedRange<Int>
    let firstWeekday: Int
    /// The distance from the start of one day to that of the next, in pixels.
    let cell: Double
    /// The number of months in a row.
    let columns: Int
    /// The height of a month's name, in pixels.
    let title: Double
    /// The height of the initials of the weekdays below the name, in pixels; 0 where a day has no room for one.
    let initials: Double

    /// The top of each row of months, followed by the end of the last one, in pixels.
    private let rows: [Double]

    private static let monthGap = Double(Space.medium)

    /// Creates a layout.
    /// - Parameters:
    ///   - months: the months that are shown, within 1...12.
    ///   - title: the height of a month's name, in pixels.
    ///   - initial: the size of the widest initial of a weekday, in pixels.
    init(
        year: Int, firstWeekday: Int, months: ClosedRange<Int> = 1...12, width: Double, title: Double,
        initial: Size = Size(width: 0, height: 0)
    ) {
        (self.year, self.firstWeekday, self.months, self.title) = (year, firstWeekday, months, title)
        func cell(_ columns: Int) -> Double {
            ((width + CalendarLayout.monthGap) / Double(columns) - CalendarLayout.monthGap) / 7
        }
        // As many months in a row as leave days large enough to click; the rows are as full as each other.
        let most = [6, 4, 3].first { cell($0) >= 12.5 } ?? 2
        let lines = (months.count + most - 1) / most
        let columns = (months.count + lines - 1) / lines
        let side = min(44, max(6, cell(columns)))
        (self.columns, self.cell) = (columns, side)
        let initials = initial.width + 2 <= side ? initial.height : 0
        self.initials = initials
        // A row is as tall as its tallest month.
        rows = stride(from: months.lowerBound, through: months.upperBound, by: columns).reduce([0]) { tops, first in
            let weeks =
                (first...min(first + columns - 1, months.upperBound))
                .map { CalendarLayout.weeks(year, $0, firstWeekday) }.max() ?? 6
            return tops + [(tops.last ?? 0) + title + initials + Double(weeks) * side + CalendarLayout.monthGap]
        }
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
        let last = CalendarLayout.start(year, months.upperBound).endOfMonth
        return CalendarLayout.start(year, months.lowerBound).ordinal..<last.ordinal + 1
    }

    /// Returns the position of a month that is shown: the top left corner of its name.
    func origin(ofMonth month: Int) -> Point {
        let index = month - months.lowerBound
        return Point(
            x: Double(index % columns) * (7 * cell + CalendarLayout.monthGap), y: rows[index / columns])
    }

    /// Returns the rectangle of an initial, the first of a week as 0, above the days of a month.
    func initialPlace(_ index: Int, ofMonth month: Int) -> Rectangle {
        let origin = origin(ofMonth: month)
        return Rectangle(x: origin.x + Double(index) * cell, y: origin.y + title, width: cell, height: initials)
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
            x: origin.x + Double(place % 7) * cell, y: origin.y + title + initials + Double(place / 7) * cell,
            width: cell, height: cell)
    }

    /// Returns the day at a point, or nil.
    func day(at point: Point) -> Int? {
        for month in months {
            let origin = origin(ofMonth: month)
            let (x, y) = (point.x - origin.x, point.y - origin.y - title - initials)
            guard x >= 0, y >= 0, x < 7 * cell, y < 6 * cell else { continue }
            let first = CalendarLayout.start(year, month)
            let day = first.ordinal + Int(y / cell) * 7 + Int(x / cell) - offset(month)
            return (first.ordinal...first.endOfMonth.ordinal).contains(day) ? day : nil
        }
        return nil
    }
}

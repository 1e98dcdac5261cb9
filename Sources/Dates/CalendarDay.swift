/// A date of the Gregorian calendar, without a time or a zone, from 0001-01-01 to 9999-12-31.
///
/// The calendar is carried back before its introduction (proleptic), as ISO 8601 has it.
public struct CalendarDay: Sendable, Hashable, Comparable {
    /// The days since 1970-01-01; below 0 before it.
    public let ordinal: Int

    /// The first date there is, 0001-01-01.
    public static let first = CalendarDay(unchecked: -719_162)

    /// The last date there is, 9999-12-31.
    public static let last = CalendarDay(unchecked: 2_932_896)

    private init(unchecked ordinal: Int) { self.ordinal = ordinal }

    /// The date so many days after 1970-01-01, or nil outside the years 1 to 9999.
    public init?(ordinal: Int) {
        guard (Self.first.ordinal...Self.last.ordinal).contains(ordinal) else { return nil }
        self.ordinal = ordinal
    }

    /// The date so many days after 1970-01-01; outside the years 1 to 9999, the first or the last there is.
    public init(clamping ordinal: Int) {
        self.ordinal = min(max(ordinal, Self.first.ordinal), Self.last.ordinal)
    }

    /// A date by its parts, or nil where there is none of that year, month and day.
    ///
    /// - Parameters:
    ///   - year: 1 to 9999.
    ///   - month: 1 to 12.
    ///   - day: 1 to 31.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
        else { return nil }
        ordinal = Self.ordinal(ofYear: year) + Self.daysBefore(month, of: year) + day - 1
    }

    /// The year, the month and the day.
    public var components: (year: Int, month: Int, day: Int) {
        var year = 1970 + Int((Double(ordinal) / 365.2425).rounded(.down))
        while Self.ordinal(ofYear: year) > ordinal { year -= 1 }
        while Self.ordinal(ofYear: year + 1) <= ordinal { year += 1 }
        let dayOfYear = ordinal - Self.ordinal(ofYear: year)
        var month = 1 + dayOfYear / 32
        while month < 12, Self.daysBefore(month + 1, of: year) <= dayOfYear { month += 1 }
        return (year, month, dayOfYear - Self.daysBefore(month, of: year) + 1)
    }

    /// The year, 1 to 9999.
    public var year: Int { components.year }

    /// The month, 1 to 12.
    public var month: Int { components.month }

    /// The day of the month, 1 to 31.
    public var day: Int { components.day }

    /// The day of the week: 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    public var weekday: Int { (ordinal + 3 + 7 * 200_000) % 7 + 1 }

    /// How many days its month has, 28 to 31.
    public var daysInMonth: Int {
        let (year, month, _) = components
        return Self.days(in: month, of: year)
    }

    /// The first day of its month.
    public var startOfMonth: CalendarDay { adding(days: 1 - day) }

    /// The date so many days later, or earlier where the number is below 0; at most the first or the last there is.
    public func adding(days: Int) -> CalendarDay {
        let (sum, overflows) = ordinal.addingReportingOverflow(days)
        return overflows ? (days < 0 ? .first : .last) : CalendarDay(clamping: sum)
    }

    /// The same day of the month so many months later, or earlier where the number is below 0; the last of that month where
    /// it is shorter, and at most the first or the last date there is.
    public func adding(months: Int) -> CalendarDay {
        let (year, month, day) = components
        let (sum, overflows) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflows, sum >= 12, let first = CalendarDay(year: sum / 12, month: sum % 12 + 1, day: 1) else {
            return months < 0 ? .first : .last
        }
        return first.adding(days: min(day, first.daysInMonth) - 1)
    }

    /// The last day of its month.
    public var endOfMonth: CalendarDay { adding(days: daysInMonth - day) }

    /// How many days it lies after another; below 0 where it lies before it.
    public func days(since other: CalendarDay) -> Int { ordinal - other.ordinal }

    /// Whether a date lies before another.
    public static func < (day: CalendarDay, other: CalendarDay) -> Bool { day.ordinal < other.ordinal }
}

extension CalendarDay {
    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func daysBefore(_ month: Int, of year: Int) -> Int {
        let inCommonYear = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
        return month > 2 && isLeap(year) ? inCommonYear + 1 : inCommonYear
    }

    /// The first of January, counted from that of 1970.
    private static func ordinal(ofYear year: Int) -> Int {
        let before = year - 1
        return before * 365 + before / 4 - before / 100 + before / 400 - 719_162
    }
}

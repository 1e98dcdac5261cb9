/// The names of months and weekdays in the user's language, and the first day of the user's week.
public struct CalendarWords: Sendable, Equatable {
    /// The names of the twelve months, as short as possible.
    public var months: [String]
    /// The initials of the seven weekdays, Monday first; empty for none.
    public var weekdays: [String]
    /// The first day of the week, 1 for Monday to 7 for Sunday.
    public var firstWeekday: Int

    /// Creates the words of a calendar.
    /// - Parameters:
    ///   - months: twelve names, January first.
    ///   - weekdays: seven initials, Monday first; empty for none.
    ///   - firstWeekday: the first day of the week, 1 for Monday to 7 for Sunday.
    public init(months: [String], weekdays: [String] = [], firstWeekday: Int = 1) {
        precondition(months.count == 12, "a year has twelve months, found \(months.count)")
        precondition(weekdays.isEmpty || weekdays.count == 7, "a week has seven days, found \(weekdays.count)")
        precondition((1...7).contains(firstWeekday), "weekdays are 1 to 7, found \(firstWeekday)")
        (self.months, self.weekdays, self.firstWeekday) = (months, weekdays, firstWeekday)
    }

    /// The initials in the order in which they stand above a week.
    var week: [String] { CalendarWords.week(of: weekdays, from: firstWeekday) }

    /// Returns the initials of the weekdays in the order of a week that begins with one of them, 1 for Monday to 7 for Sunday.
    static func week(of weekdays: [String], from first: Int) -> [String] {
        weekdays.indices.map { weekdays[($0 + first - 1) % weekdays.count] }
    }
}

/// The content of one day of a calendar.
public struct HeatDay: Sendable, Equatable {
    /// The strength of the fill, 0 to 1.
    public var level: Double
    /// Whether something happened that day, such as a new beginning; it is marked by a dot in the middle.
    public var isEvent: Bool

    /// Creates the content of a day; `level` is clamped to 0 to 1.
    public init(_ level: Double = 1, isEvent: Bool = false) {
        (self.level, self.isEvent) = (min(1, max(0, level)), isEvent)
    }
}

/// The names of months in the user's language, and the first day of the user's week.
public struct CalendarWords: Sendable, Equatable {
    /// The names of the twelve months, as short as possible.
    public var months: [String]
    /// The first day of the week, 1 for Monday to 7 for Sunday.
    public var firstWeekday: Int

    /// Creates the words of a calendar.
    /// - Parameters:
    ///   - months: twelve names, January first.
    ///   - firstWeekday: the first day of the week, 1 for Monday to 7 for Sunday.
    public init(months: [String], firstWeekday: Int = 1) {
        precondition(months.count == 12, "a year has twelve months, found \(months.count)")
        precondition((1...7).contains(firstWeekday), "weekdays are 1 to 7, found \(firstWeekday)")
        (self.months, self.firstWeekday) = (months, firstWeekday)
    }
}

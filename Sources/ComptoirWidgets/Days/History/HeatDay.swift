/// What a calendar shows of a day.
public struct HeatDay: Sendable, Equatable {
    /// How strongly the day is filled, 0 to 1.
    public var level: Double
    /// Whether something happened that day, such as a new beginning: it has a point in its middle.
    public var isEvent: Bool

    public init(_ level: Double = 1, isEvent: Bool = false) {
        (self.level, self.isEvent) = (min(1, max(0, level)), isEvent)
    }
}

/// What a calendar's parts are called where the person lives, and how weeks run there.
public struct CalendarWords: Sendable, Equatable {
    /// The names of the twelve months, as short as can be.
    public var months: [String]
    /// The day that a week begins with, 1 for Monday to 7 for Sunday.
    public var firstWeekday: Int

    /// - Parameter months: twelve names, January first.
    public init(months: [String], firstWeekday: Int = 1) {
        precondition(months.count == 12, "a year has twelve months, found \(months.count)")
        precondition((1...7).contains(firstWeekday), "weekdays are 1 to 7, found \(firstWeekday)")
        (self.months, self.firstWeekday) = (months, firstWeekday)
    }
}

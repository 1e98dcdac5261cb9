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

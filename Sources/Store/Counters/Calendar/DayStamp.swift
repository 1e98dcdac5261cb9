public import Foundation

/// An instant, with the date that it was for the person: when something was written down.
///
/// Both are kept, so that a later change of the zone, of the clock or of the boundary moves nothing to another date.
public struct DayStamp: Sendable, Hashable {
    /// The instant.
    public let instant: Date

    /// The date that it was then, where the person was.
    public let day: CalendarDay

    /// An instant and the date that it was then.
    public init(instant: Date, day: CalendarDay) {
        self.instant = instant
        self.day = day
    }
}

extension DayStamp {
    /// The instant in whole seconds since 1970, as it is kept.
    var seconds: Int { Int(min(max(instant.timeIntervalSince1970.rounded(.down), -4e11), 4e11)) }
}

public import Foundation

/// A counter as the command line writes it, in JSON.
public struct CounterExport: Sendable, Hashable, Codable {
    /// The name.
    public let name: String

    /// `with`, `without`, `since` or `until`.
    public let kind: String

    /// The number of days that the counter shows: those of the current streak, or those that are left.
    public let days: Int

    /// The most days that it ever reached; 0 where it counts down.
    public let record: Int

    /// The first day of the current streak.
    public let start: CalendarDay

    /// What is written of a counter.
    public init(_ summary: CounterSummary) {
        name = summary.counter.name
        kind = summary.counter.kind.word
        days = summary.state.days
        record = summary.state.record
        start = summary.state.start
    }

    /// Counters as an array of objects, in JSON.
    ///
    /// - Throws: What `JSONEncoder` throws; a counter gives no cause.
    public static func json(_ counters: [CounterSummary]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(counters.map(CounterExport.init))
    }
}

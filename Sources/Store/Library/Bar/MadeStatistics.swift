public import Foundation
internal import GRDB

/// What the log of what was made adds up to.
public struct MadeStatistics: Sendable, Equatable {
    /// A week and what was made in it.
    public struct Week: Sendable, Equatable {
        /// The first moment of the week.
        public let start: Date

        /// The servings that were made in it.
        public let servings: Double
    }

    /// A drink and how often it was made.
    public struct Favourite: Sendable, Equatable {
        /// The drink's id.
        public let drink: String

        /// The servings that were made of it.
        public let servings: Double

        /// The times that it was made.
        public let times: Int

        /// When it was last made.
        public let last: Date
    }

    /// The weeks from the first with an entry to the one that it is now, those with none too, the oldest first.
    public let weeks: [Week]

    /// The drinks that were made, the most servings first.
    public let favourites: [Favourite]

    /// The servings that were made.
    public let servings: Double

    /// The times that something was made.
    public let times: Int

    /// What a log adds up to.
    ///
    /// - Parameters:
    ///   - entries: The entries of the log.
    ///   - now: The moment that the last week lies in.
    ///   - calendar: Says when a week begins.
    init(_ entries: [(drink: String, date: Date, servings: Double)], now: Date, calendar: Calendar) {
        servings = entries.reduce(0) { $0 + $1.servings }
        times = entries.count
        favourites = Dictionary(grouping: entries, by: \.drink).map { drink, entries in
            Favourite(
                drink: drink, servings: entries.reduce(0) { $0 + $1.servings }, times: entries.count,
                last: entries.map(\.date).max() ?? now)
        }.sorted { ($1.servings, $1.last, $0.drink) < ($0.servings, $0.last, $1.drink) }
        weeks = Self.weeks(entries.map { ($0.date, $0.servings) }, now: now, calendar: calendar)
    }

    private static func weeks(_ entries: [(Date, Double)], now: Date, calendar: Calendar) -> [Week] {
        func start(_ date: Date) -> Date { calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? date }
        var sums: [Date: Double] = [:]
        for (date, servings) in entries { sums[start(date), default: 0] += servings }
        guard let first = sums.keys.min(), let last = sums.keys.max() else { return [] }
        var weeks: [Week] = []
        var week = first
        while week <= max(last, start(now)), weeks.count < 5_000 {
            weeks.append(Week(start: week, servings: sums[week] ?? 0))
            guard let next = calendar.date(byAdding: .weekOfYear, value: 1, to: week), next > week else { break }
            week = start(next)
        }
        return weeks
    }
}

extension Library {
    /// What the log adds up to.
    ///
    /// - Parameters:
    ///   - since: The moment from which on entries count; nil for all.
    ///   - calendar: Says when a week begins.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func statistics(since: Date? = nil, calendar: Calendar = .current) async throws -> MadeStatistics {
        let now = clock()
        return try await read { db in try Self.statistics(db, since: since, now: now, calendar: calendar) }
    }

    /// What the log adds up to, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func statisticsUpdates(
        since: Date? = nil, calendar: Calendar = .current
    ) -> AsyncThrowingStream<MadeStatistics, any Error> {
        values { [clock] db in try Self.statistics(db, since: since, now: clock(), calendar: calendar) }
    }

    private static func statistics(
        _ db: Database, since: Date?, now: Date, calendar: Calendar
    ) throws -> MadeStatistics {
        let rows = try Row.fetchAll(
            db, sql: "SELECT drink, madeAt, servings FROM made WHERE ? IS NULL OR madeAt >= ? ORDER BY madeAt",
            arguments: [since, since])
        return MadeStatistics(rows.map { ($0[0], $0[1], $0[2]) }, now: now, calendar: calendar)
    }
}

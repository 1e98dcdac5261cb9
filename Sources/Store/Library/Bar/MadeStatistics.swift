internal import GRDB

/// What the log of what was made adds up to.
public struct MadeStatistics: Sendable, Hashable {
    /// A week and what was made in it.
    public struct Week: Sendable, Hashable {
        /// The first day of the week.
        public let start: CalendarDay

        /// The servings that were made in it.
        public let servings: Double
    }

    /// A drink and how often it was made.
    public struct Favourite: Sendable, Hashable {
        /// The drink's id.
        public let drink: String

        /// The servings that were made of it.
        public let servings: Double

        /// The times that it was made.
        public let times: Int

        /// The date on which it was last made.
        public let last: CalendarDay
    }

    /// The weeks from the first with an entry to the one that it is now, those with none too, the oldest first; no more
    /// than the last five thousand.
    public let weeks: [Week]

    /// The drinks that were made, the most servings first.
    public let favourites: [Favourite]

    /// The servings that were made.
    public var servings: Double { favourites.reduce(0) { $0 + $1.servings } }

    /// The times that something was made.
    public var times: Int { favourites.reduce(0) { $0 + $1.times } }
}

extension Library {
    /// What the log adds up to.
    ///
    /// - Parameters:
    ///   - since: The date from which on entries count; nil for all.
    ///   - today: The day that the last week lies in; see ``DayClock``.
    ///   - firstWeekday: The day that a week begins with, 1 for Monday to 7 for Sunday.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func statistics(
        since: CalendarDay? = nil, today: CalendarDay, firstWeekday: Int = 1
    ) async throws -> MadeStatistics {
        try await read { db in try MadeStatistics(db, since: since, today: today, firstWeekday: firstWeekday) }
    }

    /// What the log adds up to, now and after each change.
    ///
    /// Of another day another sequence tells. It ends when the task that iterates it is cancelled, and with a
    /// ``StoreError`` where the library cannot be read.
    public func statisticsUpdates(
        since: CalendarDay? = nil, today: CalendarDay, firstWeekday: Int = 1
    ) -> AsyncThrowingStream<MadeStatistics, any Error> {
        values(on: [.log]) { db in try MadeStatistics(db, since: since, today: today, firstWeekday: firstWeekday) }
    }
}

extension MadeStatistics {
    /// Adds up in SQL, so that what it costs is that of the weeks and of the drinks, not of the entries.
    init(_ db: Database, since: CalendarDay?, today: CalendarDay, firstWeekday: Int) throws {
        let since = since?.ordinal ?? CalendarDay.first.ordinal
        favourites = try Row.fetchAll(
            db,
            sql: """
                SELECT drink, sum(servings) AS servings, count(*), max(day) AS last FROM made WHERE day >= ?
                GROUP BY drink ORDER BY servings DESC, last DESC, drink
                """, arguments: [since]
        ).map { Favourite(drink: $0[0], servings: $0[1], times: $0[2], last: CalendarDay(clamping: $0[3])) }
        let calendar = Weeks(first: firstWeekday)
        var sums: [Int: Double] = [:]
        let rows = try Row.fetchCursor(
            db, sql: "SELECT (day + ?) / 7, sum(servings) FROM made WHERE day >= ? GROUP BY 1",
            arguments: [calendar.shift, since])
        while let row = try rows.next() { sums[row[0]] = row[1] }
        guard let first = sums.keys.min(), let last = sums.keys.max() else {
            weeks = []
            return
        }
        let end = max(last, calendar.number(of: today))
        weeks = (max(first, end - 4_999)...end).map { Week(start: calendar.start(of: $0), servings: sums[$0] ?? 0) }
    }
}

/// Weeks by number, beginning with a day of the week.
private struct Weeks {
    /// What is added to a date's number so that a seventh of it is the number of its week, also long before 1970.
    let shift: Int

    /// Weeks that begin with a day, 1 for Monday to 7 for Sunday.
    init(first: Int) { shift = 1_400_000 + 4 - min(max(first, 1), 7) }

    func number(of day: CalendarDay) -> Int { (day.ordinal + shift) / 7 }

    func start(of week: Int) -> CalendarDay { CalendarDay(clamping: week * 7 - shift) }
}

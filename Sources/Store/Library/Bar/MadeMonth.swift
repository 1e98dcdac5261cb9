internal import GRDB

/// What was made in a month, day by day, with how it looks.
public struct MadeMonth: Sendable, Equatable {
    /// A drink that was made on a day.
    public struct Drink: Sendable, Equatable {
        /// The drink's id.
        public let id: String

        /// What it is called; nil where the catalogue has it no longer.
        public let name: String?

        /// How it looks; nil where the catalogue has it no longer.
        public let sketch: DrinkSketch?

        /// The servings that were made of it on that day.
        public let servings: Double
    }

    /// The first day of the month.
    public let start: CalendarDay

    /// The drinks of each day on which any was made, those of a day in the order in which they were first made.
    public let days: [CalendarDay: [Drink]]

    /// The alcohol of all of them.
    public let alcohol: MadeAlcohol

    /// The days of the first and of the last entry of the whole log; nil where there is none.
    public let log: ClosedRange<CalendarDay>?

    /// The servings that were made.
    public var servings: Double { days.values.joined().reduce(0) { $0 + $1.servings } }

    /// How many drinks there were of which none was like another.
    public var kinds: Int { Set(days.values.joined().map(\.id)).count }
}

/// The alcohol of what was made, as far as it is known.
public struct MadeAlcohol: Sendable, Equatable {
    /// The alcohol of those servings of which it is known, in g.
    public var grams: Double

    /// Whether there were others besides.
    public var isPartial: Bool

    /// The alcohol of nothing.
    public static let none = MadeAlcohol(grams: 0, isPartial: false)

    /// So much alcohol.
    public init(grams: Double, isPartial: Bool) { (self.grams, self.isPartial) = (grams, isPartial) }

    static func + (one: MadeAlcohol, other: MadeAlcohol) -> MadeAlcohol {
        MadeAlcohol(grams: one.grams + other.grams, isPartial: one.isPartial || other.isPartial)
    }
}

extension Catalogue {
    /// What was made in the month of a day, now and after each change of the log or of the packs.
    public func madeMonthUpdates(of day: CalendarDay) -> AsyncThrowingStream<MadeMonth, any Error> {
        values(on: [.packs, .log]) { catalogue in try await catalogue.madeMonth(of: day) }
    }

    /// What was made in the month of a day.
    ///
    /// - Throws: ``StoreError`` where the catalogue or the library cannot be read.
    public func madeMonth(of day: CalendarDay) async throws -> MadeMonth {
        try await database.read { db in try MadeMonth(db, of: day) }
    }
}

extension MadeMonth {
    /// Reads what a month holds, which may be much less than the log.
    fileprivate init(_ db: Database, of day: CalendarDay) throws {
        start = day.startOfMonth
        var days: [CalendarDay: [Drink]] = [:]
        var alcohol = MadeAlcohol.none
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.day, m.drink, entry.name, drink.sketch, sum(m.servings), drink.grams
                FROM library.made AS m
                LEFT JOIN entry ON entry.kind = 'drink' AND entry.id = m.drink AND entry.present
                LEFT JOIN drink ON drink.row = entry.row
                WHERE m.day BETWEEN ? AND ? GROUP BY m.day, m.drink ORDER BY m.day, min(m.madeAt), min(m.id)
                """, arguments: [start.ordinal, start.endOfMonth.ordinal])
        while let row = try rows.next() {
            let (servings, grams): (Double, Double?) = (row[4], row[5])
            let drink = Drink(
                id: row[1], name: row[2],
                sketch: try row.withUnsafeData(atIndex: 3) { $0.flatMap { DrinkSketch(packed: $0) } },
                servings: servings)
            days[CalendarDay(clamping: row[0]), default: []].append(drink)
            alcohol = alcohol + MadeAlcohol(grams: (grams ?? 0) * servings, isPartial: grams == nil)
        }
        (self.days, self.alcohol) = (days, alcohol)
        log = try Row.fetchOne(db, sql: "SELECT min(day), max(day) FROM library.made").flatMap { row in
            guard let first: Int = row[0], let last: Int = row[1] else { return nil }
            return CalendarDay(clamping: first)...CalendarDay(clamping: last)
        }
    }
}

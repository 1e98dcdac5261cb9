internal import GRDB

/// What the catalogue adds to what the log adds up to: how the drinks look that were made the most, and the alcohol of
/// each week.
public struct MadeDetails: Sendable, Equatable {
    /// How a drink looks.
    public struct Face: Sendable, Equatable {
        /// What it is called.
        public let name: String

        /// How it looks.
        public let sketch: DrinkSketch?
    }

    /// The drinks that were asked for, by id; those that the catalogue has no longer are left out.
    public let faces: [String: Face]

    /// The alcohol of each week in which something was made, by its first day.
    public let alcohol: [CalendarDay: MadeAlcohol]
}

extension Catalogue {
    /// What the catalogue adds to the sums of the log.
    ///
    /// - Parameters:
    ///   - drinks: The ids of the drinks whose looks are wanted.
    ///   - since: The first day of the first week whose alcohol is wanted.
    /// - Throws: ``StoreError`` where the catalogue or the library cannot be read.
    public func madeDetails(drinks: [String], since: CalendarDay) async throws -> MadeDetails {
        try await database.read { db in
            MadeDetails(faces: try MadeDetails.faces(drinks, db), alcohol: try MadeDetails.alcohol(since: since, db))
        }
    }
}

extension MadeDetails {
    fileprivate static func faces(_ drinks: [String], _ db: Database) throws -> [String: Face] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT entry.name, drink.sketch FROM entry LEFT JOIN drink ON drink.row = entry.row
                WHERE entry.kind = 'drink' AND entry.present AND entry.id = ?
                """)
        var faces: [String: Face] = [:]
        for id in drinks {
            guard let row = try Row.fetchOne(statement, arguments: [id]) else { continue }
            let sketch = try row.withUnsafeData(atIndex: 1) { $0.flatMap { DrinkSketch(packed: $0) } }
            faces[id] = Face(name: row[0], sketch: sketch)
        }
        return faces
    }

    /// Weeks are counted from a day that one begins with, so that they begin as those of ``MadeStatistics`` do.
    fileprivate static func alcohol(since: CalendarDay, _ db: Database) throws -> [CalendarDay: MadeAlcohol] {
        var weeks: [CalendarDay: MadeAlcohol] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT (m.day - ?) / 7, sum(m.servings * drink.grams), max(drink.grams IS NULL)
                FROM library.made AS m
                LEFT JOIN entry ON entry.kind = 'drink' AND entry.id = m.drink AND entry.present
                LEFT JOIN drink ON drink.row = entry.row
                WHERE m.day >= ? GROUP BY 1
                """, arguments: [since.ordinal, since.ordinal])
        while let row = try rows.next() {
            let (week, grams, isPartial): (Int, Double?, Bool) = (row[0], row[1], row[2])
            weeks[since.adding(days: week * 7)] = MadeAlcohol(grams: grams ?? 0, isPartial: isPartial)
        }
        return weeks
    }
}

internal import GRDB

extension Catalogue {
    /// The ids of all fruits, by name, each with the seasons that a source names for it; see ``Seasons/Season/name``.
    ///
    /// It is one statement, run off the main thread; no record is decoded for it.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func seasonsOfFruits() async throws -> [(id: String, seasons: Set<String>)] {
        try await database.read { db in
            let sql = """
                SELECT id, (
                    SELECT group_concat(season.value ->> '$.name')
                    FROM json_each(CAST(entry.payload AS TEXT), '$.seasons.seasons') AS season
                ) FROM entry WHERE kind = 'fruit' AND present ORDER BY sortKey
                """
            return try Row.fetchAll(db, sql: sql).map { row in
                let names: String? = row[1]
                return (row[0], Set((names ?? "").split(separator: ",").map(String.init)))
            }
        }
    }
}

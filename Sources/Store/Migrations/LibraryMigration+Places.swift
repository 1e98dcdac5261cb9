extension LibraryMigration {
    /// The stores that a person has written down.
    static let places = LibraryMigration(
        name: "places",
        sql: """
            CREATE TABLE place (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                address TEXT NOT NULL,
                latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
                longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
                hours TEXT NOT NULL,
                page TEXT NOT NULL,
                subjects TEXT NOT NULL,
                addedAt TEXT NOT NULL
            );
            """ + placeTables.map(\.sql).joined(separator: "\n"))

    /// The tables of stores whose rows leave traces.
    static var placeTables: [TracedTable] {
        [
            TracedTable(
                name: "place",
                columns: ["name", "address", "latitude", "longitude", "hours", "page", "subjects"],
                what: { _ in "'place'" }, id: { "\($0).uuid" }, since: "addedAt")
        ]
    }
}

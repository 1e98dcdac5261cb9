internal import GRDB

/// The log of what was made, the newest first: as a list asks for it that reads no more than it shows.
public struct LogQuery: CatalogueQuery {
    /// What the list shows of each entry.
    public typealias Summary = LogLine

    /// The whole log.
    public init() {}

    /// The one statement that gives the numbers of the entries, in order.
    public var request: RowRequest {
        RowRequest(
            sql: "SELECT id FROM library.made ORDER BY day DESC, madeAt DESC, id DESC", arguments: [], isForAll: true)
    }

    /// The log shows what was made, under the names that the packs give.
    public static var topics: Set<LibraryTopic> { [.packs, .log] }

    /// Whether a change can lead to other rows.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        if case .made = change { true } else { false }
    }

    /// The entries that a change may have made others.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs: .all
        case .made(let id): .one(id: String(id))
        default: .none
        }
    }
}

/// An entry of the log as a list shows it.
public struct LogLine: CatalogueSummary {
    /// The number of the entry, as the list knows it.
    public let row: CatalogueRow

    /// The drink's id; empty where the entry could not be read.
    public let drink: String

    /// What the drink is called; nil where the catalogue has it no longer.
    public let name: String?

    /// How the drink looks; nil where the catalogue has it no longer.
    public let sketch: DrinkSketch?

    /// The date on which it was made.
    public let day: CalendarDay

    /// How many servings.
    public let servings: Double

    /// A note; empty where there is none.
    public let note: String

    /// The number of the entry in words.
    public var id: String { String(row) }

    /// The number of the entry.
    public var made: Made.ID { Made.ID(row) }

    /// An entry is one of a drink.
    public static var kind: EntryKind { .drink }

    /// What stands for an entry that could not be read.
    public static func unread(_ row: CatalogueRow) -> LogLine {
        LogLine(row: row, drink: "", name: nil, sketch: nil, day: .first, servings: 1, note: "")
    }

    /// How a page of them is read.
    public static let page = PageRequest(
        sql: """
            SELECT m.id, m.drink, entry.name, drink.sketch, m.day, m.servings, m.note
            FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN library.made AS m ON m.id = page.value
            LEFT JOIN entry ON entry.kind = 'drink' AND entry.id = m.drink AND entry.present
            LEFT JOIN drink ON drink.row = entry.row
            """
    ) { row in
        LogLine(
            row: row[0], drink: row[1], name: row[2],
            sketch: try row.withUnsafeData(atIndex: 3) { $0.flatMap { DrinkSketch(packed: $0) } },
            day: CalendarDay(clamping: row[4]), servings: row[5], note: row.text(6, .note))
    }
}

extension Library {
    /// How many entries the log has after a day: the place, from 0, of the newest one of that day or before.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func entries(after day: CalendarDay) async throws -> Int {
        try await read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM made WHERE day > ?", arguments: [day.ordinal]) ?? 0
        }
    }
}

internal import Foundation
internal import GRDB

extension Counter {
    /// The counters in their order.
    ///
    /// - Parameter condition: Which ones, as SQL after `WHERE`; nil for all.
    static func fetchAll(
        _ db: Database, where condition: String? = nil, arguments: StatementArguments = [], limit: Int = -1,
        offset: Int = 0
    ) throws -> [Counter] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT id, name, kind, target, colour, isMarked, ownMilestones, hasUsualMilestones, notifies, position,
                    createdAt, createdDay
                FROM counter \(condition.map { "WHERE \($0)" } ?? "") ORDER BY position, id LIMIT ? OFFSET ?
                """,
            arguments: arguments + [limit, offset])
        let links = try links(db, of: rows.count == 1 ? rows.first?[0] : nil)
        return rows.compactMap { Counter($0, links: links) }
    }

    /// A counter, or nil where there is none of that number.
    static func fetchOne(_ db: Database, _ id: Int64) throws -> Counter? {
        try fetchAll(db, where: "id = ?", arguments: [id]).first
    }

    /// Whether there is a counter of that number.
    static func exists(_ db: Database, _ id: Int64) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM counter WHERE id = ?)", arguments: [id]) ?? false
    }

    private static func links(_ db: Database, of counter: Int64?) throws -> [Int64: Set<CounterLink>] {
        var links: [Int64: Set<CounterLink>] = [:]
        let rows = try Row.fetchCursor(
            db, sql: "SELECT counter, kind, target FROM counterLink WHERE ? IS NULL OR counter = ?",
            arguments: [counter, counter])
        while let row = try rows.next() {
            if let link = CounterLink(kind: row[1], target: row[2]) { links[row[0], default: []].insert(link) }
        }
        return links
    }

    private init?(_ row: Row, links: [Int64: Set<CounterLink>]) {
        let target: Int? = row[3]
        guard let kind = Kind(word: row[2], target: target.map { CalendarDay(clamping: $0) }) else { return nil }
        let id: Int64 = row[0]
        let own: String = row[6]
        self.init(
            id: id,
            settings: Settings(
                name: row.text(1, .name), kind: kind, colour: RGB(hex: row[4]) ?? RGB(packed: 0), isMarked: row[5],
                milestones: Milestones(own: own.split(separator: " ").compactMap { Int($0) }, hasUsual: row[7]),
                notifies: row[8], links: links[id] ?? []),
            position: row[9],
            created: DayStamp(
                instant: Date(timeIntervalSince1970: row[10]), day: CalendarDay(clamping: row[11])))
    }
}

extension Counter.Settings {
    /// The columns that say so, without the links.
    var columns: [String: (any DatabaseValueConvertible & Sendable)?] {
        [
            "name": CounterName.tidied(name), "nameKey": CounterName.key(name), "kind": kind.word,
            "target": kind.target?.ordinal, "colour": colour.hex, "isMarked": isMarked,
            "ownMilestones": milestones.own.map(String.init).joined(separator: " "),
            "hasUsualMilestones": milestones.hasUsual, "notifies": notifies,
        ]
    }
}

import Foundation
import GRDB
import Testing

@testable import Store

@Suite("What rows of a library leave behind")
struct TraceTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }
    private let today: DayStamp
    private static let tables = ["favourite", "shelf", "rating", "made", "counter", "counterLink", "counterEvent"]

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    /// A library with a row in each table.
    private func fill(_ library: Library) async throws -> (counter: Counter.ID, made: Made.ID) {
        try await library.setFavourite(true, .fruit, id: "apple")
        try await library.setShelf([ShelfItem("gin")])
        try await library.setRating(7, drink: "negroni")
        let made = try await library.made("negroni", at: today)
        var settings = Counter.Settings.named("Sugar")
        settings.links = [.alcohol]
        return (try await library.addCounter(settings, at: today).counter, made.id)
    }

    private func column(_ column: String, _ table: String) async throws -> [String] {
        try await library.read { db in try String.fetchAll(db, sql: "SELECT \(column) FROM \(table)") }
    }

    @Test("is a UUID for each, which stays as long as it lives, and the instant of its last change")
    func uuids() async throws {
        let (counter, made) = try await fill(library)
        var uuids: [String: [String]] = [:]
        for table in Self.tables {
            uuids[table] = try await column("uuid", table)
            for uuid in uuids[table] ?? [] { #expect(UUID(uuidString: uuid) != nil && uuid == uuid.lowercased()) }
            for instant in try await column("changedAt", table) {
                #expect(Date.fromDatabaseValue(instant.databaseValue) != nil, "\(table): \(instant)")
            }
        }
        #expect(Set(uuids.values.joined()).count == Self.tables.count)
        try await library.write(.saveCounter) { db in
            for table in Self.tables {
                try db.execute(sql: "UPDATE \(table) SET changedAt = '2001-01-01 00:00:00.000'")
            }
        }
        try await library.setShelf([ShelfItem("gin", .low)])
        try await library.setRating(8, drink: "negroni")
        try await library.setNote("Good", made: made)
        try await library.changeCounter(counter, at: today) { $0.name = "Sweets" }
        for table in ["shelf", "rating", "made", "counter"] {
            #expect(try await column("uuid", table) == uuids[table])
            #expect(try await column("changedAt", table).allSatisfy { $0 > "2026" }, "\(table)")
        }
        #expect(try await column("changedAt", "favourite") == ["2001-01-01 00:00:00.000"])
    }

    @Test("is a tombstone once they are gone, and none once they are there again, as the same")
    func tombstones() async throws {
        let (counter, made) = try await fill(library)
        var uuids: Set<String> = []
        for table in Self.tables { uuids.formUnion(try await column("uuid", table)) }
        let mark = try #require(try await library.setFavourite(false, .fruit, id: "apple"))
        let shelf = try await library.removeFromShelf(["gin"])
        try await library.setRating(nil, drink: "negroni")
        try await library.undoMade(made)
        let deletion = try await library.deleteCounter(counter)
        #expect(try await Set(column("uuid", "tombstone")) == uuids)
        #expect(
            try await Set(column("kind || ' ' || key", "tombstone")) == [
                "favourite fruit/apple", "shelf gin", "rating negroni", "made ", "counter ", "counterLink ",
                "counterEvent ",
            ])
        #expect(
            try await column("deletedAt", "tombstone").allSatisfy { Date.fromDatabaseValue($0.databaseValue) != nil })
        try await library.restore(mark)
        try await library.undo(shelf)
        try await library.setRating(3, drink: "negroni")
        try await library.undo(deletion)
        #expect(try await column("kind", "tombstone") == ["made"])
        var now: Set<String> = []
        for table in Self.tables { now.formUnion(try await column("uuid", table)) }
        #expect(now.isSubset(of: uuids) && now.count == uuids.count - 1)
    }

    @Test("comes to the rows of a library of an earlier version too, and a date to each entry of its log")
    func migration() async throws {
        let file = cellar.folder["old.sqlite"]
        let earlier = Array(LibraryMigration.all.prefix { $0.name != "traces" })
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: earlier).open()
        try await old.write(.saveMade) { db in
            try db.execute(
                sql: """
                    INSERT INTO favourite VALUES ('fruit', 'apple', '2026-01-02 03:04:05.678');
                    INSERT INTO made (drink, madeAt, servings, note) VALUES ('negroni', '2026-03-01 12:00:00.000', 1, '');
                    INSERT INTO counter VALUES (3, 'Sugar', 'sugar', 'without', NULL, '#000000', 0, '', 1, 0, 0, 86400, 1);
                    INSERT INTO counterLink VALUES (1, 3, 'alcohol', '');
                    INSERT INTO counterEvent VALUES (1, 3, 'start', 1, 86400, 1, '');
                    """)
        }
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        let rows = try await new.read { db in
            try ["favourite", "made", "counter", "counterLink", "counterEvent"].map { table in
                let row = try Row.fetchOne(db, sql: "SELECT uuid, changedAt FROM \(table)")
                #expect((row?["uuid"] as String?).flatMap(UUID.init(uuidString:)) != nil)
                return row?["changedAt"] as String?
            }
        }
        #expect(
            rows == [
                "2026-01-02 03:04:05.678", "2026-03-01 12:00:00.000", "1970-01-02 00:00:00.000",
                "1970-01-02 00:00:00.000", "1970-01-02 00:00:00.000",
            ])
        #expect(try await new.log().map(\.day) == [try Days.day("2026-03-01")])
        #expect(try await new.favourites(of: .fruit).map(\.id) == ["apple"])
    }
}

import GRDB
import Testing

@testable import Store

@Suite("The bar shelf and the log")
struct BarTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    @Test("keep what there is, and undo brings back what was there before")
    func shelf() async throws {
        try await library.setShelf([ShelfItem("gin", amount: Quantity(70, .centilitre)), ShelfItem("rum", .low)])
        let change = try await library.setShelf([ShelfItem("gin", .empty), ShelfItem("rye")])
        #expect(try await library.shelfItem("gin")?.state == .empty)
        try await library.undo(change)
        let again = try await Library.open(at: cellar.folder["library.sqlite"])
        #expect(try await again.shelfItem("gin")?.amount == Quantity(70, .centilitre))
        #expect(try await Set(again.shelf.map(\.ingredient)) == ["gin", "rum"])
        let removed = try await library.removeFromShelf(["gin", "nothing"])
        #expect(try await library.shelf.map(\.ingredient) == ["rum"])
        try await library.undo(removed)
        #expect(try await Set(library.shelf.map(\.ingredient)) == ["gin", "rum"])
    }

    @Test("keep a note until another is written or an empty one, and undo brings it back")
    func notes() async throws {
        try await library.setShelf([ShelfItem("gin", note: "The good one")])
        try await library.setShelf([ShelfItem("gin", .low)])
        #expect(try await library.shelfItem("gin")?.note == "The good one")
        let change = try await library.setShelf([ShelfItem("gin", .low, note: "")])
        #expect(try await library.shelfItem("gin")?.note == "")
        try await library.undo(change)
        #expect(try await library.shelfItem("gin")?.note == "The good one")
        let made = try await library.made("martini", at: try Days.stamp("2026-11-21"), taking: [])
        try await library.undoMade(made.id)
        #expect(try await library.shelfItem("gin")?.note == "The good one")
    }

    @Test("change in a part, whatever else changes meanwhile, and come only where they are wanted")
    func parts() async throws {
        try await library.changeShelf("gin") { $0.amount = Quantity(40, .centilitre) }
        try await library.changeShelf("gin") { $0.note = "Mine" }
        let change = try await library.changeShelf("gin") { $0.state = .low }
        let gin = try await library.shelfItem("gin")
        #expect(gin?.amount == Quantity(40, .centilitre) && gin?.note == "Mine" && gin?.state == .low)
        try await library.undo(change)
        #expect(try await library.shelfItem("gin")?.state == .have)
        try await library.changeShelf("rum", addingIt: false) { $0.note = "None" }
        #expect(try await library.shelfItem("rum") == nil)
    }

    @Test("come to a library of an earlier version without a note, and a change of one is told")
    func noteMigration() async throws {
        let file = cellar.folder["old.sqlite"]
        let steps = Array(LibraryMigration.all.prefix { $0.name != "shelf-notes" })
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: steps).open()
        try await old.write(.saveShelf) { db in
            try db.execute(
                sql: """
                    INSERT INTO shelf (ingredient, state, changedAt) VALUES ('gin', 'low', '2026-01-02 03:04:05.678')
                    """)
        }
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        #expect(try await new.shelf.map(\.note) == [""])
        #expect(try await new.shelf.map(\.state) == [.low])
        let told = try await new.write(.saveShelf) { db in
            try db.execute(sql: "DELETE FROM change; UPDATE shelf SET note = 'Mine'")
            return try String.fetchAll(db, sql: "SELECT what || '/' || id FROM change")
        }
        #expect(told == ["shelf/gin"])
    }

    @Test("tell of every change")
    func observation() async throws {
        var updates = library.shelfUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.isEmpty == true)
        try await library.setShelf([ShelfItem("gin")])
        #expect(try await updates.next()?.map(\.ingredient) == ["gin"])
    }

    @Test("hold ratings in half stars, which can be taken back")
    func ratings() async throws {
        #expect(try await library.setRating(7, drink: "negroni") == nil)
        #expect(try await library.setRating(9, drink: "negroni") == 7)
        #expect(try await library.rating(drink: "negroni") == 9)
        #expect(try await library.setRating(nil, drink: "negroni") == 9)
        #expect(try await library.rating(drink: "negroni") == nil)
    }

    @Test("take what was made from the shelf, and put it back when that is undone")
    func made() async throws {
        try await library.setShelf([
            ShelfItem("gin", amount: Quantity(7, .centilitre)), ShelfItem("lime", amount: Quantity(1, .piece)),
            ShelfItem("syrup"), ShelfItem("bitters", amount: Quantity(100, .millilitre)),
        ])
        let before = try await library.shelf.map {
            [$0.ingredient, $0.amount.map { "\($0)" } ?? "-", $0.state.rawValue]
        }
        let made = try await library.made(
            "gimlet", servings: 1, at: try Days.stamp("2026-11-21"), note: "Good",
            taking: [
                Taken("gin", Quantity(60, .millilitre)), Taken("lime", Quantity(2, .piece)),
                Taken("syrup", Quantity(20, .millilitre)), Taken("rum", Quantity(20, .millilitre)),
                Taken("bitters", Quantity(2, .dash)), Taken("bitters", Quantity(2, to: 4, .dash)),
            ])
        #expect(try await library.shelfItem("gin")?.amount == Quantity(1, .centilitre))
        #expect(try await library.shelfItem("gin")?.state == .low)
        #expect(try await library.shelfItem("lime")?.state == .empty)
        #expect(try await library.shelfItem("syrup")?.state == .have)
        #expect(try await library.shelfItem("bitters")?.amount == Quantity(95, .millilitre))
        #expect(made.taken.map(\.ingredient) == ["bitters", "gin", "lime"])
        #expect(made.taken.map(\.amount.amount) == [5, 6, 1])
        #expect(try await library.log() == [made])
        #expect(try await !library.undoMade(made.id).isEmpty)
        #expect(try await library.undoMade(made.id).isEmpty)
        let after = try await library.shelf.map {
            [$0.ingredient, $0.amount.map { "\($0)" } ?? "-", $0.state.rawValue]
        }
        #expect(Set(after) == Set(before))
        #expect(try await library.log().isEmpty)
    }

    @Test("come back as they were, with what they took, when an entry was deleted by mistake")
    func broughtBack() async throws {
        try await library.setShelf([
            ShelfItem("gin", amount: Quantity(7, .centilitre)), ShelfItem("rum", amount: Quantity(50, .millilitre)),
        ])
        let made = try await library.made(
            "it", on: try Days.day("2026-11-20"), at: try Days.stamp("2026-11-21"), note: "Good",
            taking: [Taken("gin", Quantity(60, .millilitre)), Taken("rum", Quantity(50, .millilitre))])
        let (log, shelf) = (try await library.log(), try await amounts())
        let uuid = try await library.read { db in try String.fetchOne(db, sql: "SELECT uuid FROM made") }
        let change = try await library.undoMade(made.id)
        #expect(try await library.log().isEmpty)
        try await library.undo(change)
        #expect(try await library.log() == log && log == [made])
        #expect(try await amounts() == shelf)
        #expect(try await library.read { db in try String.fetchOne(db, sql: "SELECT uuid FROM made") } == uuid)
        // Once more brings nothing back that is there; and what has gone from the shelf meanwhile stays away.
        try await library.undo(change)
        #expect(try await amounts() == shelf)
        let again = try await library.undoMade(made.id)
        try await library.removeFromShelf(["gin"])
        try await library.undo(again)
        #expect(try await library.log() == [made])
        #expect(try await library.shelf.map(\.ingredient) == ["rum"])
    }

    private func amounts() async throws -> [[String]] {
        try await library.shelf.map { [$0.ingredient, "\($0.amount as Any)", $0.state.rawValue] }.sorted {
            $0[0] < $1[0]
        }
    }

    @Test("leave alone what the person has changed since, when a drink is undone")
    func undoAfterChange() async throws {
        try await library.setShelf(["gin", "rum"].map { ShelfItem($0, amount: Quantity(50, .millilitre)) })
        let made = try await library.made(
            "it", at: try Days.stamp("2026-11-21"),
            taking: [Taken("gin", Quantity(50, .millilitre)), Taken("rum", Quantity(50, .millilitre))])
        try await library.removeFromShelf(["gin"])
        try await library.setShelf([ShelfItem("rum", .have, amount: Quantity(70, .centilitre))])
        try await library.undoMade(made.id)
        #expect(try await library.shelfItem("gin") == nil)
        #expect(try await library.shelfItem("rum")?.amount == Quantity(75, .centilitre))
        #expect(try await library.shelfItem("rum")?.state == .have)
    }

    @Test("count servings by weeks, the empty ones too, and the drinks made most")
    func statistics() async throws {
        // Today is a Saturday.
        let today = try Days.stamp("2026-11-21")
        for (day, drink, servings) in [
            ("02", "negroni", 2.0), ("03", "daiquiri", 1), ("15", "gimlet", 1), ("16", "negroni", 1),
            ("20", "daiquiri", 1),
        ] {
            try await library.made(drink, servings: servings, on: try Days.day("2026-11-\(day)"), at: today)
        }
        let sundays = try await library.statistics(today: today.day, firstWeekday: 7)
        #expect(sundays.weeks.map(\.servings) == [3, 0, 3])
        #expect(sundays.weeks.map(\.start.description) == ["2026-11-01", "2026-11-08", "2026-11-15"])
        try await library.undoMade(try #require(try await library.log(drink: "gimlet").first).id)
        let all = try await library.statistics(today: today.day)
        #expect(all.weeks.map(\.servings) == [3, 0, 2])
        #expect(all.weeks.first?.start == (try Days.day("2026-11-02")))
        let later = try await library.statistics(today: try Days.day("2026-11-23"))
        #expect(later.weeks.map(\.servings) == [3, 0, 2, 0])
        try await library.made("daiquiri", on: try Days.day("1969-12-31"), at: today)
        #expect(try await library.statistics(today: today.day).weeks.first?.start.description == "1969-12-29")
        try await library.undoMade(try #require(try await library.log().last).id)
        #expect(all.favourites.map(\.drink) == ["negroni", "daiquiri"])
        #expect(all.favourites.map(\.servings) == [3, 2])
        #expect(all.servings == 5 && all.times == 4)
        let late = try await library.statistics(since: try Days.day("2026-11-10"), today: today.day)
        #expect(late.weeks.map(\.servings) == [2])
        #expect(try await library.log(drink: "negroni", limit: 1).count == 1)
    }

    @Test("come to a library of an earlier version, after a backup, with its favourites kept")
    func migration() async throws {
        let file = cellar.folder["old.sqlite"]
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: [LibraryMigration.all[0]]).open()
        try await old.setFavourite(true, .fruit, id: "apple")
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        try await new.setShelf([ShelfItem("gin")])
        #expect(try await new.isFavourite(.fruit, id: "apple"))
        // Of those made before a step, three stay.
        let backups = try cellar.folder.names(in: "backups")
        for step in LibraryMigration.all.suffix(3) {
            #expect(backups.contains { $0.contains("before-\(step.name)") }, "\(step.name)")
        }
    }
}

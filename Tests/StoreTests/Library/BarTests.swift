import Foundation
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
            "gimlet", servings: 1, note: "Good",
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
        #expect(try await library.undoMade(made.id))
        #expect(try await !library.undoMade(made.id))
        let after = try await library.shelf.map {
            [$0.ingredient, $0.amount.map { "\($0)" } ?? "-", $0.state.rawValue]
        }
        #expect(Set(after) == Set(before))
        #expect(try await library.log().isEmpty)
    }

    @Test("leave alone what the person has changed since, when a drink is undone")
    func undoAfterChange() async throws {
        try await library.setShelf(["gin", "rum"].map { ShelfItem($0, amount: Quantity(50, .millilitre)) })
        let made = try await library.made(
            "it", taking: [Taken("gin", Quantity(50, .millilitre)), Taken("rum", Quantity(50, .millilitre))])
        try await library.removeFromShelf(["gin"])
        try await library.setShelf([ShelfItem("rum", .have, amount: Quantity(70, .centilitre))])
        try await library.undoMade(made.id)
        #expect(try await library.shelfItem("gin") == nil)
        #expect(try await library.shelfItem("rum")?.amount == Quantity(75, .centilitre))
        #expect(try await library.shelfItem("rum")?.state == .have)
    }

    @Test("count servings by weeks, the empty ones too, and the drinks made most")
    func statistics() async throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        // The clock stands at Saturday, 21 November 2026.
        for (day, drink, servings) in [
            (2, "negroni", 2.0), (3, "daiquiri", 1), (16, "negroni", 1), (20, "daiquiri", 1),
        ] {
            try await library.made(
                drink, servings: servings,
                date: try Date("2026-11-\(day < 10 ? "0" : "")\(day)T20:00:00Z", strategy: .iso8601))
        }
        let all = try await library.statistics(calendar: calendar)
        #expect(all.weeks.map(\.servings) == [3, 0, 2])
        #expect(all.weeks.first?.start == (try Date("2026-11-02T00:00:00Z", strategy: .iso8601)))
        #expect(all.favourites.map(\.drink) == ["negroni", "daiquiri"])
        #expect(all.favourites.map(\.servings) == [3, 2])
        #expect(all.servings == 5 && all.times == 4)
        let late = try await library.statistics(
            since: try Date("2026-11-10T00:00:00Z", strategy: .iso8601), calendar: calendar)
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
        #expect(try cellar.folder.names(in: "backups").contains { $0.contains("before-bar") })
    }
}

import Foundation
import GRDB
import Testing

@testable import Store

@Suite("What changes in a library", .timeLimit(.minutes(1)))
struct LibraryChangeTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }
    private let today: DayStamp
    private let all: Set<LibraryTopic> = [
        .packs, .favourites(.fruit), .favourites(.drink), .shelf, .ratings, .log, .counters, .histories,
    ]

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    @Test("is told by what it is and whose doing it is, whichever way it is changed")
    func everything() async throws {
        var told = library.changes(of: all).makeAsyncIterator()
        func next() async -> Set<LibraryChange.Subject> {
            let changes = await told.next() ?? []
            #expect(changes.allSatisfy { $0.origin == .here })
            return Set(changes.map(\.subject))
        }
        try await library.setFavourite(true, .fruit, id: "apple")
        #expect(await next() == [.favourite(.fruit, id: "apple")])
        let mark = try #require(try await library.setFavourite(false, .fruit, id: "apple"))
        #expect(await next() == [.favourite(.fruit, id: "apple")])
        try await library.restore(mark)
        #expect(await next() == [.favourite(.fruit, id: "apple")])
        let shelf = try await library.setShelf(["gin", "rum"].map { ShelfItem($0, amount: Quantity(1, .centilitre)) })
        #expect(await next() == [.shelf(ingredient: "gin"), .shelf(ingredient: "rum")])
        try await library.undo(shelf)
        #expect(await next() == [.shelf(ingredient: "gin"), .shelf(ingredient: "rum")])
        try await library.setRating(7, drink: "negroni")
        #expect(await next() == [.rating(drink: "negroni")])
        try await library.setShelf([ShelfItem("gin", amount: Quantity(1, .centilitre))])
        _ = await next()
        let made = try await library.made("it", at: today, taking: [Taken("gin", Quantity(50, .millilitre))])
        #expect(await next() == [.made(made.id), .shelf(ingredient: "gin")])
        try await library.setNote("Good", made: made.id)
        #expect(await next() == [.made(made.id)])
        try await library.undoMade(made.id)
        #expect(await next() == [.made(made.id), .shelf(ingredient: "gin")])
        let added = try await library.addCounter(.named("Sugar"), at: today)
        let id = added.counter
        #expect(await next() == [.counter(id), .history(id)])
        try await library.resetCounter(id, at: today)
        #expect(await next() == [.history(id)])
        try await library.changeCounter(id, at: today) { $0.links = [.alcohol] }
        #expect(await next() == [.counter(id)])
        try await library.deleteCounter(id)
        #expect(await next() == [.counter(id), .history(id)])
    }

    @Test("is told once, and not at all where it was taken back before it was saved")
    func once() async throws {
        var told = library.changes(of: all).makeAsyncIterator()
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        _ = await told.next()
        await #expect(throws: CounterProblem.self) { try await library.addCounter(.named("sugar"), at: today) }
        await #expect(throws: (any Error).self) {
            try await library.write(.saveShelf) { db in
                try ShelfItem("gin").save(db)
                throw CancellationError()
            }
        }
        #expect(try await !library.checkForOutsideChanges())
        try await library.setRating(3, drink: "negroni")
        #expect(await told.next() == [LibraryChange(.rating(drink: "negroni"))])
        _ = id
    }

    @Test("by another process is told as its doing, also where one's own comes after it")
    func outside() async throws {
        var told = library.changes(of: all).makeAsyncIterator()
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        try await other.setRating(4, drink: "mojito")
        try await library.setRating(5, drink: "negroni")
        #expect(
            await told.next() == [
                LibraryChange(.rating(drink: "mojito"), by: .elsewhere), LibraryChange(.rating(drink: "negroni")),
            ])
        try await library.checkForOutsideChanges()
        try await other.setFavourite(true, .fruit, id: "apple")
        #expect(try await library.checkForOutsideChanges())
        #expect(await told.next() == [LibraryChange(.favourite(.fruit, id: "apple"), by: .elsewhere)])
        #expect(try await !library.checkForOutsideChanges())
    }

    @Test("stands once for each thing, however often it changes")
    func bounded() async throws {
        for stars in 1...10 { try await library.setRating(stars, drink: "negroni") }
        for _ in 0..<10 {
            try await library.setFavourite(true, .fruit, id: "apple")
            try await library.setFavourite(false, .fruit, id: "apple")
        }
        let counts = try await library.read { db in
            try ["change", "tombstone"].map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") }
        }
        #expect(counts == [2, 1])
    }
}

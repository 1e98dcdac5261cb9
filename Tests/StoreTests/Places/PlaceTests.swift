import Foundation
import GRDB
import Testing

@testable import Store

@Suite("The person's own places", .timeLimit(.minutes(2)))
struct PlaceTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    private func details(
        _ name: String, _ latitude: Double = 48.2, _ longitude: Double = 16.4, for subjects: Set<PlaceSubject> = []
    ) throws -> Place.Details {
        let location = try #require(Location(latitude: latitude, longitude: longitude))
        return Place.Details(name: name, location: location, subjects: subjects)
    }

    @Test("are kept with all that is known of them, and are there again in another run")
    func kept() async throws {
        var market = try details("Market", for: [.fruit("apple"), .drink("negroni"), .ingredient("gin")])
        market.address = "Wienzeile 1\n1060 Wien"
        market.hours = "Mo–Sa 6–19"
        market.page = try PageAddress("https://market.example/")
        let id = try await library.addPlace(market).id
        #expect(UUID(uuidString: id) != nil && id == id.lowercased())
        let again = try await Library.open(at: cellar.folder["library.sqlite"], clock: cellar.clock.now)
        #expect(try await again.places == [Place(id: id, origin: .own, details: market)])
    }

    @Test("have a name, without blanks around it")
    func names() async throws {
        await #expect(throws: PlaceProblem.blankName) { try await library.addPlace(try details(" \n ")) }
        let id = try await library.addPlace(try details("  Corner shop\n")).id
        #expect(try await library.places.map(\.name) == ["Corner shop"])
        await #expect(throws: PlaceProblem.blankName) { try await library.changePlace(id, try details("")) }
        await #expect(throws: TextProblem(sort: .name, found: 101, limit: 100)) {
            try await library.addPlace(try details(String(repeating: "a", count: 101)))
        }
        #expect(try await library.places.map(\.name) == ["Corner shop"])
    }

    @Test("are changed, moved and removed, and each of that is taken back")
    func undone() async throws {
        let (id, addition) = try await library.addPlace(try details("Market", for: [.fruit("apple")]))
        let first = try await library.places
        let change = try await library.changePlace(id, try details("Fish market", 10, 20))
        #expect(try await library.places.map(\.name) == ["Fish market"])
        let second = try await library.places
        let move = try await library.movePlace(id, to: try #require(Location(latitude: -1, longitude: -2)))
        #expect(try await library.places.first?.location.latitude == -1)
        let third = try await library.places
        let removal = try await library.removePlace(id)
        #expect(try await library.places.isEmpty)
        #expect(try await library.removePlace(id).isEmpty)
        await #expect(throws: PlaceProblem.gone) { try await library.changePlace(id, try details("Market")) }
        try await library.undo(removal)
        #expect(try await library.places == third)
        try await library.undo(removal)
        #expect(try await library.places == third)
        try await library.undo(move)
        #expect(try await library.places == second)
        try await library.undo(change)
        #expect(try await library.places == first)
        try await library.undo(addition)
        #expect(try await library.places.isEmpty)
    }

    @Test("are as before after any sequence of changes that is taken back", arguments: 1...20)
    func sequences(seed: UInt64) async throws {
        var random = SyntheticRandom(seed: seed)
        var steps: [(before: [Place], change: Library.PlaceChange)] = []
        var (removed, moved) = (0, 0)
        for number in 0..<40 {
            let before = try await library.places
            let details = try details(
                "Place \(number)", Double.random(in: -90...90, using: &random),
                Double.random(in: -180...180, using: &random),
                for: random.number(below: 2) == 0 ? [] : [.drink("negroni"), .fruit("lime")])
            let id = before.randomElement(using: &random)?.id
            let change: Library.PlaceChange
            switch (random.number(below: 5), id) {
            case (0, let id?):
                change = try await library.removePlace(id)
                removed += 1
            case (1, let id?): change = try await library.changePlace(id, details)
            case (2, let id?):
                change = try await library.movePlace(id, to: details.location)
                moved += 1
            default: change = try await library.addPlace(details).change
            }
            #expect(try await library.places != before)
            steps.append((before, change))
        }
        #expect(removed > 0 && moved > 0)
        for (before, change) in steps.reversed() {
            try await library.undo(change)
            #expect(try await library.places == before)
        }
        #expect(try await library.places.isEmpty)
    }

    @Test("are told of by their id, each time and to nobody else")
    func changes() async throws {
        var told = library.changes(of: [.places]).makeAsyncIterator()
        var others = library.changes(of: [.shelf, .evenings]).makeAsyncIterator()
        let (id, addition) = try await library.addPlace(try details("Market"))
        let subject: Set<LibraryChange> = [LibraryChange(.place(id))]
        #expect(await told.next() == subject)
        try await library.changePlace(id, try details("Fish market"))
        #expect(await told.next() == subject)
        let removal = try await library.removePlace(id)
        #expect(await told.next() == subject)
        try await library.undo(removal)
        #expect(await told.next() == subject)
        try await library.undo(addition)
        #expect(await told.next() == subject)
        try await library.setShelf([ShelfItem("gin")])
        #expect(await others.next() == [LibraryChange(.shelf(ingredient: "gin"))])
    }

    @Test("leave a tombstone when they go, and are the same when they come back")
    func traces() async throws {
        let id = try await library.addPlace(try details("Market")).id
        func column(_ sql: String) async throws -> [String] {
            try await library.read { db in try String.fetchAll(db, sql: sql) }
        }
        #expect(try await column("SELECT uuid FROM place") == [id])
        #expect(try await column("SELECT changedAt FROM place").allSatisfy { $0 > "2026" })
        let removal = try await library.removePlace(id)
        #expect(try await column("SELECT uuid || ' ' || kind FROM tombstone") == ["\(id) place"])
        try await library.undo(removal)
        #expect(try await column("SELECT uuid FROM tombstone").isEmpty)
        #expect(try await column("SELECT uuid FROM place") == [id])
    }

    @Test("come to a library of an earlier version, of which nothing is lost")
    func migration() async throws {
        let file = cellar.folder["old.sqlite"]
        let earlier = Array(LibraryMigration.all.prefix { $0.name != "places" })
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: earlier).open()
        try await old.addCartText("Ice")
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        #expect(try await new.cartLines.map(\.name) == ["Ice"])
        #expect(try await new.places.isEmpty)
        try await new.addPlace(try details("Market"))
        #expect(try await new.places.count == 1)
    }
}

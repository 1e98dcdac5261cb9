import Foundation
import GRDB
import Testing

@testable import Store

@Suite("A text of a hundred thousand letters")
struct EndlessTextTests {
    private let shop: Shop
    private let today: DayStamp
    private var library: Library { shop.library }

    init() async throws {
        shop = try await Shop()
        today = try Days.stamp("2026-11-21")
    }

    /// A library with something in each table that a person writes.
    private func fill() async throws {
        let counter = try await library.addCounter(.named("Sugar"), at: today, note: "Noted").counter
        try await library.addNote("Noted", counter: counter, at: today)
        try await library.setShelf([ShelfItem("gin", note: "Good")])
        try await library.made("negroni", at: today, note: "Good")
        try await library.addToCart([Library.CartAddition(product: "gin", name: "Gin")])
        try await library.addCartText("Ice")
        try await library.setCartNote("Two bags", try #require(library.cartLines.last?.id))
        let cart = try await shop.catalogue.cart
        let order = try await library.checkout(cart, key: UUID(), sendTo: "https://shop.example/")
        try await library.noteUnsent(order.id, because: "Nobody there", retryAt: .now)
        try await library.addCartText("Ice")
        try await library.keepEvening(Evening.Plan(name: "Saturday", guests: 4))
        let location = try #require(Location(latitude: 48, longitude: 16))
        try await library.addPlace(Place.Details(name: "Market", address: "Here", location: location, hours: "Mo"))
    }

    /// All that is read of what a person has written.
    private func everything() async throws -> [String: Any] {
        var counters: [Any] = []
        for counter in try await library.counters {
            counters.append(try await library.counterHistory(counter.id, today: today.day) as Any)
        }
        let page = try await shop.catalogue.rows(matching: LogQuery())
        return [
            "counters": counters, "summaries": try await library.counterSummaries(today: today.day),
            "log": try await library.log(), "lines": try shop.catalogue.summaries(LogLine.self, for: page),
            "shelf": try await library.shelf, "item": try await library.shelfItem("gin") as Any,
            "cart": try await library.cartLines, "items": try await shop.catalogue.cart.items,
            "orders": try await library.orders(), "evenings": try await library.evenings,
            "places": try await library.places, "all": try await shop.catalogue.places,
        ]
    }

    @Test("is refused wherever it is written, and nothing changes")
    func refused() async throws {
        try await fill()
        let (text, before) = (EndlessTexts.text, try await dump())
        let counter = try #require(try await library.counters.first?.id)
        let event = try #require(try await library.counterHistory(counter, today: today.day)?.events.first?.id)
        let made = try #require(try await library.log().first?.id)
        let place = try #require(try await library.places.first)
        let (library, today, catalogue) = (library, today, shop.catalogue)
        var details: [Place.Details] = [place.details, place.details, place.details]
        (details[0].name, details[1].address, details[2].hours) = (text, text, text)
        let ways: [@Sendable () async throws -> Void] = [
            { try await library.addCounter(.named(text), at: today) },
            { try await library.addCounter(.named("Salt"), at: today, note: text) },
            { try await library.changeCounter(counter, at: today) { $0.name = text } },
            { try await library.resetCounter(counter, at: today, note: text) },
            { try await library.setStart(of: counter, to: today.day, at: today, note: text) },
            { try await library.setMark(true, counter: counter, at: today, note: text) },
            { try await library.addNote(text, counter: counter, at: today) },
            { try await library.setNote(text, event: event, of: counter) },
            { try await library.made("negroni", at: today, note: text) },
            { try await library.setNote(text, made: made) },
            { try await library.setShelf([ShelfItem("gin", note: text)]) },
            { try await library.changeShelf("gin") { $0.note = text } },
            { try await library.addCartText(text) },
            { try await library.setCartNote(text, try await library.cartLines[0].id) },
            { try await library.keepEvening(Evening.Plan(name: text)) },
            { _ = try await library.counter(named: text) },
            { _ = try await catalogue.product(named: text) }, { _ = try await catalogue.cartItem(named: text) },
        ]
        for (number, way) in ways.enumerated() {
            do {
                try await way()
                Issue.record("way \(number) took it")
            } catch {
                let words = "\(error)"
                #expect(words.count < 500, "way \(number)")
                #expect(number >= 15 || words.contains("characters and may have"), "way \(number): \(words)")
            }
        }
        for details in details {
            await #expect(throws: TextProblem.self) { try await library.addPlace(details) }
            await #expect(throws: TextProblem.self) { try await library.changePlace(place.id, details) }
        }
        #expect(try await dump() == before)
    }

    @Test("is shown cut, whatever column of the library has it")
    func shown() async throws {
        try await fill()
        // What is an id, or kept to be sent, is not shown: there the pages show it cut.
        let columns = try await EndlessTexts.columns(library)
        #expect(Set(TextLimit.columns.keys).isSubset(of: columns))
        for column in columns where TextLimit.columns[column] != nil {
            try await EndlessTexts.fill(column, in: library)
        }
        let written = try await dump().count
        #expect(written > 15 * EndlessTexts.letters)
        for (what, value) in try await everything() {
            let (path, count) = EndlessTexts.longest(in: value)
            #expect(count > 0 && count <= 2_000, "\(what)\(path)")
        }
        #expect(try await library.counters.first?.name.count == 100)
        #expect(try await library.log().first?.note.count == 2_000)
    }

    @Test("stays whole in the library while something else of its row is changed, and comes back by undo")
    func whole() async throws {
        try await fill()
        for column in TextLimit.columns.keys { try await EndlessTexts.fill(column, in: library) }
        let counter = try #require(try await library.counters.first)
        let place = try #require(try await library.places.first)
        let evening = try #require(try await library.evenings.first)
        let texts = try await dump()
        try await library.changeCounter(counter.id, at: today) { $0.isMarked = true }
        try await library.undo(try await library.deleteCounter(counter.id))
        try await library.changeShelf("gin") { $0.state = .low }
        try await library.setShelf(try await library.shelf)
        try await library.undo(try await library.removeFromShelf(["gin"]))
        var details = place.details
        details.subjects = [.fruit("apple")]
        try await library.changePlace(place.id, details)
        var plan = evening.plan
        plan.guests = 7
        try await library.keepEvening(plan, in: evening.id)
        try await library.setCartNote(try await library.cartLines[0].note, try await library.cartLines[0].id)
        #expect(try await dump() == texts)
        #expect(try await library.counter(named: counter.name).id == counter.id)
        #expect(try await library.evenings.first?.plan.guests == 7)
    }

    /// All texts that a person or another program has written, in order.
    private func dump() async throws -> String {
        try await library.read { db in
            try TextLimit.columns.keys.sorted().map { column in
                let parts = column.split(separator: ".")
                return try String.fetchAll(db, sql: "SELECT \(parts[1]) FROM \(parts[0]) ORDER BY rowid")
                    .joined(separator: "\n")
            }.joined(separator: "\n")
        }
    }
}

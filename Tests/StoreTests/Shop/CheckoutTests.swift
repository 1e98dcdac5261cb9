import Foundation
import Testing

@testable import Store

@Suite("Ordering")
struct CheckoutTests {
    private let bar: Bar
    private var catalogue: Catalogue { bar.catalogue }
    private var library: Library { bar.library }

    init() async throws {
        bar = try await Bar()
        try await catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await catalogue.addToCart([("gin", 2, []), ("lime", 6, [])])
        try await library.addCartText("Ice")
        try await library.setCartNote("dry", try #require(try await library.cartLines.first).id)
    }

    @Test("keeps the lines as they were, empties the cart, and is one order however often it is asked for")
    func checkout() async throws {
        let key = UUID()
        let cart = try await catalogue.cart
        let order = try await library.checkout(cart, key: key)
        #expect(try await library.cartLines.isEmpty && order.state == .local && order.key == key)
        #expect(try await library.checkout(cart, key: key) == order)
        #expect(try await library.orders().map(\.id) == [order.id])
        try await catalogue.setPrice(Money(minorUnits: 9_900, .euro), product: "gin")
        let kept = try #require(try await library.order(order.id))
        #expect(kept == order && kept.count == 9)
        #expect(kept.lines.map(\.name) == ["Gin", "Lime", "Ice"] && kept.lines.map(\.note) == ["dry", "", ""])
        #expect(kept.lines.map(\.of) == [.ingredient("gin"), .ingredient("lime"), nil])
        #expect(kept.lines[0].pack?.content == Quantity(70, .centilitre) && kept.lines[0].kind == .spirits)
        #expect(kept.total.amounts == [Money(minorUnits: 3_100, .euro)] && kept.total.withoutPrice == 2)
        let listed = try await catalogue.summaries(matching: OrderQuery())
        #expect(listed.map(\.total) == [Money(minorUnits: 3_100, .euro)] && listed.map(\.count) == [9])
        #expect(listed.map(\.order) == [order.id] && listed.map(\.withoutPrice) == [2])
    }

    @Test("shows its first lines with the pictures that the packs have, and all of them on a page of its own")
    func pictures() async throws {
        try await catalogue.addToCart([("campari", 1, []), ("kiwi", 1, [])])
        try await library.addToCart([.init(product: "gone", name: "Gone")])
        let order = try await library.checkout(catalogue.cart, key: UUID())
        let listed = try #require(try await catalogue.summaries(matching: OrderQuery()).first)
        #expect(listed.things.map(\.name) == ["Gin", "Lime", "Ice", "Campari"])
        let things = try await catalogue.orderedProducts(order.id)
        #expect(things.map(\.name) == order.lines.map(\.name) && Array(things.prefix(4)) == listed.things)
        #expect(things.map(\.of) == order.lines.map(\.of))
        for id in ["gin", "campari"] {
            let known = try #require(try await catalogue.productSummary(id: id)?.ingredient)
            let drawn = try #require(things.first { $0.id == id }?.ingredient)
            #expect(drawn.id == id && drawn.kind == known.kind && drawn.colour == known.colour)
            #expect(drawn.families == known.families && drawn.fruitPicture == known.fruitPicture)
        }
        let kiwi = try #require(try await catalogue.productSummary(id: "kiwi"))
        #expect(things[4].picture == kiwi.picture && !kiwi.picture.isEmpty && things[4].gradient == kiwi.gradient)
        // A bag stands for what the person wrote, and for what is no longer to be had.
        #expect([things[2], things[5]].allSatisfy { $0.ingredient == nil && $0.picture.isEmpty && $0.of == nil })
        #expect(OrderQuery.topics.contains(.packs) && OrderQuery.concerned(by: .packs) == .all)
        #expect(!OrderQuery().depends(on: .packs))
    }

    @Test("orders nothing where the cart or a price is not what was shown, or where there is nothing")
    func changed() async throws {
        let cart = try await catalogue.cart
        try await library.addCartText("Straws")
        await #expect(throws: CartProblem.changed) { try await library.checkout(cart, key: UUID()) }
        let longer = try await catalogue.cart
        try await catalogue.setPrice(Money(minorUnits: 1_600, .euro), product: "gin")
        await #expect(throws: CartProblem.changed) { try await library.checkout(longer, key: UUID()) }
        let dearer = try await catalogue.cart
        try await catalogue.setPrice(nil, product: "gin")
        await #expect(throws: CartProblem.changed) { try await library.checkout(dearer, key: UUID()) }
        #expect(try await library.cartLines.count == 4)
        #expect(try await library.orders().isEmpty)
        try await library.clearCart()
        await #expect(throws: CartProblem.empty) { try await library.checkout(.empty, key: UUID()) }
    }

    @Test("waits in the outbox, with the same words each time, until it is sent or refused")
    func outbox() async throws {
        let key = UUID()
        var waiting = library.outboxUpdates().makeAsyncIterator()
        #expect(try await waiting.next()?.isEmpty == true)
        let order = try await library.checkout(catalogue.cart, key: key, sendTo: "https://shop.example/orders")
        let entry = try #require(try await waiting.next()?.first)
        #expect(entry.key == key && entry.attempts == 0 && entry.server == "https://shop.example/orders")
        let document = try JSONDecoder().decode(OrderDocument.self, from: Data(entry.body.utf8))
        #expect(document.key == key.uuidString.lowercased() && document.currency == "EUR")
        #expect(document.lines.map(\.price) == ["15.50", nil, nil] && document.lines.map(\.quantity) == [2, 6, 1])
        let later = Date(timeIntervalSince1970: 2_000_000_000)
        try await library.noteUnsent(order.id, because: "No answer.", retryAt: later)
        #expect(try await waiting.next()?.map(\.nextAt) == [later])
        let tried = try #require(try await library.order(order.id))
        #expect(tried.state == .waiting && tried.attempts == 1 && tried.reason == "No answer.")
        #expect(try await library.noteRefused(order.id, because: "Sold out."))
        #expect(try await waiting.next()?.isEmpty == true)
        #expect(try await library.order(order.id)?.reason == "Sold out.")
        #expect(try await library.sendAgain(order.id))
        let again = try #require(try await waiting.next()?.first)
        #expect(again.body == entry.body && again.key == key)
        #expect(try await library.noteSent(order.id, as: "A-17"))
        #expect(try await library.order(order.id)?.number == "A-17")
        #expect(try await !library.noteSent(order.id))
        #expect(try await !library.sendAgain(order.id))
        #expect(try await library.outbox.isEmpty)
        #expect(try await library.order(order.id)?.state == .sent)
    }

    @Test("brings what was bought onto the shelf once, and takes it back")
    func restock() async throws {
        try await library.setShelf([
            ShelfItem("gin", .low, amount: Quantity(50, .millilitre)), ShelfItem("lime", .have),
        ])
        let order = try await library.checkout(catalogue.cart, key: UUID())
        let restock = try await library.putOnShelf(order.id)
        #expect(restock.ingredients == ["gin", "lime"])
        #expect(try await library.shelfItem("gin")?.amount == Quantity(1_450, .millilitre))
        #expect(try await library.shelfItem("gin")?.state == .have)
        // Nobody knew how many there were, and nobody does now.
        #expect(try await library.shelfItem("lime")?.amount == nil)
        await #expect(throws: CartProblem.shelved) { try await library.putOnShelf(order.id) }
        try await library.undo(restock)
        #expect(try await library.shelfItem("gin")?.amount == Quantity(50, .millilitre))
        #expect(try await library.shelfItem("gin")?.state == .low)
        #expect(try await library.order(order.id)?.shelvedAt == nil)
        await #expect(throws: CartProblem.orderGone(99)) { try await library.putOnShelf(99) }
    }

    @Test("is done again with what is still sold")
    func again() async throws {
        try await library.addToCart([.init(product: "gone", name: "Gone")])
        let order = try await library.checkout(catalogue.cart, key: UUID())
        try await catalogue.addToCart([("gin", 1, [])])
        let (change, gone) = try await catalogue.orderAgain(order.id)
        #expect(gone == ["Gone"])
        #expect(try await library.cartLines.map { "\($0.quantity) \($0.name)" } == ["3 Gin", "6 Lime", "1 Ice"])
        try await library.undo(change)
        #expect(try await library.cartLines.map { "\($0.quantity) \($0.name)" } == ["1 Gin"])
    }
}

@Suite("Evenings that are kept")
struct EveningTests {
    @Test("are changed, taken away and brought back")
    func evenings() async throws {
        let cellar = try await Cellar()
        let library = cellar.library
        var updates = library.eveningUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.isEmpty == true)
        var plan = Evening.Plan(
            name: "Friday", guests: 6, drinks: [.init("negroni"), .init("mojito", each: 2), .init("negroni", each: 9)])
        let id = try await library.keepEvening(plan)
        #expect(try await updates.next()?.map(\.plan.drinks) == [[.init("negroni"), .init("mojito", each: 2)]])
        plan.guests = 8
        plan.drinks = [.init("mojito")]
        #expect(try await library.keepEvening(plan, in: id) == id)
        #expect(try await updates.next()?.map(\.plan) == [plan])
        let change = try await library.removeEvening(id)
        #expect(try await library.evening(id) == nil)
        await #expect(throws: CartProblem.eveningGone(id)) { try await library.keepEvening(plan, in: id) }
        try await library.undo(change)
        #expect(try await library.evening(id)?.plan == plan)
    }
}

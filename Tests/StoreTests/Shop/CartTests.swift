import Foundation
import GRDB
import Testing

@testable import Store

@Suite("The cart")
struct CartTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    private func add(_ product: String, _ quantity: Int = 1) async throws -> Library.CartChange {
        try await library.addToCart([.init(product: product, name: product.capitalized, quantity: quantity)])
    }

    private var told: [String] {
        get async throws {
            try await library.cartLines.map { "\($0.quantity) \($0.name)\($0.isChecked ? " ✓" : "")" }
        }
    }

    @Test("keeps what was put in, through a restart, each product once")
    func keeps() async throws {
        _ = try await add("gin", 2)
        try await library.addCartText("  Ice ", quantity: 3)
        _ = try await add("gin")
        try await library.setCartQuantity(4, product: "rum", name: "Rum")
        let again = try await Library.open(at: cellar.folder["library.sqlite"])
        #expect(try await again.cartLines.map { "\($0.quantity) \($0.name)" } == ["3 Gin", "3 Ice", "4 Rum"])
        #expect(try await again.cartLines.map(\.product) == ["gin", nil, "rum"])
    }

    @Test("takes each change back, one after the other, to what was there before")
    func undo() async throws {
        _ = try await add("gin", 2)
        try await library.addCartText("Ice")
        _ = try await add("rum")
        try await library.setCartNote("the dry one", try #require(try await library.cartLines.first).id)
        let before = try await library.cartLines
        let (gin, ice) = (before[0].id, before[1].id)
        let changes = [
            try await add("gin"),
            try await library.moveCartLine(ice, to: 9),
            try await library.setCartChecked(true, gin),
            try await library.setCartQuantity(7, gin),
            try await library.setCartQuantity(0, product: "rum", name: "Rum"),
            try await library.removeFromCart([ice, 99]),
            try await library.clearCart(),
        ]
        #expect(try await library.cartLines.isEmpty)
        for change in changes.reversed() { try await library.undo(change) }
        #expect(try await library.cartLines == before)
        #expect(before.map(\.note) == ["the dry one", "", ""])
    }

    @Test("has as many as both together, where a product that was taken out was put in anew before that is undone")
    func undoAfterChange() async throws {
        _ = try await add("gin", 2)
        let removed = try await library.clearCart()
        _ = try await add("gin")
        try await library.undo(removed)
        #expect(try await told == ["3 Gin"])
    }

    @Test("is in the person's order, and lines are checked off")
    func order() async throws {
        for product in ["a", "b", "c"] { _ = try await add(product) }
        let lines = try await library.cartLines
        try await library.moveCartLine(lines[2].id, to: 0)
        try await library.setCartChecked(true, lines[0].id)
        #expect(try await told == ["1 C", "1 A ✓", "1 B"])
        // What is wanted anew is not there yet.
        _ = try await add("a")
        #expect(try await told == ["1 C", "2 A", "1 B"])
        await #expect(throws: CartProblem.gone(99)) { try await library.moveCartLine(99, to: 0) }
        await #expect(throws: CartProblem.gone(99)) { try await library.setCartNote("", 99) }
    }

    @Test("refuses what cannot be bought, and is as it was then")
    func refuses() async throws {
        _ = try await add("gin", 2)
        await #expect(throws: CartProblem.blankText) { try await library.addCartText(" \n") }
        await #expect(throws: CartProblem.quantity(1_000)) {
            try await library.setCartQuantity(1_000, product: "gin", name: "Gin")
        }
        await #expect(throws: CartProblem.quantity(0)) {
            try await library.addToCart([
                .init(product: "rum", name: "Rum"), .init(product: "gin", name: "Gin", quantity: 0),
            ])
        }
        #expect(try await told == ["2 Gin"])
        _ = try await add("gin", 5_000)
        #expect(try await told == ["999 Gin"])
        try await library.write(.saveCart) { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(Cart.lineLimit - 1))
                    INSERT INTO cartLine (name, quantity, note, reasons, position, isChecked, addedAt)
                    SELECT 'x', 1, '', '', i, 0, '2026-01-01' FROM n
                    """)
        }
        await #expect(throws: CartProblem.full) { try await library.addCartText("Ice") }
    }

    @Test("keeps what a line is bought for, each reason once")
    func reasons() async throws {
        let margarita = CartReason(drink: "margarita", servings: 4, quantity: Quantity(200, .millilitre))
        for reasons in [[margarita], [margarita, .low]] {
            try await library.addToCart([.init(product: "tequila", name: "Tequila", reasons: reasons)])
        }
        #expect(try await library.cartLines.map(\.reasons) == [[margarita, .low]])
    }

    @Test("tells those who show it, and no one else")
    func observation() async throws {
        var changes = library.changes(of: [.cart, .prices]).makeAsyncIterator()
        var others = library.changes(of: [.shelf, .orders]).makeAsyncIterator()
        _ = try await add("gin")
        #expect(await changes.next()?.map(\.subject) == [.cart(product: "gin")])
        try await library.addCartText("Ice")
        #expect(await changes.next()?.map(\.subject) == [.cart(product: nil)])
        try await library.setPrice(Money(minorUnits: 5, .euro), product: "gin")
        #expect(await changes.next()?.map(\.subject) == [.price(product: "gin")])
        try await library.setShelf([ShelfItem("gin")])
        #expect(await others.next()?.map(\.subject) == [.shelf(ingredient: "gin")])
    }

    @Test("is told of what another process has put in")
    func elsewhere() async throws {
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        var changes = library.changes(of: [.cart]).makeAsyncIterator()
        try await other.addCartText("Ice")
        #expect(try await library.checkForOutsideChanges())
        #expect(await changes.next() == [LibraryChange(.cart(product: nil), by: .elsewhere)])
    }

    @Test("comes to a library of an earlier version, which keeps what it has")
    func migration() async throws {
        let file = cellar.folder["old.sqlite"]
        let earlier = Array(LibraryMigration.all.prefix { $0.name != "shop" })
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: earlier).open()
        try await old.setShelf([ShelfItem("gin")])
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        try await new.addCartText("Ice")
        #expect(try await new.shelfItem("gin") != nil)
        #expect(try cellar.folder.names(in: "backups").contains { $0.contains("before-shop") })
    }
}

@Suite("The cart with what the catalogue has of it")
struct PricedCartTests {
    private let bar: Bar

    init() async throws { bar = try await Bar() }

    @Test("adds up what has a price, says how much has none, and stands by aisles")
    func totals() async throws {
        let (catalogue, library) = (bar.catalogue, bar.library)
        try await catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await catalogue.addToCart([("gin", 2, []), ("lime", 6, [])])
        try await library.addToCart([.init(product: "gone", name: "Gone", quantity: 1)])
        try await library.addCartText("Ice")
        let cart = try await catalogue.cart
        #expect(cart.count == 10 && cart.items.map(\.name) == ["Gin", "Lime", "Gone", "Ice"])
        #expect(cart.total.amounts == [Money(minorUnits: 3_100, .euro)] && cart.total.withoutPrice == 3)
        #expect(cart.aisles.map(\.kind) == [.fruit, .spirits, .other])
        #expect(cart.quantity(of: "gin") == 2 && cart.quantity(of: "rum") == 0)
        let export = CartExport(cart)
        #expect(export.lines.map(\.price) == ["15.50", nil, nil, nil] && export.totals.map(\.amount) == ["31.00"])
    }

    @Test("is in one currency")
    func currency() async throws {
        let catalogue = bar.catalogue
        let dollar = try #require(Currency("USD"))
        try await catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await catalogue.setPrice(Money(minorUnits: 900, dollar), product: "rum")
        try await catalogue.addToCart([("gin", 1, []), ("vodka", 1, [])])
        await #expect(throws: CartProblem.otherCurrency(dollar, cart: .euro)) {
            try await catalogue.addToCart([("lime", 1, []), ("rum", 1, [])])
        }
        await #expect(throws: CartProblem.otherCurrency(dollar, cart: .euro)) {
            try await catalogue.setPrice(Money(minorUnits: 900, dollar), product: "vodka")
        }
        #expect(try await catalogue.cart.items.map(\.name) == ["Gin", "Vodka"])
        // The only thing with a price may get another.
        try await catalogue.setPrice(Money(minorUnits: 1_700, dollar), product: "gin")
        #expect(try await catalogue.cart.currency == dollar)
    }
}

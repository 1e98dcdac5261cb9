import Foundation
import Testing

@testable import Store

@Suite("The products that the program brings")
struct ProductTests {
    private let bar: Bar

    init() async throws { bar = try await Bar() }

    @Test("are all ingredients but what comes from the tap, and all fruits, each in a pack that says on what it rests")
    func complete() async throws {
        let catalogue = bar.catalogue
        let ingredients = try await catalogue.summaries(matching: IngredientQuery()).map(\.id)
        let sold = try await catalogue.products(forIngredients: ingredients)
        let unsold = ingredients.filter { sold[$0] == nil }
        #expect(unsold == ["water"] && ingredients.count > 150)
        let products = try await catalogue.summaries(matching: ProductQuery())
        var fruits: Set<String> = []
        for summary in products {
            let product = try #require(try await catalogue.product(id: summary.id))
            #expect(product.pack.source != nil || product.pack.basis != nil, "\(product.id)")
            #expect(!product.name.isEmpty && product.price == nil && summary.price == nil, "\(product.id)")
            #expect(summary.name == product.name && summary.of == product.of, "\(product.id)")
            if let fruit = product.of?.fruit { fruits.insert(fruit) }
            if let id = product.of?.ingredient, let ingredient = try await catalogue.ingredient(id: id) {
                if ingredient.kind == .fruit { fruits.formUnion([ingredient.fruit].compactMap(\.self)) }
                #expect(summary.ingredient?.colour == ingredient.colour && summary.ingredient?.kind == ingredient.kind)
                #expect(summary.ingredient?.name == ingredient.name && summary.ingredient?.id == id)
            }
        }
        #expect(try await fruits == Set(catalogue.summaries(matching: FruitQuery()).map(\.id)))
        #expect(try await catalogue.productKinds.values.reduce(0, +) == products.count)
    }

    @Test("each ingredient and fruit is found by what it is, and what nobody sells is not")
    func found() async throws {
        let catalogue = bar.catalogue
        #expect(try await catalogue.product(for: .ingredient("gin"))?.id == "gin")
        #expect(try await catalogue.product(for: .ingredient("egg-white"))?.id == "egg")
        #expect(try await catalogue.product(for: .fruit("apple"))?.id == "apple")
        // An ingredient that is the fruit itself is sold as both.
        #expect(try await catalogue.product(for: .fruit("lime"))?.id == "lime")
        #expect(try await catalogue.product(for: .ingredient("water")) == nil)
        #expect(try await catalogue.product(for: .fruit("gin")) == nil)
    }

    @Test("have the names and pictures of what they are, in the person's language")
    func names() async throws {
        let french = try await Bar(languages: ["fr"])
        let lime = try #require(try await french.catalogue.productSummary(id: "lime"))
        #expect(lime.name == "Citron vert" && lime.picture == "fruits/lime.svg")
        #expect(try await french.catalogue.summaries(matching: ProductQuery(text: "lime")).contains { $0.id == "lime" })
        let apple = try #require(try await bar.catalogue.productSummary(id: "apple"))
        #expect(apple.name == "Apple" && apple.of == .fruit("apple") && apple.picture == "fruits/apple.svg")
        #expect(try await bar.catalogue.product(named: "CREME DE CASSIS").id == "creme-de-cassis")
        await #expect(throws: CartProblem.unknownProduct("Campary", nearest: "Campari")) {
            try await bar.catalogue.product(named: "Campary")
        }
    }

    @Test("are those that are missing, by what the shelf has")
    func missing() async throws {
        let (catalogue, library) = (bar.catalogue, bar.library)
        func missing() async throws -> Set<String> {
            Set(try await catalogue.summaries(matching: ProductQuery(onlyMissing: true)).map(\.id))
        }
        #expect(try await missing().isSuperset(of: ["gin", "lime", "egg"]))
        #expect(try await !missing().contains("apple"))
        try await library.setShelf([ShelfItem("gin"), ShelfItem("bourbon"), ShelfItem("campari", .low)])
        let left = try await missing()
        // Any bourbon is a whiskey; what is low is missing.
        #expect(
            left.isDisjoint(with: ["gin", "bourbon", "whiskey"]) && left.isSuperset(of: ["campari", "rye-whiskey"]))
    }

    @Test("show the price and what is in the cart, and are ordered and filtered by both")
    func own() async throws {
        let (catalogue, library) = (bar.catalogue, bar.library)
        try await catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await catalogue.setPrice(Money(minorUnits: 990, .euro), product: "vodka")
        try await library.setCartQuantity(2, product: "vodka", name: "Vodka")
        let spirits = ProductQuery(kind: .spirits, order: .price)
        let first = try await catalogue.summaries(matching: spirits).prefix(3)
        #expect(first.map(\.id) == ["vodka", "gin", "absinthe"] && first.map(\.inCart) == [2, 0, 0])
        #expect(first.map(\.isOwnPrice) == [true, true, false])
        #expect(try await catalogue.summaries(matching: ProductQuery(onlyInCart: true)).map(\.id) == ["vodka"])
        #expect(try await catalogue.setPrice(nil, product: "gin") == Money(minorUnits: 1_550, .euro))
        #expect(try await library.prices.keys.sorted() == ["vodka"])
        let used = try await catalogue.summaries(matching: ProductQuery(kind: .spirits, order: .use)).map(\.id)
        #expect(used.first == "gin")
    }
}

@Suite("Products of a pack")
struct ProductPackTests {
    private static func pack(_ products: String) -> String {
        """
        { "format": 1, "id": "shop", "title": "Shop", "products": [\(products)] }
        """
    }

    @Test("have a name, a price and a text of their own, where a pack gives them")
    func own() async throws {
        let shop = try await Shop(packs: [
            "fruits.json": Samples.pack(),
            "shop.json": Self.pack(
                """
                { "id": "shaker", "name": "Shaker", "kind": "other", "pack": { "amount": 1, "unit": "piece" },
                  "price": { "amount": "24.9", "currency": "EUR" }, "text": "Made of steel.",
                  "translations": { "fr": { "name": "Chèque" } } }
                """),
        ])
        let shaker = try #require(try await shop.catalogue.product(id: "shaker"))
        #expect(shaker.price == Money(minorUnits: 2_490, .euro) && shaker.text == "Made of steel.")
        let summary = try #require(try await shop.catalogue.productSummary(id: "shaker"))
        #expect(summary.price == shaker.price && !summary.isOwnPrice && summary.of == nil)
        try await shop.catalogue.setPrice(Money(minorUnits: 2_000, .euro), product: "shaker")
        #expect(try await shop.catalogue.productSummary(id: "shaker")?.price?.minorUnits == 2_000)
    }

    @Test(
        "are left out and told of where something of them is wrong",
        arguments: [
            (#"{ "id": "x", "kind": "fruit", "pack": { "amount": 1, "unit": "piece" } }"#, "Add “name”."),
            (
                #"{ "id": "x", "kind": "fruit", "fruit": "appel", "pack": { "amount": 1, "unit": "piece" } }"#,
                "found the fruit “appel”, which no pack has. The entry “x” is left out; the others are loaded. Did you mean “apple”?"
            ),
            (
                #"{ "id": "x", "kind": "fruit", "ingredient": "gin", "pack": { "amount": 1, "unit": "piece" } }"#,
                "Add it to the “ingredients” of a pack."
            ),
            (
                #"""
                { "id": "x", "name": "X", "kind": "fruit", "pack": { "amount": 1, "unit": "piece" },
                  "price": { "amount": "1.005", "currency": "EUR" } }
                """#, "12.50"
            ),
            (
                #"""
                { "id": "x", "name": "X", "kind": "fruit", "pack": { "amount": 1, "unit": "piece" },
                  "price": { "amount": "1", "currency": "EUP" } }
                """#, "found \"EUP\", expected a code of ISO 4217, as in “EUR”."
            ),
            (
                #"{ "id": "x", "name": "X", "kind": "fruit", "pack": { "amount": 0, "unit": "g" } }"#,
                "found 0, expected"
            ),
            (#"{ "id": "x", "name": "X", "kind": "fruits", "pack": { "amount": 1, "unit": "g" } }"#, "“fruit”?"),
        ])
    func wrong(product: String, message: String) async throws {
        let shop = try await Shop(packs: ["fruits.json": Samples.pack(), "shop.json": Self.pack(product)])
        let problems = try await shop.catalogue.problems
        #expect(problems.count == 1)
        let text = try #require(problems.first.map { ErrorWording.english.message($0) })
        #expect(text.contains(message), "\(text)")
        #expect(try await shop.catalogue.product(id: "x") == nil)
    }
}

@Suite("What a seller has")
struct StockTests {
    @Test("takes the place of the products of the packs, also when they change, until there is no seller")
    func stock() async throws {
        let shop = try await Shop(packs: [
            "fruits.json": Samples.pack(),
            "shop.json": #"""
            { "format": 1, "id": "shop", "title": "Shop", "products": [
              { "id": "apple", "kind": "fruit", "fruit": "apple", "pack": { "amount": 1, "unit": "piece" } } ] }
            """#,
        ])
        let (catalogue, library) = (shop.catalogue, shop.library)
        func ids(_ text: String = "") async throws -> [String] {
            try await catalogue.summaries(matching: ProductQuery(text: text)).map(\.id)
        }
        #expect(try await ids() == ["apple"])
        var changes = library.changes(of: [.packs]).makeAsyncIterator()
        let pack = ProductPack(Quantity(1, .piece))
        let price = Money(minorUnits: 45, .euro)
        try await catalogue.stock([
            Product(id: "s-1", name: "Red apple", kind: .fruit, of: .fruit("apple"), pack: pack, price: price),
            Product(id: "s-2", name: "Rocket", kind: .other, of: .ingredient("rocket"), pack: pack),
        ])
        #expect(await changes.next() == [LibraryChange(.packs)])
        #expect(try await ids() == ["s-1", "s-2"])
        #expect(try await ids("apple") == ["s-1"])
        let apple = try #require(try await catalogue.productSummary(id: "s-1"))
        #expect(apple.price == price && apple.picture == "fruits/apple.svg")
        #expect(try await catalogue.productSummary(id: "s-2")?.of == nil)
        #expect(try await catalogue.product(id: "apple") == nil)
        try shop.folder.write(Samples.pack([Samples.banana]), to: "bundled/fruits.json")
        #expect(try await catalogue.refresh().isRebuilt)
        #expect(try await ids() == ["s-1", "s-2"])
        #expect(try await catalogue.productSummary(id: "s-1")?.of == nil)
        try shop.folder.write(Samples.pack(), to: "bundled/fruits.json")
        try await catalogue.stock(nil)
        #expect(try await ids() == ["apple"])
        #expect(try await ids("red").isEmpty)
    }
}

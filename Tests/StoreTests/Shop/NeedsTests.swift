import Testing

@testable import Store

/// Every amount here was reckoned by hand.
@Suite("What an evening needs")
struct NeedsTests {
    private static let ingredients = [
        DrinkSamples.ingredient("whiskey"), DrinkSamples.ingredient("bourbon", more: #", "parent": "whiskey""#),
        DrinkSamples.ingredient("rye", more: #", "parent": "whiskey""#),
        DrinkSamples.ingredient("amaro", kind: "liqueur"),
        DrinkSamples.ingredient("montenegro", kind: "liqueur", more: #", "parent": "amaro""#),
        DrinkSamples.ingredient("lime", kind: "fruit", more: #", "pieceWeight": {"grams": 67}"#),
        DrinkSamples.ingredient(
            "lime-juice", kind: "juice", more: #", "substitutes": [{"ingredient": "lime", "note": "Squeeze it."}]"#),
        DrinkSamples.ingredient(
            "mint", kind: "herb", more: #", "pieceWeight": {"grams": 0.5, "unit": "leaf"}"#),
        DrinkSamples.ingredient("soda", kind: "mixer"),
        DrinkSamples.ingredient("water", kind: "mixer", more: #", "onTap": true"#),
        DrinkSamples.ingredient("sugar", kind: "sweetener", more: #", "density": {"gramsPerMl": 0.8}"#),
        DrinkSamples.ingredient("egg", kind: "egg"),
        DrinkSamples.ingredient(
            "white", kind: "egg", more: #", "pieceWeight": {"grams": 30}, "density": {"gramsPerMl": 1.0}"#),
        DrinkSamples.ingredient("yolk", kind: "egg"), DrinkSamples.ingredient("rare", kind: "liqueur"),
        DrinkSamples.ingredient(
            "syrup", kind: "syrup",
            more: #"""
                , "recipe": {"ingredients": [{"ingredient": "sugar", "amount": 1, "unit": "part"},
                    {"ingredient": "water", "amount": 1, "unit": "part"}]}
                """#),
    ]

    private static func product(_ id: String, _ pack: String, more: String = "") -> String {
        #"{"id": "\#(id)", "kind": "other", "ingredient": "\#(id)", "pack": {\#(pack)}\#(more)}"#
    }

    private static let products = [
        product("whiskey", #""amount": 70, "unit": "cl""#), product("bourbon", #""amount": 70, "unit": "cl""#),
        product("rye", #""amount": 70, "unit": "cl""#), product("lime", #""amount": 1, "unit": "piece""#),
        product("lime-juice", #""amount": 200, "unit": "ml""#), product("mint", #""amount": 25, "unit": "g""#),
        product("soda", #""count": 4, "amount": 20, "unit": "cl""#), product("sugar", #""amount": 500, "unit": "g""#),
        product("egg", #""count": 6, "amount": 1, "unit": "piece""#, more: #", "parts": ["white", "yolk"]"#),
        product("syrup", #""amount": 70, "unit": "cl""#), product("montenegro", #""amount": 70, "unit": "cl""#),
    ]

    /// The needs of drinks, by their lines in JSON, each made for a number of servings, over a shelf.
    private func needs(
        _ drinks: [(parts: [String], count: Int)], shelf: [ShelfItem] = [], substitutes: Bool = true
    ) async throws -> Needs {
        let texts = drinks.enumerated().map { DrinkSamples.drink("drink\($0)", parts: $1.parts) }
        let bar = DrinkSamples.pack(Self.ingredients, texts)
        let shop = try await Shop(packs: [
            "bar.json": bar,
            "shop.json":
                #"{"format": 1, "id": "shop", "title": "Shop", "products": [\#(Self.products.joined(separator: ","))]}"#,
        ])
        try #require(try await shop.catalogue.problems.isEmpty)
        try await shop.library.setShelf(shelf)
        var servings: [Needs.Serving] = []
        for (index, drink) in drinks.enumerated() {
            servings.append(
                Needs.Serving(try #require(try await shop.catalogue.drink(id: "drink\(index)")), count: drink.count))
        }
        return try await shop.catalogue.needs(of: servings, countsSubstitutes: substitutes)
    }

    private func part(_ id: String, _ amount: Double, _ unit: String = "ml", more: String = "") -> String {
        DrinkSamples.part(id, #""amount": \#(amount), "unit": "\#(unit)""#, more: more)
    }

    private func packs(_ needs: Needs) -> [String: Int] {
        Dictionary(needs.purchases.map { ($0.id, $0.packs) }, uniquingKeysWith: +)
    }

    @Test("is added up across drinks, less what the shelf has, and rounded up to packs, with the reasons")
    func sum() async throws {
        let needs = try await needs(
            [([part("bourbon", 60), part("soda", 4, "cl")], 10), ([part("bourbon", 2, "oz")], 4)],
            shelf: [ShelfItem("bourbon", amount: Quantity(10, .centilitre))])
        let line = try #require(needs.lines.first)
        // 600 ml and 8 oz of 29.5735 ml are 836.588 ml; 100 ml are there.
        #expect(abs((line.needed?.amount ?? 0) - 836.588) < 1e-9 && line.needed?.unit == .millilitre)
        #expect(abs((line.missing?.amount ?? 0) - 736.588) < 1e-9)
        #expect(line.uses.map(\.amount) == [Quantity(100, .millilitre)] && line.uses.map(\.origin) == [.own])
        #expect(line.reasons.map(\.servings) == [10, 4])
        #expect(line.reasons.map(\.quantity) == [Quantity(600, .millilitre), Quantity(8, .ounce)])
        // 40 cl of soda are two of four bottles.
        #expect(packs(needs) == ["bourbon": 2, "soda": 1])
        #expect(needs.purchases.map { $0.reasons.map(\.servings) } == [[10, 4], [10]])
        #expect(needs.total.withoutPrice == 2)
    }

    @Test("takes what there is enough of at its word, and says so; what runs low is bought")
    func states() async throws {
        let drinks = [([part("bourbon", 60), part("soda", 60), part("sugar", 5, "teaspoon")], 4)]
        let needs = try await needs(
            drinks,
            shelf: [
                ShelfItem("bourbon"), ShelfItem("soda", .low),
                // What was in it once does not count.
                ShelfItem("sugar", .empty, amount: Quantity(500, .gram)),
            ])
        #expect(needs.lines.map(\.isAssumed) == [true, false, false])
        #expect(needs.lines.map(\.isMissing) == [false, true, true])
        // 20 teaspoons of 5 ml at 0.8 g are 80 g.
        #expect(needs.lines[2].needed == Quantity(80, .gram) && packs(needs) == ["soda": 1, "sugar": 1])
        let low = try await self.needs(
            drinks, shelf: [ShelfItem("soda", .low, amount: Quantity(240, .millilitre)), ShelfItem("bourbon")])
        #expect(packs(low) == ["sugar": 1])
        // How much a piece of soda is nobody says: of what runs low that is not enough, of what one has it is.
        let piece = Quantity(1, .piece)
        let unclear = try await self.needs(
            drinks, shelf: [ShelfItem("soda", .low, amount: piece), ShelfItem("bourbon", amount: piece)])
        #expect(packs(unclear) == ["soda": 1, "sugar": 1] && unclear.lines.map(\.isAssumed) == [true, false, false])
    }

    @Test("pours what does for a family after what is wanted by name, and what is bought anyway before another bottle")
    func families() async throws {
        let drinks = [([part("whiskey", 50)], 4), ([part("bourbon", 50)], 4)]
        let shelf = [ShelfItem("bourbon", amount: Quantity(30, .centilitre))]
        let needs = try await needs(drinks, shelf: shelf)
        #expect(needs.lines.map(\.ingredient) == ["whiskey", "bourbon"])
        #expect(needs.lines[1].uses.map(\.amount) == [Quantity(200, .millilitre)] && !needs.lines[1].isMissing)
        #expect(needs.lines[0].uses.map(\.origin) == [.family])
        #expect(needs.lines[0].missing == Quantity(100, .millilitre) && packs(needs) == ["whiskey": 1])
        let bought = try await self.needs(drinks)
        #expect(packs(bought) == ["bourbon": 1])
        #expect(bought.lines[0].uses.map(\.origin) == [.bought(product: "bourbon")] && !bought.lines[0].isMissing)
        // Never the reverse: any whiskey is no bourbon.
        let reverse = try await self.needs(
            [([part("bourbon", 50)], 1)], shelf: [ShelfItem("whiskey"), ShelfItem("rye")])
        #expect(packs(reverse) == ["bourbon": 1])
    }

    @Test("buys one of a family that nobody sells as such")
    func unsoldFamily() async throws {
        let needs = try await needs([([part("amaro", 30)], 4)])
        #expect(packs(needs) == ["montenegro": 1] && needs.lines[0].product == "montenegro")
        #expect(needs.lines[0].missing == Quantity(120, .millilitre))
    }

    @Test("has what may stand in serve, if wanted")
    func substitutes() async throws {
        let drinks = [([part("lime-juice", 30)], 4)]
        let with = try await needs(drinks, shelf: [ShelfItem("lime", amount: Quantity(3, .piece))])
        #expect(with.purchases.isEmpty && with.lines[0].isAssumed)
        #expect(with.lines[0].uses.map(\.origin) == [.substitute(note: "Squeeze it.")])
        let without = try await needs(drinks, shelf: [ShelfItem("lime")], substitutes: false)
        #expect(packs(without) == ["lime-juice": 1])
    }

    @Test("keeps apart what cannot be compared, and buys one pack of it")
    func apart() async throws {
        let needs = try await needs([
            ([part("mint", 6, "leaf"), part("mint", 1, "sprig"), DrinkSamples.part("soda", #""unit": "top-up""#)], 10)
        ])
        // 60 leaves at half a gram are 30 g of bunches of 25 g; how much ten sprigs are nobody says.
        #expect(needs.lines[0].needed == Quantity(30, .gram) && needs.lines[0].apart == [Quantity(10, .sprig)])
        #expect(needs.lines[1].needed == nil && needs.lines[1].apart == [Quantity(nil, .topUp)])
        #expect(needs.lines[1].isMissingApart && packs(needs) == ["mint": 2, "soda": 1])
        #expect(needs.purchases.map(\.amount) == [Quantity(30, .gram), nil])
        let had = try await self.needs(
            [([DrinkSamples.part("soda", #""unit": "top-up""#)], 10)],
            shelf: [ShelfItem("soda", amount: Quantity(50, .centilitre))])
        #expect(had.purchases.isEmpty && had.lines[0].isAssumed)
    }

    @Test("buys eggs once for their whites and yolks")
    func parts() async throws {
        let needs = try await needs([
            ([part("white", 30), part("yolk", 1, "piece")], 7), ([part("egg", 1, "piece")], 2),
        ])
        // Seven whites of 30 g and seven yolks are in seven eggs; with two whole ones that makes nine.
        #expect(needs.purchases.map(\.amount) == [Quantity(9, .piece)] && packs(needs) == ["egg": 2])
        #expect(needs.purchases[0].ingredients == ["white", "yolk", "egg"])
    }

    @Test("leaves out what comes from the tap and what a drink does without, and names what nobody sells")
    func others() async throws {
        let needs = try await needs([
            (
                [
                    part("water", 100), part("rare", 20), part("rye", 20, more: #", "optional": true"#),
                    part("lime", 1, "piece", more: #", "role": "garnish""#),
                ], 3
            )
        ])
        #expect(needs.lines.map(\.ingredient) == ["rare"] && needs.purchases.isEmpty)
        #expect(needs.unsold.map(\.missing) == [Quantity(60, .millilitre)])
        let syrup = try await self.needs([([part("syrup", 20)], 1)], shelf: [ShelfItem("sugar")])
        #expect(syrup.lines[0].canBeMadeOf == ["sugar", "water"] && packs(syrup) == ["syrup": 1])
        #expect(try await self.needs([([part("rye", 20)], 0)]) == .none)
    }

    @Test("takes the upper end of a range, so that there is enough")
    func ranges() async throws {
        let mint = DrinkSamples.part("mint", #""amount": 4, "amountMax": 6, "unit": "leaf""#)
        #expect(try await needs([([mint], 10)]).lines[0].needed == Quantity(30, .gram))
    }
}

import Testing

@testable import Store

@Suite("What a drink costs")
struct DrinkCostTests {
    private let bar: Bar

    init() async throws { bar = try await Bar() }

    private func price(_ product: String, _ text: String, _ currency: Currency = .euro) async throws {
        let money = try #require(Money(decimal: text, currency))
        try await bar.catalogue.setPrice(money, product: product)
    }

    private func cost(_ id: String) async throws -> DrinkCost {
        let drink = try #require(try await bar.catalogue.drink(id: id))
        return try await bar.catalogue.cost(of: drink, in: .euro)
    }

    @Test("is the part of each pack that goes into it, and says what it covers")
    func cost() async throws {
        let unknown = try await cost("negroni")
        #expect(unknown.amount == nil && unknown.known == 0 && unknown.lines.count == 3 && unknown.coverage == 0)
        try await price("gin", "14.00")
        try await price("campari", "21.00")
        let partly = try await cost("negroni")
        // 30 ml of 700 at 14 € are 60 cents, at 21 € 90.
        #expect(partly.amount == Money(minorUnits: 150, .euro) && partly.known == 2 && !partly.isWhole)
        #expect(partly.lines.map(\.finding).contains(.withoutPrice))
        try await price("sweet-vermouth", "10.00")
        let whole = try await cost("negroni")
        // 30 ml of 750 at 10 € are 40 cents.
        #expect(whole.amount == Money(minorUnits: 190, .euro) && whole.isWhole && whole.coverage == 1)
        #expect(whole.lines.map(\.finding).contains(.cost(Money(minorUnits: 60, .euro), product: "gin")))
    }

    @Test("takes the cheapest that does, and nothing in another currency")
    func choices() async throws {
        try await price("gin", "14.00")
        // A London dry gin is a gin.
        try await price("london-dry-gin", "7.00")
        #expect(try await cost("negroni").amount == Money(minorUnits: 30, .euro))
        try await price("london-dry-gin", "0.01", try #require(Currency("USD")))
        #expect(try await cost("negroni").amount == Money(minorUnits: 60, .euro))
    }

    @Test("is rounded once, and only at the end")
    func rounding() async throws {
        let parts = ["gin", "campari", "sweet-vermouth"]
        // Each part is worth 0.428571… cents, or 0.4: by themselves they would be nothing.
        try await price("gin", "0.10")
        try await price("campari", "0.10")
        try await price("sweet-vermouth", "0.10")
        let cost = try await cost("negroni")
        #expect(cost.lines.map(\.ingredient).sorted() == parts.sorted())
        #expect(cost.amount == Money(minorUnits: 1, .euro))
    }

    @Test("of every drink is reckoned exactly, whatever its units")
    func all() async throws {
        for product in try await bar.catalogue.summaries(matching: ProductQuery()) {
            try await price(product.id, "10.00")
        }
        for (drink, _) in try await bar.drinks() {
            let cost = try await bar.catalogue.cost(of: drink, in: .euro)
            var sum: Int64 = 0
            for line in cost.lines {
                #expect(line.finding != .withoutPrice, "\(drink.id): \(line)")
                if case .cost(let money, _) = line.finding { sum += money.minorUnits }
            }
            // Each line is off by half a cent at most.
            #expect(abs(sum - (cost.amount?.minorUnits ?? 0)) <= Int64(cost.lines.count), "\(drink.id)")
            #expect(cost.known + cost.lines.count { $0.finding == .unmeasured } == cost.lines.count)
        }
    }
}

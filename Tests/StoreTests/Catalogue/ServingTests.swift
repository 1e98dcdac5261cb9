import Testing

@testable import Store

@Suite("Amounts")
struct ServingTests {
    @Test("are given per 100 g, per piece and per cup, and missing ones stay missing")
    func amounts() async throws {
        let shop = try await Shop()
        let apple = try #require(try await shop.catalogue.fruit(id: "apple"))
        #expect(apple.servings.map(\.grams) == [100, 182, 109])
        let piece = try #require(apple.serving(.piece))
        let cup = try #require(apple.serving(.cup))
        #expect(apple.amount(of: .energyKcal) == 52)
        // 52 kcal × 182 g / 100 g; 10.39 g × 109 g / 100 g
        #expect(abs(try #require(apple.amount(of: .energyKcal, in: piece)) - 94.64) < 1e-9)
        #expect(abs(try #require(apple.amount(of: .sugars, in: cup)) - 11.3251) < 1e-9)
        #expect(apple.amount(of: .iron, in: cup) == nil)
        #expect(apple.serving(.other) == nil)
    }

    @Test("are shares of a day's reference that is named with its source")
    func dailyShares() async throws {
        let shop = try await Shop()
        let apple = try #require(try await shop.catalogue.fruit(id: "apple"))
        let share = try #require(apple.dailyShare(of: .vitaminC))
        // 4.6 mg of 80 mg
        #expect(abs(share.fraction - 0.0575) < 1e-12)
        #expect(share.reference.name == "EU reference intakes for adults")
        #expect(share.reference.source?.title == "Regulation (EU) 1169/2011")
        #expect(apple.dailyShare(of: .sugars) == nil)
        #expect(apple.dailyShare(of: .iron) == nil)
    }

    @Test("have the unit that goes with the nutrient")
    func units() {
        #expect(Nutrient.energyKcal.unit.symbol == "kcal")
        #expect(Nutrient.vitaminA.unit.symbol == "µg RAE")
        #expect(Nutrient.folate.unit == .microgram)
        #expect(Nutrient.vitaminC.unit == .milligram)
        #expect(Nutrient.water.unit == .gram)
    }
}

import Store
import Testing

@testable import ComptoirApp

/// The apple's figures are those of USDA SR28, NDB 09003; the amounts beside them are computed by hand.
@MainActor @Suite("The nutrition table")
struct NutritionTests {
    private let formats = Formats(language: "en")

    private func rows(_ kind: Portion.Kind? = nil) async throws -> [String: String] {
        let apple = try #require(try await Kitchen().fruit("apple"))
        let serving = try kind.map { try #require(apple.serving($0)) } ?? .hundredGrams
        let lines = NutritionLine.lines(of: apple, in: serving, formats)
        return Dictionary(uniqueKeysWithValues: lines.map { ($0.name, "\($0.amount) | \($0.shareText ?? "-")") })
    }

    @Test("per 100 g the figures are the source's")
    func hundredGrams() async throws {
        let rows = try await rows()
        // 52 of 2000 kcal = 2.6 %; 10.39 of 90 g = 11.5 %; 4.6 of 80 mg = 5.75 %; 3 of 800 µg = 0.375 %
        #expect(rows["Energy"] == "52 kcal · 218 kJ | 3%")
        #expect(rows["Sugars"] == "10.4 g | 12%")
        #expect(rows["Vitamin C"] == "4.6 mg | 6%")
        #expect(rows["Vitamin A"] == "3 µg RAE | under 1%")
        // 0.041 of 1.4 mg = 2.93 %
        #expect(rows["Vitamin B6"] == "0.041 mg | 3%")
    }

    @Test("a piece of 182 g has 1.82 times as much")
    func piece() async throws {
        let rows = try await rows(.piece)
        // 52 × 1.82 = 94.64 (4.7 %); 218 × 1.82 = 396.76; 10.39 × 1.82 = 18.9098 (21 %); 4.6 × 1.82 = 8.372 (10.5 %)
        #expect(rows["Energy"] == "94.6 kcal · 397 kJ | 5%")
        #expect(rows["Sugars"] == "18.9 g | 21%")
        #expect(rows["Vitamin C"] == "8.37 mg | 10%")
        // 85.56 × 1.82 = 155.7192; no reference is named for water
        #expect(rows["Water"] == "156 g | -")
    }

    @Test("a cup of 109 g has 1.09 times as much")
    func cup() async throws {
        let rows = try await rows(.cup)
        // 52 × 1.09 = 56.68 (2.8 %); 218 × 1.09 = 237.62; 13.81 × 1.09 = 15.0529 (5.8 %); 2.4 × 1.09 = 2.616
        #expect(rows["Energy"] == "56.7 kcal · 238 kJ | 3%")
        #expect(rows["Carbohydrate"] == "15.1 g | 6%")
        #expect(rows["Fibre"] == "2.62 g | -")
    }

    @Test("what has no figure has no line; the rest is in the order of labels")
    func order() async throws {
        let apple = try #require(try await Kitchen().fruit("apple"))
        let lines = NutritionLine.lines(of: apple, in: .hundredGrams, formats)
        #expect(
            lines.map(\.nutrient) == [
                .energyKcal, .carbohydrate, .sugars, .fibre, .vitaminC, .vitaminA, .vitaminB6, .sodium, .water,
            ])
        #expect(Set(NutritionLine.order).union([.energyKJ]) == Set(Nutrient.allCases))
    }
}

import Foundation
import Testing

@testable import Store

/// Every figure here was reckoned by hand, as the comments show.
@Suite("Figures of drinks")
struct FigureTests {
    /// The figures of a drink of gin (40 % vol, 217 kcal and no sugar in 100 ml), syrup (269 kcal and 73.2 g of sugar in
    /// 100 g, 1.33 g/ml), lemon juice (23 kcal and 2.6 g in 100 ml) and a liqueur (25 % vol, 282 kcal and 28.78 g in 100 g).
    private func figures(
        _ parts: [String], methods: String, ice: String = "none", more: String = ""
    ) async throws -> DrinkFigures {
        func nutrition(_ per: String, _ values: String) -> String {
            ", \"nutrition\": [{\"per\": \"\(per)\", \"values\": {\(values)}}]"
        }
        let juice = nutrition("100 ml", "\"energyKcal\": 23, \"sugars\": 2.6")
        let ingredients = [
            DrinkSamples.ingredient(
                "gin", more: ", \"strength\": {\"abv\": 40}" + nutrition("100 ml", "\"energyKcal\": 217, \"sugars\": 0")
            ),
            DrinkSamples.ingredient("old-gin", more: ", \"parent\": \"gin\""),
            DrinkSamples.ingredient(
                "syrup", kind: "syrup",
                more: ", \"strength\": {\"abv\": 0}, \"density\": {\"gramsPerMl\": 1.33}"
                    + nutrition("100 g", "\"energyKcal\": 269, \"sugars\": 73.2")),
            DrinkSamples.ingredient("lemon-juice", kind: "juice", more: ", \"strength\": {\"abv\": 0}" + juice),
            DrinkSamples.ingredient(
                "liqueur", kind: "liqueur",
                more: ", \"strength\": {\"abv\": 25}" + nutrition("100 g", "\"energyKcal\": 282, \"sugars\": 28.78")),
            DrinkSamples.ingredient("cola", kind: "mixer", more: ", \"strength\": {\"abv\": 0}"),
            DrinkSamples.ingredient("mystery"), DrinkSamples.ingredient("mint", kind: "herb"),
        ]
        let drink = DrinkSamples.drink("it", parts: parts, methods: methods, ice: ice, more: more)
        let shop = try await Shop(packs: ["p.json": DrinkSamples.pack(ingredients, [drink])])
        try #require(try await shop.catalogue.problems.isEmpty)
        let record = try #require(try await shop.catalogue.drink(id: "it"))
        return DrinkFigures(record, ingredients: try await shop.catalogue.ingredients(for: record))
    }

    private func part(_ id: String, _ ml: Double, more: String = "") -> String {
        DrinkSamples.part(id, "\"amount\": \(ml), \"unit\": \"ml\"", more: more)
    }

    @Test("of a shaken sour: volume, strength, alcohol, sugars and energy")
    func shaken() async throws {
        let parts = [part("gin", 60), part("lemon-juice", 22.5), part("syrup", 22.5)]
        let figures = try await figures(parts, methods: "\"shake\", \"strain\"")
        // 60 · 0.40 / 105 = 22.857 %; −1.567 · 0.22857² + 1.742 · 0.22857 + 0.203 = −0.08187 + 0.39817 + 0.203
        #expect(figures.dilution.model == .shaken)
        #expect(abs((figures.dilution.share ?? 0) - 0.51930) < 1e-4)
        #expect(figures.undilutedVolume?.value == 105)
        // 105 · 1.51930 = 159.53 ml; 24 / 159.53 = 15.04 %
        #expect(abs((figures.volume?.value ?? 0) - 159.53) < 0.01)
        #expect(abs((figures.strength?.value ?? 0) - 15.044) < 0.001)
        #expect(figures.strength?.rounded == 15)
        #expect(figures.strength?.isEstimate == true && figures.undilutedStrength?.isEstimate == false)
        // 24 ml · 0.789 g/ml = 18.936 g, 132.55 kcal
        #expect(abs((figures.alcohol?.value ?? 0) - 18.936) < 1e-9)
        #expect(abs((figures.energyFromAlcohol?.value ?? 0) - 132.552) < 1e-9)
        // 22.5 · 0.026 + 22.5 · 1.33 · 0.732 = 0.585 + 21.9051 = 22.4901 g, 89.96 kcal
        #expect(abs((figures.sugars?.value ?? 0) - 22.4901) < 1e-9)
        #expect(figures.energyFromSugars?.rounded == 90)
        // 60 · 2.17 + 22.5 · 0.23 + 22.5 · 1.33 · 2.69 = 130.2 + 5.175 + 80.49825 = 215.87 kcal, by the sources, which is
        // less than 132.552 + 89.9604 = 222.5124 kcal of alcohol and sugars
        #expect(abs((figures.energy?.value ?? 0) - 222.5124) < 1e-6)
        #expect(figures.energy?.coverage == 1 && figures.energy?.bound == .whole && figures.energy?.rounded == 225)
        #expect(figures.unmeasured.isEmpty)
    }

    @Test("of a stirred drink, with a liqueur whose density is an estimate")
    func stirred() async throws {
        let figures = try await figures([part("gin", 60), part("liqueur", 30)], methods: "\"stir\", \"strain\"")
        // (24 + 7.5) / 90 = 35 %; −1.21 · 0.1225 + 1.246 · 0.35 + 0.145 = 0.432875; 31.5 / (90 · 1.432875) = 24.426 %
        #expect(abs((figures.dilution.share ?? 0) - 0.432875) < 1e-9)
        #expect(abs((figures.strength?.value ?? 0) - 24.4265) < 1e-3)
        // density (0.789 · 25 + 0.998 · 75) / (1 − 0.2878 · (1 − 0.62 · 0.998)) / 100 = 94.575 / 0.890280 / 100 = 1.06231;
        // 30 · 1.06231 · 0.2878 = 9.1720 g of sugar
        #expect(abs((figures.sugars?.value ?? 0) - 9.172) < 0.001)
        #expect(figures.sugars?.isEstimate == true)
        #expect(figures.energy?.step == 10)
    }

    @Test("of a drink built on ice, and of a long one, for which no source says how much ice melts")
    func built() async throws {
        let short = try await figures([part("gin", 50)], methods: "\"build\", \"stir\"", ice: "cubes")
        // 20 / (50 · 1.24) = 32.258 %
        #expect(short.dilution.model == .built)
        #expect(abs((short.strength?.value ?? 0) - 32.258) < 0.001)
        let long = try await figures(
            [part("gin", 50), part("cola", 150)], methods: "\"build\", \"stir\"", ice: "cubes")
        #expect(long.dilution.model == .unknown && long.dilution.share == nil)
        #expect(long.strength?.value == 10 && long.strength?.bound == .atMost)
        #expect(long.volume?.bound == .atLeast)
        let straight = try await figures([part("gin", 50)], methods: "\"pour\"")
        #expect(straight.dilution.model == .none)
        #expect(straight.strength == straight.undilutedStrength)
    }

    @Test("count what tops or floats after the ice, and not what rinses, rims or decorates")
    func roles() async throws {
        let figures = try await figures(
            [
                part("gin", 30), part("cola", 60, more: ", \"role\": \"top\""),
                part("gin", 10, more: ", \"role\": \"rinse\""),
                part("syrup", 5, more: ", \"role\": \"garnish\""), part("syrup", 5, more: ", \"optional\": true"),
            ], methods: "\"shake\", \"strain\", \"top\"")
        // 40 %: −1.567 · 0.16 + 1.742 · 0.4 + 0.203 = 0.64908; 30 · 1.64908 + 60 = 109.4724 ml; 12 / 109.4724 = 10.962 %
        #expect(abs((figures.volume?.value ?? 0) - 109.4724) < 1e-6)
        #expect(abs((figures.strength?.value ?? 0) - 10.9617) < 1e-3)
    }

    @Test("say what they leave out: what has no measure, and what no source knows")
    func gaps() async throws {
        let topped = try await figures(
            [
                part("gin", 50), DrinkSamples.part("cola", "\"unit\": \"top-up\""),
                DrinkSamples.part("mint", "\"amount\": 6"),
            ],
            methods: "\"build\", \"top\"", ice: "cubes")
        #expect(topped.unmeasured == [1, 2])
        #expect(topped.volume?.bound == .atLeast && topped.strength?.bound == .atMost)
        #expect(topped.energy?.bound == .atLeast && topped.energy?.step == 10)
        #expect(DrinkAlcohol(topped) == .light)
        let unknown = try await figures([part("gin", 80), part("mystery", 20)], methods: "\"pour\"")
        #expect(unknown.strength?.coverage == 0.8 && unknown.strength?.bound == .atLeast)
        #expect(unknown.energy?.coverage == 0.8)
        let hidden = try await figures([part("gin", 20), part("mystery", 80)], methods: "\"pour\"")
        #expect(hidden.strength == nil && hidden.alcohol == nil && DrinkAlcohol(hidden) == nil)
    }

    @Test("take a family's figures for those that an ingredient lacks, as an estimate")
    func family() async throws {
        let figures = try await figures([part("old-gin", 50)], methods: "\"pour\"")
        #expect(figures.undilutedStrength?.value == 40 && figures.undilutedStrength?.isEstimate == true)
        #expect(abs((figures.energy?.value ?? 0) - 110.46) < 1e-9 && figures.energy?.isEstimate == true)
    }

    @Test("are free, light or strong by what is in the glass")
    func alcohol() async throws {
        #expect(DrinkAlcohol(try await figures([part("syrup", 50)], methods: "\"shake\"")) == .free)
        #expect(DrinkAlcohol(try await figures([part("gin", 37), part("cola", 63)], methods: "\"pour\"")) == .light)
        #expect(DrinkAlcohol(try await figures([part("gin", 38), part("cola", 62)], methods: "\"pour\"")) == .strong)
    }

    @Test("are so many drinks as a country counts them")
    func standardDrinks() async throws {
        let figures = try await figures([part("gin", 50)], methods: "\"pour\"")
        // 50 · 0.4 · 0.789 = 15.78 g
        let counts = ["GB": 1.9725, "US": 1.1271, "AU": 1.578, "AT": 0.789, "DK": 1.315]
        for (country, count) in counts {
            let definition = try #require(StandardDrink.of(country))
            #expect(abs((figures.standardDrinks(by: definition)?.value ?? 0) - count) < 1e-4, "\(country)")
        }
        #expect(StandardDrink.of("CH") == nil)
        #expect(StandardDrink.all.first == .worldHealthOrganization)
        #expect(Set(StandardDrink.all.map(\.id)).count == StandardDrink.all.count)
    }

    @Test("of dilution lie in the range that their source has measured")
    func dilution() {
        // Liquid Intelligence, p. 126: shaken drinks gain 51 to 60 %, and end at 15 to 20 % vol.
        for strength in [22.0, 26, 30, 32] {
            let share = Dilution(.shaken, strength: strength).share ?? 0
            #expect((0.505...0.605).contains(share), "\(strength): \(share)")
            #expect((14...20.5).contains(strength / (1 + share)))
        }
        // Stirred drinks gain 41 to 49 %, and end at 21 to 29 % vol.
        for strength in [31.0, 35, 40] {
            let share = Dilution(.stirred, strength: strength).share ?? 0
            #expect((0.41...0.49).contains(share), "\(strength): \(share)")
            #expect((21...29).contains(strength / (1 + share)))
        }
        #expect(Dilution(.shaken, strength: 0).isExtrapolated)
        #expect(Dilution(.unknown, strength: 20).share == nil)
    }
}

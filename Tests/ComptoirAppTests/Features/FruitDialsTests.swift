import Foundation
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The dials of a fruit")
struct FruitDialsTests {
    private func model(_ id: String, in kitchen: Kitchen) -> FruitModel {
        let model = FruitModel(id: id, environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.fruit != nil })
        return model
    }

    @Test("are its energy and what it has most of, of sugars, fat and protein and of vitamins and minerals")
    func rule() async throws {
        let kitchen = try await Kitchen()
        // 10.39 of 90 g sugars = 12 %; 4.6 of 80 mg vitamin C = 6 %, more than 0.041 of 1.4 mg vitamin B6 = 3 %.
        #expect(try await kitchen.fruit("apple")?.telling == [.energyKcal, .sugars, .vitaminC])
        // A quince has no figure for sugars here; what is nought is no dial either.
        #expect(try await kitchen.fruit("quince")?.telling == [.energyKcal, .vitaminC])
        let water = Kitchen.entry("water", "Water", "Wet", "\"energyKcal\": 1, \"sugars\": 0, \"vitaminC\": 0")
        #expect(try await Kitchen(fruits: [water]).fruit("water")?.telling == [.energyKcal])
    }

    @Test("say their share of a day, of the serving that the person chose; what has no figure has none")
    func values() async throws {
        let kitchen = try await Kitchen()
        let apple = model("apple", in: kitchen)
        #expect(apple.dials.map(\.figure) == ["52", "10.4", "4.6"] && apple.dials.map(\.unit) == ["kcal", "g", "mg"])
        #expect(apple.dials.map(\.spoken) == ["52 kcal, 3% of a day", "10.4 g, 12% of a day", "4.6 mg, 6% of a day"])
        apple.servingChosen("piece")
        #expect(apple.dials.first?.figure == "94.6" && apple.dials.first?.fraction == 0.04732)
        #expect(apple.dialsCaption == "1 medium: 182 g. A full dial is a day’s reference intake.")
    }

    @Test("every dial of the catalogue has a figure and a share, and no fruit has more than three")
    func catalogue() async throws {
        let catalogue = try await Kitchen(bundled: ["fruits"]).environment.catalogue
        let all = try await catalogue.summaries(matching: FruitQuery(order: .name))
        #expect(all.count == 64)
        for summary in all {
            let fruit = try #require(try await catalogue.fruit(id: summary.id))
            #expect((2...3).contains(fruit.telling.count), "\(fruit.id)")
            #expect(fruit.telling.allSatisfy { (fruit.dailyShare(of: $0)?.fraction ?? 0) > 0 }, "\(fruit.id)")
        }
        // 15.32 of 70 g fat = 22 %, 0.54 of 90 g sugars under 1 %; 3.81 of 12 mg vitamin E = 32 %.
        #expect(try await catalogue.fruit(id: "olive-green")?.telling == [.energyKcal, .fat, .vitaminE])
    }

    @Test("a season is the three months that are counted to it, all year all twelve, and none where no source says one")
    func months() throws {
        func seasons(_ names: [String]) throws -> Seasons {
            let seasons = names.map { "{ \"name\": \"\($0)\", \"sources\": [] }" }.joined(separator: ",")
            return try JSONDecoder().decode(Seasons.self, from: Data("{ \"seasons\": [\(seasons)] }".utf8))
        }
        func months(_ names: String...) throws -> Set<Int> { try seasons(names).months }
        #expect(try months("summer") == [6, 7, 8] && months("winter") == [12, 1, 2])
        #expect(try months("spring", "summer") == Set(3...8) && months("autumn", "year-round") == Set(1...12))
        #expect(try months().isEmpty && months("monsoon").isEmpty)
        #expect(
            try seasons(["summer", "spring"]).text == "spring, summer" && seasons(["year-round"]).text == "all year")
        #expect(try seasons(["year-round", "autumn"]).text == "autumn; all year by one source")
    }

    @Test(
        "months in words are spans, also beyond the end of the year",
        arguments: [
            ([6, 7, 8], "June to August"), ([1, 2, 11, 12], "November to February"), ([10], "October"),
            ([4, 5, 9], "April to May, September"), (Set(1...12), "all year"),
        ] as [(Set<Int>, String)])
    func spans(months: Set<Int>, words: String) {
        #expect(Formats(language: "en").months(months) == words)
    }

    @Test("the season in the person's own country comes first, or one of the same continent")
    func regions() async throws {
        let catalogue = try await Kitchen(bundled: ["fruits"]).environment.catalogue
        let apricot = try #require(try await catalogue.fruit(id: "apricot"))
        func titles(_ language: String) -> [String] {
            apricot.seasonsShown(Formats(language: language)).map(\.title)
        }
        let (france, america) = ("In season (France)", "In season (United States)")
        #expect(titles("fr-FR") == [france, america] && titles("de-DE") == [france, america])
        #expect(titles("en-US") == [america, france] && titles("en") == [america, france])
        let shown = try #require(apricot.seasonsShown(Formats(language: "en-GB")).first)
        #expect(shown.months == [6, 7, 8] && shown.text == "June to August")
        #expect(shown.sources.map(\.title) == ["ADEME, fruits and vegetables in season (2023)"])
        #expect(shown.sources.first?.page?.host == "mesfruitsetlegumesdesaison.fr")
        // Where one source names a season and another says all year, the months of the one stand out.
        let apple = try #require(try await catalogue.fruit(id: "apple"))
        let (fall, whole) = (Set(9...11), Set(1...12))
        let own = try #require(apple.seasonsShown(Formats(language: "en-US")).first)
        #expect(
            own.months == fall && own.disputed == whole.subtracting(fall)
                && own.text == "Autumn; all year by one source")
        #expect(apple.seasonsShown(Formats(language: "fr-FR")).first?.disputed == [])
    }

    @Test("a month has a letter in each language")
    func letters() {
        #expect(Formats(language: "fr").monthLetters == "JFMAMJJASOND".map(String.init))
        #expect(Formats(language: "en").monthLetters.count == 12)
    }
}

import Foundation
import Testing

@testable import Store

@Suite("The program's own drinks")
struct BarFactsTests {
    let bar: Bar

    init() async throws { bar = try await Bar() }

    @Test("are all there, without a problem, with all their ingredients")
    func all() async throws {
        #expect(try await bar.catalogue.problems == [])
        #expect(try await bar.catalogue.count(of: .drink) == 132)
        let fruits = try await Set(
            bar.catalogue.summaries(matching: FruitQuery()).map(\.id))
        for (drink, ingredients) in try await bar.drinks() {
            for part in drink.parts { #expect(ingredients[part.ingredient] != nil, "\(drink.id): \(part.ingredient)") }
            for step in drink.steps {
                for added in step.adds {
                    #expect(ingredients[added] != nil || fruits.contains(added), "\(drink.id): \(added)")
                }
            }
            for garnish in drink.garnish + drink.servings.flatMap({ $0.garnish ?? [] }) {
                guard let of = garnish.of else { continue }
                let ingredient = try await bar.catalogue.ingredient(id: of)
                #expect(fruits.contains(of) || ingredient != nil, "\(drink.id): \(of)")
            }
            if let base = drink.base { #expect(ingredients[base] != nil, "\(drink.id)") }
            #expect(drink.servings.count >= 2, "\(drink.id)")
        }
    }

    @Test("have the amounts of the facts, and the volume that those add up to")
    func amounts() async throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/drinks-facts.json")
        let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: url))
        let drinks = try await Dictionary(
            bar.drinks().map { ($0.drink.id, $0.drink) }, uniquingKeysWith: { _, last in last })
        #expect(facts.drinks.count == 130)
        for fact in facts.drinks {
            let drink = try #require(drinks[fact.id], "\(fact.id)")
            let parts = drink.parts
            // Two lines of the source may ask for the same ingredient.
            for line in fact.ingredients {
                let same = parts.filter { $0.ingredient == line.ingredient }
                #expect(!same.isEmpty, "\(fact.id): \(line.ingredient)")
                guard let ml = line.ml else { continue }
                #expect(
                    same.contains { $0.quantity.converted(to: .millilitre)?.amount == ml },
                    "\(fact.id): \(line.ingredient)")
            }
        }
    }

    @Test("have an energy that is no less than what alcohol and sugar bring to it, rounded as well, of few and of many")
    func energies() async throws {
        for (drink, ingredients) in try await bar.drinks() {
            let figures = DrinkFigures(drink, ingredients: ingredients)
            for servings in [1, 2, 3, 4, 7, 12, 100] as [Double] {
                let energies = figures.energies(of: servings)
                guard let whole = energies.whole else { continue }
                let parts = (energies.fromAlcohol?.rounded ?? 0) + (energies.fromSugars?.rounded ?? 0)
                #expect(parts <= whole.rounded, "\(drink.id) × \(servings)")
                let exact = (figures.energyFromAlcohol?.value ?? 0) + (figures.energyFromSugars?.value ?? 0)
                // Rounding takes no more than half a step of each of the three.
                #expect(abs(exact * servings - parts) <= 5 + whole.step / 2, "\(drink.id) × \(servings)")
            }
        }
    }

    @Test("scale, are shown in both systems, and are drawn")
    func shown() async throws {
        for (drink, ingredients) in try await bar.drinks() {
            for part in drink.parts {
                for servings in [1.0, 2, 3, 7, 12] {
                    let quantity = part.quantity.scaled(by: servings)
                    for system in QuantityFormatter.System.allCases {
                        let shown = QuantityFormatter(system).format(quantity)
                        #expect(shown.text.count <= 9, "\(drink.id): \(shown)")
                        #expect(shown.error <= 0.1, "\(drink.id): \(quantity) as \(shown)")
                        #expect(shown.text.isEmpty != quantity.unit.isCounted, "\(drink.id): \(shown)")
                    }
                }
            }
            let sketch = drink.sketch(ingredients: ingredients)
            #expect(!sketch.layers.isEmpty, "\(drink.id)")
            // Shares are kept to the thousandth.
            #expect(abs(sketch.layers.reduce(0) { $0 + $1.share } - 1) < 0.005, "\(drink.id)")
            let packed = try #require(DrinkSketch(packed: sketch.packed), "\(drink.id)")
            #expect(packed.glass == sketch.glass && packed.ice == sketch.ice && packed.rim == sketch.rim)
            #expect(packed.garnish == sketch.garnish && packed.layers.map(\.colour) == sketch.layers.map(\.colour))
            #expect(packed.layers == sketch.layers, "\(drink.id): a card and a page are drawn alike")
            for serving in drink.servings {
                #expect(drink.sketch(ingredients: ingredients, serving: serving) != sketch || serving.glass == nil)
            }
        }
    }

    @Test("are in French for those who read it, with texts for all that is shown")
    func french() async throws {
        let bar = try await Bar(languages: ["fr_FR"])
        let negroni = try #require(try await bar.catalogue.drink(id: "negroni"))
        let english = try #require(try await self.bar.catalogue.drink(id: "negroni"))
        #expect(negroni.story != english.story && negroni.steps.map(\.text) != english.steps.map(\.text))
        #expect(try await bar.catalogue.ingredient(id: "lime")?.name == "Citron vert")
        #expect(try await bar.names(DrinkQuery(text: "citron vert")).isEmpty == false)
    }

    @Test("of known figures are as reckoned by hand")
    func golden() async throws {
        func figures(_ id: String) async throws -> DrinkFigures {
            let drink = try #require(try await bar.catalogue.drink(id: id))
            return DrinkFigures(drink, ingredients: try await bar.catalogue.ingredients(for: drink))
        }
        // 30 ml each of gin at 40, Campari at 25 and vermouth at 18 % vol: 24.9 ml of alcohol, 27.667 % before;
        // built: 90 · 1.24 = 111.6 ml, 22.312 %; 24.9 · 0.789 = 19.646 g
        let negroni = try await figures("negroni")
        #expect(negroni.dilution.model == .built)
        #expect(abs((negroni.volume?.value ?? 0) - 111.6) < 1e-9)
        #expect(abs((negroni.strength?.value ?? 0) - 22.3118) < 1e-3)
        #expect(abs((negroni.alcohol?.value ?? 0) - 19.6461) < 1e-3)
        // 60 ml of gin at 40 and 10 of vermouth at 18 % vol: 25.8 ml in 70, 36.857 %;
        // −1.21 · 0.135845 + 1.246 · 0.368571 + 0.145 = 0.439867; 25.8 / (70 · 1.439867) = 25.597 %
        let martini = try await figures("dry-martini")
        #expect(abs((martini.dilution.share ?? 0) - 0.439867) < 1e-5)
        #expect(abs((martini.strength?.value ?? 0) - 25.5974) < 1e-3)
        // 100 ml of prosecco at 11 % vol and 50 of purée: 7.333 %
        #expect(abs((try await figures("bellini").undilutedStrength?.value ?? 0) - 7.3333) < 1e-3)
        // Without alcohol and without ice that is known: as poured.
        let palmer = try await figures("arnold-palmer")
        #expect(palmer.strength?.value == 0 && palmer.strength?.bound == .whole)
    }

    @Test("can be made of a shelf of sixty, as going through every drink by hand shows")
    func makeable() async throws {
        let ingredients = try await bar.catalogue.summaries(matching: IngredientQuery())
        var random = SyntheticRandom(seed: 3)
        for _ in 0..<5 {
            let shelf = ingredients.shuffled(using: &random).prefix(60).map { ShelfItem($0.id) }
            try await bar.library.removeFromShelf(ingredients.map(\.id))
            try await bar.library.setShelf(shelf)
            for limit in [0, 1, 2] {
                var query = DrinkQuery()
                query.lacking = limit
                let listed = try await Set(
                    bar.catalogue.summaries(matching: query).map(\.id))
                for (drink, _) in try await bar.drinks() {
                    let lacks = try await bar.catalogue.makeable(drink).lacking.count
                    #expect(listed.contains(drink.id) == (lacks <= limit), "\(drink.id) lacks \(lacks)")
                }
            }
        }
    }

    @Test("have facets that count them")
    func facets() async throws {
        let facets = try await bar.catalogue.drinkFacets()
        #expect(facets.levels.values.reduce(0, +) == 132)
        #expect(facets.glasses.values.reduce(0, +) == 132)
        #expect(facets.categories.count >= 6)
        let rum = try #require(facets.bases.first { $0.id == "rum" })
        var query = DrinkQuery()
        query.bases = ["rum"]
        #expect(try await bar.names(query).count == rum.count)
    }

    /// The facts that the drinks were made from.
    private struct Facts: Decodable {
        struct Drink: Decodable {
            let id: String
            let ingredients: [Line]
        }

        struct Line: Decodable {
            let ingredient: String
            let ml: Double?
        }

        let drinks: [Drink]
    }
}

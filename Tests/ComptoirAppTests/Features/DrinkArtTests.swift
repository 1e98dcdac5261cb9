import GTK
import Store
import TestSupport
import Testing
import ComptoirWidgets
import Widgets

@testable import ComptoirApp

@MainActor @Suite("Pictures of drinks", .serialized)
struct DrinkArtTests {
    init() { Stage.open() }

    @Test("every drink draws, scales, and has its ingredients resolved")
    func all() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let catalogue = kitchen.environment.catalogue
        let summaries = try await catalogue.summaries(matching: DrinkQuery())
        #expect(summaries.count == 132)
        var arts: [DrinkArt: String] = [:]
        for summary in summaries {
            let art = DrinkArt(summary.sketch)
            #expect(!art.layers.isEmpty, "\(summary.id) is empty")
            arts[art] = summary.id
            let drink = try #require(try await catalogue.drink(id: summary.id))
            let ingredients = try await catalogue.ingredients(for: drink)
            #expect(drink.parts.allSatisfy { ingredients[$0.ingredient] != nil }, "\(drink.id)")
            #expect(DrinkArt(drink.sketch(ingredients: ingredients)) == art, "\(drink.id): card and page differ")
            #expect(drink.servings.count >= 2)
            let double = drink.parts.map { $0.quantity.scaled(by: 2) }
            #expect(zip(drink.parts, double).allSatisfy { $0.quantity.amount.map { $0 * 2 } == $1.amount })
        }
        // Two drinks of the same colours in the same glass may look the same; most do not.
        #expect(arts.count > 115, "\(arts.count) different pictures of 132")
    }
}

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
            for art in [art] + drink.servings.map({ DrinkArt(drink.sketch(ingredients: ingredients, serving: $0)) }) {
                try expectNothing(above: art.emptyTop, in: art, "\(drink.id)")
            }
        }
        // Two drinks of the same colours in the same glass may look the same; most do not.
        #expect(arts.count > 115, "\(arts.count) different pictures of 132")
    }

    @Test("a wedge of pineapple is drawn as pineapple, one of lime as citrus")
    func pineapple() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let drinks = try await kitchen.environment.catalogue.summaries(matching: DrinkQuery())
        func garnishes(_ id: String) throws -> [DrinkArt.Garnish.Kind] {
            DrinkArt(try #require(drinks.first { $0.id == id }).sketch).garnishes.map(\.kind)
        }
        #expect(try garnishes("jungle-bird").contains(.pineappleSlice))
        #expect(try garnishes("three-dots-and-a-dash").contains(.pineappleSlice))
        #expect(try garnishes("cuba-libre").contains(.wedge))
    }

    /// Expects that nothing is drawn in the part of a picture that is said to be empty, and something not far below it.
    private func expectNothing(above top: Double, in art: DrinkArt, _ name: String) throws {
        let picture = Bitmap(ArtTextures.shared.texture(of: art, side: 120))
        let first = (0..<picture.height).first { row in (0..<picture.width).contains { picture[$0, row].alpha > 0.02 } }
        let drawn = Double(try #require(first)) / Double(picture.height)
        #expect(drawn >= top - 0.005, "\(name) is drawn from \(drawn), not \(top)")
        #expect(drawn < top + 0.3, "\(name) has more room above: \(drawn), not \(top)")
    }
}

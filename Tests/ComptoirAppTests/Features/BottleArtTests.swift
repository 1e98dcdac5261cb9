import Foundation
import GTK
import Store
import TestSupport
import Testing
import ComptoirWidgets
import Widgets

@testable import ComptoirApp

@MainActor @Suite("Bottles of ingredients", .serialized)
struct BottleArtTests {
    private let ingredients: [IngredientSummary]
    private let folders: Folders

    init() async throws {
        Stage.open()
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "fruits"])
        ingredients = try await kitchen.environment.catalogue.summaries(matching: IngredientQuery())
        let own = kitchen.environment.folders
        folders = Folders(resources: Kitchen.resources, data: own.data, cache: own.cache)
    }

    private func form(_ id: String) -> BottleArt.Form? {
        ingredients.first { $0.id == id }.map { BottleArt($0, folders: folders).form }
    }

    private func look(_ id: String, families: [String] = [], _ kind: IngredientKind, picture: Bool = false)
        -> BottleLook
    {
        BottleLook(id: id, families: families, kind: kind, hasPicture: picture)
    }

    @Test("every ingredient of the catalogue is drawn, and can be told from the others of its kind")
    func all() {
        #expect(ingredients.count > 150)
        var pictures: [IngredientKind: [(id: String, picture: Bitmap)]] = [:]
        let textures = ArtTextures()
        for ingredient in ingredients {
            let art = BottleArt(ingredient, folders: folders)
            let picture = Bitmap(textures.texture(of: art, side: 48))
            let points = picture.histogram().reduce(0) { $1.key >> 24 > 100 ? $0 + $1.value : $0 }
            #expect(points > 100, "\(ingredient.id)")
            for other in pictures[ingredient.kind] ?? [] {
                #expect(other.picture != picture, "\(ingredient.id) looks like \(other.id)")
            }
            pictures[ingredient.kind, default: []].append((ingredient.id, picture))
        }
    }

    @Test("each has the form that its sort comes in")
    func forms() {
        let expected: [String: BottleArt.Form] = [
            "gin": .gin, "old-tom-gin": .gin, "vodka": .vodka, "dark-rum": .rum, "bourbon": .whiskey,
            "islay-malt": .whiskey, "mezcal": .tequila, "cognac": .brandy, "angostura": .bitters,
            "dry-vermouth": .vermouth, "campari": .aperitif, "grand-marnier": .flask, "green-chartreuse": .tall,
            "coffee-liqueur": .sturdy, "red-wine": .wine, "champagne": .sparkling, "ginger-beer": .beer,
            "soda-water": .soda, "cola": .can, "orange-juice": .jug, "orgeat": .syrup, "cream": .milk, "honey": .jar,
            "pepper": .shaker, "tabasco": .sauce, "tea": .tin, "egg-yolk": .egg, "mint": .herb, "sugar-cube": .bowl,
            "cucumber": .crate, "lime": .picture,
        ]
        for (id, wanted) in expected { #expect(form(id) == wanted, "\(id)") }
        #expect(Set(expected.values) == Set(BottleArt.Form.allCases).subtracting([.bag, .box]))
    }

    @Test("what nobody knows comes in what its family does, or else its kind")
    func families() {
        #expect(
            look("house-rye", families: ["rye-whiskey", "whiskey"], .spirit).emblem
                == look("rye-whiskey", .spirit).emblem)
        #expect(look("house-rye", families: ["unknown", "whiskey"], .spirit).form == .whiskey)
        #expect(look("unknown", .herb).form == .herb)
        #expect(look("durian", .fruit).form == .crate && look("durian", .fruit, picture: true).form == .picture)
        for kind in IngredientKind.allCases { #expect(look("unknown", kind).form != .picture, "\(kind)") }
    }

    @Test("no look is left over from something that the catalogue has not")
    func names() {
        let known = Set(ingredients.map(\.id))
        #expect(Set(BottleLook.byName.keys).subtracting(known).isEmpty)
    }

    @Test("a bottle is as full as the shelf has it: by its amount where that is kept, else by its state")
    func levels() {
        let gin = look("gin", .spirit)
        func level(_ state: ShelfItem.State, _ amount: Quantity? = nil) -> Double {
            gin.level(of: ShelfItem("gin", state, amount: amount))
        }
        #expect(level(.have) > 0.9 && level(.low) < 0.3 && level(.empty) == 0)
        #expect(level(.have, Quantity(350, .millilitre)) == 0.5 && level(.low, Quantity(35, .centilitre)) == 0.5)
        #expect(level(.have, Quantity(3, .piece)) == level(.have))
        #expect(level(.have, Quantity(2000, .millilitre)) == 1 && level(.have, Quantity(1, .millilitre)) > 0)
        #expect(gin.level(of: nil) == 1)
    }

    @Test(
        "a label can be read on its paper",
        arguments: ["gin", "simple-syrup", "grenadine", "vanilla-extract", "celery-salt"])
    func readable(id: String) throws {
        let ingredient = try #require(ingredients.first { $0.id == id })
        let label = try #require(BottleArt(ingredient, folders: folders).label)
        #expect(label.ink.contrast(with: label.paper) > 2.5)
    }
}

import Foundation
import Testing

@testable import Store

@Suite("Packs of drinks")
struct DrinkPackTests {
    static let gin = DrinkSamples.ingredient("gin")

    /// What a pack leads to: its problems, and the names of the drinks loaded.
    private func load(_ text: String, schema: Bool = true) async throws -> (problems: [Problem], drinks: [String]) {
        let shop = try await Shop(packs: ["p.json": text], hasSchema: schema)
        let drinks = try await shop.drinkNames(DrinkQuery())
        return (try await shop.catalogue.problems, drinks)
    }

    @Test(
        "that have a mistake leave out one drink, name the place, and load the rest, with the schema and without",
        arguments: [
            (#""unit": "ml""#, #""unit": "mll""#, "$.drinks[0].ingredients[0].unit"),
            (#""amount": 30"#, #""amount": -30"#, "$.drinks[0].ingredients[0].amount"),
            (#""shape": "coupe""#, #""shape": "cup""#, "$.drinks[0].glass.shape"),
            (#""ice": "none""#, #""ice": "warm""#, "$.drinks[0].ice"),
            (#""value": "easy""#, #""value": "trivial""#, "$.drinks[0].level.value"),
            (#""ice": "none""#, #""ice": "none", "video": "http://example.org/a.webm""#, "$.drinks[0].video"),
            (#""ice": "none""#, #""ice": "none", "video": "youtube:short""#, "$.drinks[0].video"),
            (#""text": "Mix.""#, #""text": "Mix.", "videoTime": -1"#, "$.drinks[0].steps[0].videoTime"),
        ], [true, false])
    func mistakes(mistake: (old: String, new: String, path: String), schema: Bool) async throws {
        let drink = DrinkSamples.drink("bad", parts: [DrinkSamples.part("gin")])
        let bad = drink.replacingOccurrences(of: mistake.old, with: mistake.new)
        try #require(bad != drink)
        let good = DrinkSamples.drink("good", parts: [DrinkSamples.part("gin")])
        let (problems, drinks) = try await load(DrinkSamples.pack([Self.gin], [bad, good]), schema: schema)
        let problem = try #require(problems.first { $0.path == mistake.path })
        #expect(problem.effect == .entryLeftOut(id: "bad"))
        #expect(problem.line != nil)
        #expect(drinks == ["Good"])
    }

    @Test("that name an unknown unit say which are known, and which was probably meant")
    func unknownUnit() async throws {
        let drink = DrinkSamples.drink("bad", parts: [DrinkSamples.part("gin", #""amount": 1, "unit": "dahs""#)])
        let (problems, _) = try await load(DrinkSamples.pack([Self.gin], [drink]))
        let text = try #require(problems.first).description
        #expect(text.contains(#"found "dahs""#))
        #expect(text.contains("“teaspoon”"))
        #expect(text.contains("Did you mean “dash”?"))
    }

    @Test("that name an unknown ingredient leave out the drink, once all packs are read")
    func unknownIngredient() async throws {
        let bad = DrinkSamples.drink("bad", parts: [DrinkSamples.part("gin"), DrinkSamples.part("gni")])
        let good = DrinkSamples.drink("good", parts: [DrinkSamples.part("gin")])
        let shop = try await Shop(packs: [
            "a.json": DrinkSamples.pack([], [bad, good]), "b.json": DrinkSamples.pack([Self.gin], id: "other"),
        ])
        let problem = try #require(try await shop.catalogue.problems.first)
        #expect(problem.kind == .unknownIngredient("gni", nearest: "gin"))
        #expect(problem.path == "$.drinks[0].ingredients[1].ingredient")
        #expect(problem.effect == .entryLeftOut(id: "bad"))
        #expect(
            problem.description.contains(
                "found the ingredient “gni”, which no pack has. The entry “bad” is left out; the others are loaded. Did you mean “gin”?"
            ))
        #expect(try await shop.drinkNames(DrinkQuery()) == ["Good"])
    }

    @Test("with a circle of families cut it where it begins, and report it once")
    func familyLoop() async throws {
        let ingredients = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")].map {
            DrinkSamples.ingredient($0.0, more: ", \"parent\": \"\($0.1)\"")
        }
        let drink = DrinkSamples.drink("good", parts: [DrinkSamples.part("a")])
        let (problems, drinks) = try await load(DrinkSamples.pack(ingredients, [drink]))
        #expect(problems.map(\.kind) == [.loop(["a", "b", "c", "a"])])
        #expect(problems.first?.path == "$.ingredients[0].parent")
        #expect(problems.first?.description.contains("a circle: a → b → c → a") == true)
        #expect(drinks == ["Good"])
    }

    @Test("with ingredients made of each other take the recipe of one of them")
    func recipeLoop() async throws {
        func made(_ id: String, of other: String) -> String {
            let recipe = ", \"recipe\": {\"ingredients\": [\(DrinkSamples.part(other)), \(DrinkSamples.part("gin"))]}"
            return DrinkSamples.ingredient(id, kind: "syrup", more: recipe)
        }
        let shop = try await Shop(packs: [
            "p.json": DrinkSamples.pack([made("x", of: "y"), made("y", of: "x"), made("z", of: "x"), Self.gin])
        ])
        #expect(try await shop.catalogue.problems.map(\.kind) == [.loop(["x", "y", "x"])])
        #expect(try await shop.catalogue.ingredient(id: "x")?.recipe == nil)
        #expect(try await shop.catalogue.ingredient(id: "y")?.recipe?.parts.map(\.ingredient) == ["x", "gin"])
        #expect(try await shop.catalogue.ingredient(id: "z")?.recipe != nil)
    }

    @Test("with a family or a substitute that does not exist load the ingredient without it")
    func unknownRelations() async throws {
        let more = ", \"parent\": \"nothing\", \"substitutes\": [{\"ingredient\": \"nobody\", \"note\": \"No.\"}]"
        let shop = try await Shop(packs: ["p.json": DrinkSamples.pack([DrinkSamples.ingredient("gin", more: more)])])
        #expect(try await shop.catalogue.problems.map(\.effect) == [.valueIgnored, .valueIgnored])
        let gin = try #require(try await shop.catalogue.ingredient(id: "gin"))
        #expect(gin.parent == nil)
        #expect(gin.substitutes.isEmpty)
    }

    @Test(
        "with ten megabytes of story report that, show it cut or not at all, and load the rest",
        arguments: [true, false])
    func longText(schema: Bool) async throws {
        let story = String(repeating: "ten letters", count: 1_000_000)
        let bad = DrinkSamples.drink("bad", parts: [DrinkSamples.part("gin")], story: story)
        let good = DrinkSamples.drink("good", parts: [DrinkSamples.part("gin")])
        let (problems, drinks) = try await load(DrinkSamples.pack([Self.gin], [bad, good]), schema: schema)
        let problem = try #require(problems.last)
        #expect(problem.path == "$.drinks[0].story")
        guard case .length(let count, _) = problem.kind else { throw Unexpected(problem: problem) }
        #expect(count == 11_000_000)
        #expect(drinks == (schema ? ["Bad", "Good"] : ["Good"]))
    }

    struct Unexpected: Error { let problem: Problem }
}

import Store
import Testing

@testable import ComptoirApp

@MainActor @Suite("Typing several ingredients")
struct BarTypingTests {
    @Test("the examples that teach the form are understood, in every language", arguments: ["en", "fr"])
    func examples(language: String) async throws {
        let texts = language == "en" ? nil : try PortableObject(language: language)
        let words = ShelfWords { texts?[$0] ?? $0 }
        let hint = texts?[BarTyping.hint] ?? BarTyping.hint
        #expect(language == "en" || hint != BarTyping.hint)
        let examples = String(hint.split(separator: ":")[1].dropLast()).replacing(", ", with: "\n")
        let kitchen = try await Kitchen(languages: [language, "en"], bundled: ["ingredients"])
        let lines = try await kitchen.environment.catalogue.shelfLines(examples, words)
        #expect(lines.unknown == [])
        #expect(lines.known.map(\.item.ingredient) == ["gin", "campari", "lime", "cointreau"])
        #expect(lines.known.allSatisfy { $0.isExact })
        #expect(lines.known.map(\.item.state) == [.have, .have, .have, .low])
        #expect(lines.known.map(\.item.amount) == [Quantity(70, .centilitre), nil, Quantity(4, .piece), nil])
    }

    @Test("French words for low and empty are known where the language is French")
    func french() async throws {
        let texts = try PortableObject(language: "fr")
        let words = ShelfWords { texts[$0] ?? $0 }
        let kitchen = try await Kitchen(languages: ["fr", "en"], bundled: ["ingredients"])
        let lines = try await kitchen.environment.catalogue.shelfLines(
            """
            20 cl d’Aperol
            de la crème de cassis (presque plus)
            Gin : vide
            tequila épuisée
            jus de citron vert, faible
            presque plus de Campari
            3 oranges
            """, words)
        #expect(lines.unknown == [])
        #expect(
            lines.known.map(\.item.ingredient) == [
                "aperol", "creme-de-cassis", "gin", "tequila", "lime-juice", "campari", "orange",
            ])
        #expect(lines.known.map(\.item.state) == [.have, .low, .empty, .empty, .low, .low, .have])
    }
}

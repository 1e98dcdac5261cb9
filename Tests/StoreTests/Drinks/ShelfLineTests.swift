import Foundation
import Testing

@testable import Store

@Suite("Typed lines for the shelf")
struct ShelfLineTests {
    @Test("are read with amounts before and after, states, plurals, accents and beginnings")
    func known() async throws {
        let bar = try await Bar()
        let lines = try await bar.catalogue.shelfLines(
            """
            gin
            70 cl Campari
            • limes, 4
            creme de cassis 50cl

            COINTREAU low; angostura
            sweet vermouth 1/2
            Bénédictine empty
            """)
        #expect(lines.unknown == [])
        #expect(
            lines.known.map(\.item.ingredient) == [
                "gin", "campari", "lime", "creme-de-cassis", "cointreau", "angostura", "sweet-vermouth", "benedictine",
            ])
        #expect(lines.known[1].item.amount == Quantity(70, .centilitre))
        #expect(lines.known[2].item.amount == Quantity(4, .piece))
        #expect(lines.known[3].item.amount == Quantity(50, .centilitre))
        #expect(lines.known[4].item.state == .low)
        #expect(lines.known[7].item.state == .empty)
    }

    @Test("may say what recipes and packs call an ingredient; the search of the bar finds it by that, too")
    func ownWords() async throws {
        let bar = try await Bar()
        let typed = ["Fresh lime juice", "2 fresh mint leaves", "Club soda", "20 cl of sugar syrup", "DiSaronno"]
        let ids = ["lime-juice", "mint", "soda-water", "simple-syrup", "amaretto"]
        let lines = try await bar.catalogue.shelfLines(typed.joined(separator: "\n"))
        #expect(lines.unknown == [])
        #expect(lines.known.map(\.item.ingredient) == ids && lines.known.allSatisfy(\.isExact))
        for (text, id) in [("fresh lime", "lime-juice"), ("club soda", "soda-water"), ("disaronno", "amaretto")] {
            let found = try await bar.catalogue.summaries(matching: IngredientQuery(text: text))
            #expect(found.contains { $0.id == id }, "\(text)")
        }
        // A name goes before what a recipe calls something else by it.
        #expect(try await bar.catalogue.summaries(matching: IngredientQuery(text: "lime")).first?.id == "lime")
        let french = try await Bar(languages: ["fr"])
        let other = try await french.catalogue.shelfLines("Jus de citron vert frais\nFresh lime juice\nNectar d’agave")
        #expect(other.known.map(\.item.ingredient) == ["lime-juice", "lime-juice", "agave-syrup"])
    }

    @Test("that are not understood come back with the names that they resemble")
    func unknown() async throws {
        let bar = try await Bar()
        let lines = try await bar.catalogue.shelfLines("cmpari\ncreme de\nxyzzy\n12")
        #expect(lines.known == [])
        #expect(lines.unknown.map(\.line) == ["cmpari", "creme de", "xyzzy", "12"])
        #expect(lines.unknown[0].nearest.first?.id == "campari")
        #expect(lines.unknown[1].nearest.count == 5)
        #expect(lines.unknown[1].nearest.allSatisfy { $0.id.hasPrefix("creme-de-") })
        #expect(lines.unknown[2].nearest == [])
        #expect(lines.unknown[3].nearest == [])
    }

    @Test("may be in the person's language")
    func french() async throws {
        let bar = try await Bar(languages: ["fr"])
        let lines = try await bar.catalogue.shelfLines("citron vert\nlime")
        #expect(lines.known.map(\.item.ingredient) == ["lime", "lime"])
    }
}

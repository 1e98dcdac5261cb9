import Foundation
import Testing

@testable import Store

/// Every name of the program's own ingredients, typed in one number and the other.
@Suite("Names of ingredients, typed")
struct IngredientPluralTests {
    @Test("find their ingredient, as they are, in capitals and in every plural", arguments: ["en", "fr"])
    func plurals(language: String) async throws {
        let bar = try await Bar(languages: [language])
        let names = try await bar.catalogue.summaries(matching: IngredientQuery()).map { ($0.id, $0.name) }
        #expect(names.count > 150)
        let plural = language == "fr" ? Self.french : Self.english
        let forms: [(String) -> String] = [
            { $0 }, { $0.uppercased() }, { Self.replacing(in: $0, plural) },
            { Self.replacing(in: $0, only: .first, plural) }, { Self.replacing(in: $0, only: .last, plural) },
        ]
        for form in forms {
            let typed = names.map { (id: $0.0, line: form($0.1)) }
            let lines = try await bar.catalogue.shelfLines(typed.map(\.line).joined(separator: "\n"))
            #expect(lines.unknown == [])
            for (known, typed) in zip(lines.known, typed) {
                #expect(known.item.ingredient == typed.id && known.isExact && known.line == typed.line)
                #expect(known.item.state == .have && known.item.amount == nil)
            }
        }
    }

    @Test("find their ingredient in the singular where they are plurals")
    func singulars() async throws {
        let bar = try await Bar(languages: ["fr"])
        let lines = try await bar.catalogue.shelfLines(
            "clove\nclou de girofle\nsaumure d'olive\nOrange bitter\nPeychauds bitters\n3 citrons verts\nœufs\nmint leaves\npine leaves"
        )
        #expect(
            lines.known.map(\.item.ingredient) == [
                "cloves", "cloves", "olive-brine", "orange-bitters", "peychauds", "lime", "egg",
                // So recipes call it.
                "mint",
            ])
        #expect(lines.unknown.map(\.line) == ["pine leaves"])
    }

    @Test(
        "have one stem for both numbers",
        arguments: [
            "lime limes", "cherry cherries", "leaf leaves", "peach peaches", "mango mangoes", "glass glasses",
            "box boxes",
            "knife knives", "egg eggs", "pie pies", "eau eaux", "oeuf oeufs", "peche peches", "noix noix", "the thes",
        ])
    func stems(pair: String) {
        let stems = WordStem.stems(of: pair)
        #expect(stems.count == 2 && stems[0] == stems[1], "\(stems)")
    }

    private enum Place { case first, last }

    private static func replacing(in name: String, only place: Place? = nil, _ plural: (String) -> String) -> String {
        let words = name.ranges(of: /[\p{L}’']+/)
        var name = name
        for (index, range) in words.enumerated().reversed() {
            if place == .first && index > 0 || place == .last && index < words.count - 1 { continue }
            name.replaceSubrange(range, with: plural(String(name[range])))
        }
        return name
    }

    private static func english(_ word: String) -> String {
        switch word {
        case _ where word.hasSuffix("s") || word.count < 3: word
        case _ where word.hasSuffix("leaf"): word.dropLast() + "ves"
        case _ where word.hasSuffix("ch") || word.hasSuffix("sh") || word.hasSuffix("x"): word + "es"
        case _ where word.hasSuffix("go") || word.hasSuffix("to"): word + "es"
        case _ where word.wholeMatch(of: /.*[^aeiou]y/) != nil: word.dropLast() + "ies"
        default: word + "s"
        }
    }

    private static func french(_ word: String) -> String {
        switch word {
        case _ where word.last.map { "sxz".contains($0) } ?? true || word.count < 3: word
        case _ where word.hasSuffix("eau") || word.hasSuffix("eu"): word + "x"
        default: word + "s"
        }
    }
}

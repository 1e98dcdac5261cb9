import Testing

@testable import Store

@Suite("Searching the catalogue")
struct SearchTests {
    @Test(
        "ignores case and accents, in the text and in what is typed",
        arguments: ["piña", "pina", "PINA", "PIÑA", "pin\u{303}a", "  pina  "])
    func accents(typed: String) async throws {
        let shop = try await Shop(packs: ["p.json": Samples.pack([Samples.fruit("a", name: "Piña"), Samples.apple])])
        #expect(try await shop.names(searching: typed) == ["Piña"])
    }

    @Test(
        "finds ligatures and ß as people type them",
        arguments: ["strasse", "straße", "STRASSE", "coeur", "cœur", "aeble", "Æble", "smorgas"])
    func ligatures(typed: String) async throws {
        let fruit = Samples.fruit("a", name: "Straße Cœur Æble Smørgås")
        let shop = try await Shop(packs: ["p.json": Samples.pack([fruit, Samples.apple])])
        #expect(try await shop.names(searching: typed) == ["Straße Cœur Æble Smørgås"])
    }

    @Test("finds the beginnings of words, from the first letter on", arguments: ["b", "ba", "ban", "banan", "banana"])
    func prefixes(typed: String) async throws {
        let fruit = Samples.fruit("x", name: "Kiwi", headline: "Sour", text: "Green.")
        let banana = Samples.fruit("banana", headline: "Yellow", text: "Long.")
        let shop = try await Shop(packs: ["p.json": Samples.pack([fruit, banana])])
        #expect(try await shop.names(searching: typed) == ["Banana"])
    }

    @Test("wants every word, in any order and field")
    func everyWord() async throws {
        let shop = try await Shop()
        #expect(try await shop.names(searching: "jelly qui") == ["Quince"])
        #expect(try await shop.names(searching: "jelly banana") == [])
    }

    @Test("gives all fruits for an empty search", arguments: ["", "   ", "…", "\"", "*"])
    func empty(typed: String) async throws {
        let shop = try await Shop()
        #expect(try await shop.names(searching: typed).count == 3)
    }

    @Test(
        "takes quotes and operators for what they are: signs",
        arguments: [
            "\"apple", "apple*", "apple)", "(apple", "name:apple", "^apple", "apple\"\"", "{apple} -", "apple'",
        ])
    func operators(typed: String) async throws {
        let fruit = Samples.fruit("n", name: "Name Apple")
        let shop = try await Shop(packs: ["p.json": Samples.pack([fruit])])
        #expect(try await shop.names(searching: typed) == ["Name Apple"])
    }

    @Test("takes OR, NOT and NEAR for words", arguments: ["apple OR banana", "apple NOT banana", "NEAR(apple banana)"])
    func wordOperators(typed: String) async throws {
        let shop = try await Shop()
        #expect(try await shop.names(searching: typed) == [])
    }

    @Test("puts a match in the name before one in the headline, and that before one in the text")
    func ranking() async throws {
        let shop = try await Shop(packs: [
            "p.json": Samples.pack([
                Samples.fruit("a", headline: "Good", text: "Like a melon."),
                Samples.fruit("b", headline: "A melon at heart", text: "Good."),
                Samples.fruit("c", name: "Melon", headline: "Good", text: "Good."),
            ])
        ])
        #expect(try await shop.names(searching: "melon") == ["Melon", "B", "A"])
        #expect(try await shop.names(FruitQuery(text: "melon", order: .name)) == ["A", "B", "Melon"])
    }

    @Test(
        "puts names that begin with the typed letter first, however often it begins a word of a text",
        arguments: ["s", "sw"])
    func nameBeforeManyHits(typed: String) async throws {
        let many = "Sweet swedes swim swiftly, swirl, sway, swap, swell, swerve, swoop and swing; some swans sweep."
        let shop = try await Shop(packs: [
            "p.json": Samples.pack([
                Samples.fruit("a", name: "Plum", headline: "Sweet and swell", text: many),
                Samples.fruit("b", name: "Wild Sweetsop", headline: "Good", text: "It grows slowly."),
                Samples.fruit("c", name: "Sweetsop of the far south seas", headline: "Long", text: many + many + many),
                Samples.fruit("d", name: "Sweetsop", headline: "Good", text: "It grows."),
            ])
        ])
        let names = try await shop.names(searching: typed)
        #expect(Set(names.prefix(2)) == ["Sweetsop", "Sweetsop of the far south seas"])
        #expect(names.dropFirst(2) == ["Wild Sweetsop", "Plum"])
    }

    @Test("shows names in the person's language, and finds them in English as well")
    func languages() async throws {
        let shop = try await Shop(languages: ["fr_FR.UTF-8", "en"])
        #expect(try await shop.names(FruitQuery()) == ["Banana", "Pomme", "Quince"])
        #expect(try await shop.names(searching: "pomme") == ["Pomme"])
        #expect(try await shop.names(searching: "apple") == ["Pomme"])
        #expect(try await shop.names(searching: "gardienne") == ["Pomme"])
        let apple = try #require(try await shop.catalogue.fruit(id: "apple"))
        #expect(apple.headline == "La gardienne")
        #expect(apple.englishName == "Apple")
        #expect(apple.text == "It grows.")
        #expect(apple.portions.map(\.name) == ["1 moyenne", "1 cup, sliced"])
    }

    @Test("takes a text of any length")
    func longText() async throws {
        let shop = try await Shop()
        #expect(try await shop.names(searching: String(repeating: "apple ", count: 100_000)) == ["Apple"])
    }
}

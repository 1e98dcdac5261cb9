import Testing

@testable import Store

@Suite("What may have been meant by a name that there is not")
struct ResemblingTests {
    private func names(_ text: String, _ fruits: [String], most: Int = 3) async throws -> [String] {
        let pack = Samples.pack(fruits.enumerated().map { Samples.fruit("f\($0)-x", name: $1) })
        let shop = try await Shop(packs: ["p.json": pack])
        return try await shop.catalogue.entries(of: .fruit, resembling: text, most: most).map(\.name)
    }

    @Test(
        "is a name with a letter too few, too many, another, or two that changed places",
        arguments: ["strawbery", "strawberrry", "strawbarry", "STRAWEBRRY", "strawberrÿ s"])
    func misspelt(text: String) async throws {
        #expect(try await names(text, ["Strawberry", "Banana", "Quince"]) == ["Strawberry"])
    }

    @Test("is none where nothing is like it, or too little is typed", arguments: ["unobtainium", "xy", "", "  ", "ba"])
    func unlike(text: String) async throws {
        #expect(try await names(text, ["Strawberry", "Banana", "Bay"]) == [])
    }

    @Test("is the likest first, then by name, and no more than are wanted")
    func order() async throws {
        let fruits = ["Pear", "Peach", "Peac", "Pearl"]
        #expect(try await names("peache", fruits) == ["Peach", "Peac"])
        #expect(try await names("pearx", fruits, most: 1) == ["Pear"])
        #expect(try await names("pearx", fruits) == ["Pear", "Pearl"])
    }

    @Test("is also a name of which a word is like it, after whole names")
    func words() async throws {
        #expect(try await names("guavva", ["Strawberry guava", "Guava", "Feijoa"]) == ["Guava", "Strawberry guava"])
    }

    @Test("is an entry whose id is like it, with its name")
    func ids() async throws {
        let shop = try await Shop(packs: ["p.json": Samples.pack([Samples.fruit("dragon-fruit", name: "Pitaya")])])
        let found = try await shop.catalogue.entries(of: .fruit, resembling: "dragonfruit")
        #expect(found == [EntryName(id: "dragon-fruit", name: "Pitaya")])
        #expect(try await shop.catalogue.entries(of: .drink, resembling: "dragonfruit") == [])
    }
}

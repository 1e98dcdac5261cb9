import Foundation
import Testing

@testable import Store

@Suite("Refreshing the catalogue")
struct RefreshTests {
    @Test("rebuilds when a pack has changed, and only then")
    func onlyWhenChanged() async throws {
        let shop = try await Shop()
        #expect(try await !shop.catalogue.refresh().isRebuilt)
        try shop.folder.write(Samples.pack([Samples.apple]), to: "bundled/fruits.json")
        let refresh = try await shop.catalogue.refresh()
        #expect(refresh == Catalogue.Refresh(isRebuilt: true, entryCount: 1, problems: []))
        #expect(try await !shop.catalogue.refresh().isRebuilt)
        #expect(try await shop.names(FruitQuery()) == ["Apple"])
    }

    @Test("does not rebuild when opened again, but does for another language")
    func openedAgain() async throws {
        let shop = try await Shop()
        let again = try await Shop.openCatalogue(in: shop.folder, library: shop.library)
        #expect(try await !again.refresh().isRebuilt)
        let french = try await Shop.openCatalogue(in: shop.folder, library: shop.library, languages: ["fr"])
        #expect(try await french.refresh().isRebuilt)
        #expect(try await french.fruit(id: "apple")?.name == "Pomme")
    }

    @Test("merges the person's own pack, which overrides by whole entries")
    func ownPack() async throws {
        let shop = try await Shop()
        let own = Samples.pack([Samples.fruit("apple", name: "My Apple"), Samples.fruit("medlar")], id: "mine")
        try shop.folder.write(own, to: "packs/mine.json")
        #expect(try await shop.catalogue.refresh().entryCount == 4)
        #expect(try await shop.names(FruitQuery()) == ["Banana", "Medlar", "My Apple", "Quince"])
        let apple = try #require(try await shop.catalogue.fruit(id: "apple"))
        #expect(apple.headline == "Good to eat")
        #expect(apple.scientificName == nil)
        #expect(apple.portions == [])
        try FileManager.default.removeItem(at: shop.folder["packs/mine.json"])
        try await shop.catalogue.refresh()
        #expect(try await shop.names(FruitQuery()) == ["Apple", "Banana", "Quince"])
    }

    @Test("keeps the program's entry where the person's own is bad")
    func badOverride() async throws {
        let shop = try await Shop()
        let bad = Samples.fruit("apple", name: "My Apple", gradient: "\"red\"")
        try shop.folder.write(Samples.pack([bad]), to: "packs/mine.json")
        #expect(try await shop.catalogue.refresh().problems.map(\.effect).contains(.entryLeftOut(id: "apple")))
        #expect(try await shop.catalogue.fruit(id: "apple")?.name == "Apple")
    }

    @Test("takes packs by name, and the person's own after the program's")
    func order() async throws {
        let packs = ["a.json", "b.json", "z.json"].map {
            ($0, Samples.pack([Samples.fruit("x", name: "bundled \($0)")]))
        }
        let shop = try await Shop(packs: Dictionary(uniqueKeysWithValues: packs))
        #expect(try await shop.names(FruitQuery()) == ["bundled z.json"])
        try shop.folder.write(Samples.pack([Samples.fruit("x", name: "own")]), to: "packs/a.json")
        try await shop.catalogue.refresh()
        #expect(try await shop.names(FruitQuery()) == ["own"])
    }

    @Test("keeps the numbers of rows, and those of entries that have gone readable")
    func rowsStay() async throws {
        let shop = try await Shop()
        let before = try await shop.catalogue.rows(matching: FruitQuery())
        let changed = Samples.pack([Samples.fruit("aardberry"), Samples.quince, Samples.fruit("apple", name: "Apfel")])
        try shop.folder.write(changed, to: "bundled/fruits.json")
        try await shop.catalogue.refresh()
        #expect(
            try shop.catalogue.summaries(FruitSummary.self, for: before).map(\.name) == ["Apfel", "Banana", "Quince"])
        let after = try await shop.catalogue.rows(matching: FruitQuery())
        #expect(
            try shop.catalogue.summaries(FruitSummary.self, for: after).map(\.name) == ["Aardberry", "Apfel", "Quince"])
        #expect(after[1] == before[0] && after[2] == before[2] && !before.contains(after[0]))
        #expect(try await shop.catalogue.fruit(id: "banana") == nil)
        #expect(try await shop.names(searching: "banana") == [])
    }

    @Test("uses a picture that lies beside the person's own pack")
    func ownPicture() async throws {
        let shop = try await Shop(packs: ["fruits.json": Samples.pack([Samples.fruit("apple")])])
        try shop.folder.write(Samples.pack([Samples.fruit("medlar"), Samples.fruit("kaki")]), to: "packs/mine.json")
        let picture = try shop.folder.write("<svg/>", to: "packs/fruits/medlar.svg")
        try await shop.catalogue.refresh()
        #expect(try await shop.catalogue.fruit(id: "medlar")?.picture == picture.path)
        #expect(try await shop.catalogue.fruit(id: "kaki")?.picture == "fruits/kaki.svg")
    }

    @Test("takes the daily reference of the first pack for packs without one")
    func dailyReference() async throws {
        let shop = try await Shop()
        let plain =
            #"{"format": 1, "id": "own", "sources": [{"id": "usda", "title": "USDA"}], "fruits": [\#(Samples.fruit("medlar"))]}"#
        try shop.folder.write(plain, to: "packs/own.json")
        try await shop.catalogue.refresh()
        let medlar = try #require(try await shop.catalogue.fruit(id: "medlar"))
        #expect(medlar.dailyReference?.name == "EU reference intakes for adults")
        #expect(medlar.dailyReference?.source?.title == "Regulation (EU) 1169/2011")
    }

    @Test("runs one after the other when asked for several times at once")
    func concurrently() async throws {
        let shop = try await Shop()
        try shop.folder.write(Samples.pack([Samples.apple]), to: "bundled/fruits.json")
        let outcomes = try await withThrowingTaskGroup { group in
            for _ in 1...8 { group.addTask { try await shop.catalogue.refresh().isRebuilt } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 } == 1)
    }
}

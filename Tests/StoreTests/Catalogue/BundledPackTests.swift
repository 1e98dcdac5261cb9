import Foundation
import Testing

@testable import Store

/// The packs that the program brings, as the program reads them.
@Suite("The bundled packs")
struct BundledPackTests {
    private func open(in folder: TemporaryFolder) async throws -> Catalogue {
        let library = try await Library.open(at: folder["library.sqlite"])
        return try await Catalogue.open(
            at: folder["catalogue.sqlite"],
            packs: PackFolders(bundled: Repository.catalogue, personal: nil),
            library: library)
    }

    @Test("fit their schema, every key and value")
    func noProblems() async throws {
        let folder = try TemporaryFolder()
        let catalogue = try await open(in: folder)
        let refresh = try await catalogue.refresh()
        #expect(refresh.problems == [])
    }

    @Test(
        "have the apostrophes of print, for which a search takes those of a keyboard",
        arguments: ["drinks", "fruits", "ingredients", "products"])
    func apostrophes(file: String) throws {
        let text = try String(contentsOf: Repository.catalogue.appending(path: "\(file).json"), encoding: .utf8)
        #expect(text.split(separator: "\n").filter { $0.contains("'") } == [])
        #expect(TextFolding.fold("Bee’s Knees") == TextFolding.fold("bee's knees"))
    }

    @Test("have the seasons of each fruit that its record has, read at once and by name")
    func seasons() async throws {
        let folder = try TemporaryFolder()
        let catalogue = try await open(in: folder)
        try await catalogue.refresh()
        let found = try await catalogue.seasonsOfFruits()
        let all = try await catalogue.summaries(matching: FruitQuery(order: .name))
        #expect(found.map(\.id) == all.map(\.id) && found.count > 60)
        for (id, seasons) in found {
            let fruit = try #require(try await catalogue.fruit(id: id))
            #expect(seasons == Set(fruit.seasons?.seasons.map(\.name) ?? []), "\(id)")
        }
        #expect(found.contains { $0.seasons.count > 1 } && found.contains { $0.seasons.isEmpty })
    }
}

import Foundation

@testable import Store

/// A catalogue and a library in a folder of their own, over packs that the test writes.
struct Shop {
    let folder: TemporaryFolder
    let library: Library
    let catalogue: Catalogue

    /// - Parameter packs: The program's packs, by file name.
    init(
        packs: [String: String] = ["fruits.json": Samples.pack()], languages: [String] = ["en"],
        hasSchema: Bool = true
    ) async throws {
        folder = try TemporaryFolder()
        if hasSchema {
            try folder.write(String(contentsOf: Repository.schema, encoding: .utf8), to: "bundled/pack.schema.json")
        }
        for (name, text) in packs { try folder.write(text, to: "bundled/\(name)") }
        library = try await Library.open(at: folder["library.sqlite"])
        catalogue = try await Self.openCatalogue(in: folder, library: library, languages: languages)
        try await catalogue.refresh()
    }

    static func openCatalogue(
        in folder: TemporaryFolder, library: Library, languages: [String] = ["en"]
    ) async throws -> Catalogue {
        try await Catalogue.open(
            at: folder["cache/catalogue.sqlite"],
            packs: PackFolders(bundled: folder["bundled"], personal: folder["packs"]), library: library,
            languages: languages)
    }

    /// The names of the fruits that a query gives, in order.
    func names(_ query: FruitQuery) async throws -> [String] {
        try await catalogue.summaries(matching: query).map(\.name)
    }

    /// The names of the drinks that a query gives, in order.
    func drinkNames(_ query: DrinkQuery) async throws -> [String] {
        try await catalogue.summaries(matching: query).map(\.name)
    }

    /// The names of the fruits that a text finds, in order.
    func names(searching text: String) async throws -> [String] {
        try await names(FruitQuery(text: text))
    }
}

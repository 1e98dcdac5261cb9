import Foundation

@testable import Store

/// The program's own packs in a catalogue of a test's own.
struct Bar {
    let folder: TemporaryFolder
    let library: Library
    let catalogue: Catalogue

    init(languages: [String] = ["en"]) async throws {
        folder = try TemporaryFolder()
        library = try await Library.open(at: folder["library.sqlite"])
        catalogue = try await Catalogue.open(
            at: folder["cache/catalogue.sqlite"], packs: PackFolders(bundled: Repository.catalogue, personal: nil),
            library: library, languages: languages)
        try await catalogue.refresh()
    }

    /// Every drink with its ingredients.
    func drinks() async throws -> [(drink: Drink, ingredients: [String: Ingredient])] {
        let ids = try await catalogue.summaries(matching: DrinkQuery()).map(\.id)
        var drinks: [(Drink, [String: Ingredient])] = []
        for id in ids {
            guard let drink = try await catalogue.drink(id: id) else { continue }
            drinks.append((drink, try await catalogue.ingredients(for: drink)))
        }
        return drinks
    }

    /// The names of the drinks that a query gives, in order.
    func names(_ query: DrinkQuery) async throws -> [String] {
        try await catalogue.summaries(matching: query).map(\.name)
    }
}

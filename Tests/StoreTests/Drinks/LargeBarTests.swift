import Foundation
import Testing

@testable import Store

@Suite("A large catalogue of drinks", .timeLimit(.minutes(2)))
struct LargeBarTests {
    static let count = 6_000

    private let warehouse: Warehouse
    private var catalogue: Catalogue { warehouse.catalogue }

    init() async throws {
        warehouse = try await Warehouse(drinks: Self.count, after: DrinkSamples.bar, named: "bar.json")
        var random = SyntheticRandom(seed: 5)
        try await warehouse.library.setShelf(
            (0..<160).shuffled(using: &random).prefix(60).map { ShelfItem("invented-\($0)") })
    }

    @Test("is listed, filtered, sorted, searched, and what is to buy is found")
    func isUsable() async throws {
        #expect(try await !catalogue.refresh().isRebuilt)
        #expect(try await catalogue.rows(matching: DrinkQuery()).count == Self.count)
        var query = DrinkQuery()
        query.lacking = 1
        query.order = .missing
        let summaries = try await catalogue.summaries(matching: query)
        #expect(summaries.count > 100)
        #expect(summaries.map(\.lacking) == summaries.map(\.lacking).sorted())
        #expect(Set(summaries.map(\.lacking)) == [0, 1])
        let found = try await catalogue.summaries(matching: DrinkQuery(text: "velv sour"))
        #expect(found.first?.name.hasPrefix("Velvet Sour of ") == true)
        let suggestions = try await catalogue.purchaseSuggestions()
        #expect(suggestions.count == 3)
        #expect(suggestions.allSatisfy { $0.isExact })
    }

    @Test("never sorts what an index has in order, nor goes through all for the few that a text finds")
    func plans() async throws {
        func plan(_ query: DrinkQuery) async throws -> String {
            let request = query.request
            return try await catalogue.plan(of: request)
        }
        #expect(try await !plan(DrinkQuery()).contains("TEMP B-TREE"))
        var query = DrinkQuery()
        query.category = .sour
        query.levels = [.easy]
        query.glasses = [.rocks]
        query.alcohol = [.light]
        #expect(try await plan(query).contains("COVERING INDEX drinkByName"))
        #expect(try await !plan(query).contains("TEMP B-TREE"))
        query.lacking = 2
        #expect(try await plan(query).contains("need USING PRIMARY KEY (drink=?)"))
        #expect(try await !plan(query).contains("TEMP B-TREE FOR ORDER BY"))
        query = DrinkQuery()
        query.order = .strength
        #expect(try await !plan(query).contains("TEMP B-TREE"))
        #expect(try await plan(DrinkQuery(text: "velvet")).contains("VIRTUAL TABLE"))
    }
}

import Foundation
import Testing

@testable import Store

@Suite("What to buy")
struct PurchaseTests {
    /// Wishes that chance has made: some drinks lack one thing, most several; some things meet several wishes.
    private func wishes(seed: UInt64, drinks: Int = 60, wishes count: Int = 12) -> PurchaseWishes {
        var random = SyntheticRandom(seed: seed)
        var groups: [[Int]: ContiguousArray<CatalogueRow>] = [:]
        for drink in 0..<drinks {
            let lacks = Set((0..<1 + random.number(below: 4)).map { _ in random.number(below: count) }).sorted()
            groups[lacks, default: []].append(CatalogueRow(drink))
        }
        let candidates = (0..<count + 3).map { number in
            let meets = Set(
                (0..<(number < count ? 1 : 2 + random.number(below: 2))).map { _ in random.number(below: count) })
            return PurchaseWishes.Candidate(
                ingredient: .init(id: "\(number)", name: "\(number)"),
                meets: number < count ? [number] : meets.sorted())
        }
        return PurchaseWishes(
            candidates: candidates,
            groups: groups.map { .init(lacks: $0.key, drinks: $0.value) }.sorted {
                $0.lacks.lexicographicallyPrecedes($1.lacks)
            }, count: count)
    }

    /// How many drinks a set makes.
    private func made(_ set: [Int], _ wishes: PurchaseWishes) -> Int {
        let met = Set(set.flatMap { wishes.candidates[$0].meets })
        return wishes.groups.filter { met.isSuperset(of: $0.lacks) }.reduce(0) { $0 + $1.drinks.count }
    }

    /// The most drinks that any set of a size makes.
    private func best(_ size: Int, _ wishes: PurchaseWishes, from start: Int = 0, _ chosen: [Int] = []) -> Int {
        guard size > 0 else { return made(chosen, wishes) }
        return (start..<wishes.candidates.count).reduce(made(chosen, wishes)) {
            max($0, best(size - 1, wishes, from: $1 + 1, chosen + [$1]))
        }
    }

    @Test("is the best of all sets, as going through every one shows", arguments: 1...40 as ClosedRange<UInt64>)
    func exact(seed: UInt64) throws {
        let wishes = wishes(seed: seed)
        for size in 1...3 {
            var search = PurchaseSearch(wishes, size: size)
            let found = try search.best()
            #expect(found?.drinks.count ?? 0 == best(size, wishes), "size \(size)")
            guard let found else { continue }
            #expect(found.method == .exact)
            #expect(made(found.candidates, wishes) == found.drinks.count)
            #expect(found.candidates.count <= size)
        }
    }

    @Test("is a good set, and said to be no more, where all cannot be gone through")
    func greedy() throws {
        var share = 0.0
        for seed in 1...40 as ClosedRange<UInt64> {
            let wishes = wishes(seed: seed, drinks: 120, wishes: 20)
            var search = PurchaseSearch(wishes, size: 3, limit: 1)
            let found = try #require(try search.best())
            #expect(found.method == .greedyWithSwaps)
            #expect(made(found.candidates, wishes) == found.drinks.count)
            share += Double(found.drinks.count) / Double(best(3, wishes)) / 40
        }
        #expect(share > 0.9, "\(share)")
    }

    @Test("grows with the number of things, and names the drinks that it makes")
    func suggestions() async throws {
        let shop = try await Shop(packs: ["p.json": DrinkSamples.bar])
        try await shop.library.setShelf([ShelfItem("lemon-juice")])
        let suggestions = try await shop.catalogue.purchaseSuggestions()
        // Bourbon makes the Gold Rush, rye Neat, syrup lemonade: one each. A whiskey and syrup make the Whiskey Sour too.
        // With gin come Garnished and, as syrup may stand in for triple sec, the White Lady.
        #expect(suggestions.map { $0.ingredients.count } == [1, 2, 3])
        #expect(suggestions.map { $0.drinks.count } == [1, 3, 5])
        let three = Set(suggestions[2].ingredients.map(\.id))
        #expect(three == ["bourbon", "syrup", "gin"] || three == ["rye", "syrup", "gin"])
        #expect(suggestions.allSatisfy { $0.isExact })
        let before = try await shop.drinkNames(madeNow)
        try await shop.library.setShelf(suggestions[2].ingredients.map { ShelfItem($0.id) })
        #expect(try await shop.drinkNames(madeNow).count == before.count + 5)
    }

    @Test("is nothing where everything can be made, or nothing is known")
    func nothing() async throws {
        let shop = try await Shop(packs: ["p.json": DrinkSamples.pack([DrinkSamples.ingredient("gin")])])
        #expect(try await shop.catalogue.purchaseSuggestions() == [])
    }

    @Test("ends when its task is cancelled")
    func cancellation() async throws {
        let shop = try await Shop(packs: ["p.json": DrinkSamples.bar])
        let task = Task.immediate { try await shop.catalogue.purchaseSuggestions() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    private var madeNow: DrinkQuery {
        var query = DrinkQuery()
        query.lacking = 0
        return query
    }
}

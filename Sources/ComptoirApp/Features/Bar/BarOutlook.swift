import Observation
import Store
import Widgets

/// What the shelf of the bar makes, and what would add to that; of an empty shelf nothing is told.
@MainActor @Observable
final class BarOutlook {
    /// How many drinks can be made now.
    private(set) var makeable = 0
    /// How many more lack one thing only.
    private(set) var nearlyMakeable = 0
    /// Some of the drinks that can be made, for a picture of them.
    private(set) var examples: [DrinkSummary] = []
    /// What to buy: the best one, two and three things, of those that would add anything.
    private(set) var purchases: [Purchase] = []

    /// Some things to buy together.
    struct Purchase: Equatable {
        /// What they are, what helps the most drinks first.
        let ingredients: [IngredientSummary]
        /// How many drinks more could be made with all of them.
        let drinks: Int
        /// Some of those drinks, first those that fewer things would not bring.
        let examples: [DrinkSummary]
        /// Whether no other things, as many, would add more.
        let isBest: Bool

        /// The one thing that it is; nil where there are more.
        var only: IngredientSummary? { ingredients.count == 1 ? ingredients.first : nil }
    }

    /// The one thing that would add most; nil where nothing would, or it is not known yet.
    var best: Purchase? { purchases.first { $0.only != nil } }

    /// Whether all of this is known of what the shelf has.
    private(set) var isReckoned = false

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private var isShelfEmpty = true
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let reckoning = TaskBag()

    init(environment: Environment) { self.environment = environment }

    /// Starts reckoning, and reckons again when packs or the shelf change.
    func start() {
        tasks.cancel()
        tasks.follow(environment.catalogue.changes(of: [.packs])) { [weak self] _ in self?.reckon() }
        tasks.follow(environment.library.shelfUpdates(), orElse: environment.report) { [weak self] items in
            self?.isShelfEmpty = items.isEmpty
            self?.reckon()
        }
    }

    /// Counts what can be made and looks for what to buy. Among very many drinks that takes long, and ends when the
    /// shelf has changed.
    private func reckon() {
        reckoning.cancel()
        guard !isShelfEmpty else {
            found(makeable: 0, near: 0, [])
            (purchases, isReckoned) = ([], false)
            return
        }
        reckoning.run(orElse: environment.report) { [weak self, catalogue = environment.catalogue] in
            let rows = try await catalogue.rows(matching: DrinkQuery(lacking: 0))
            let near = try await catalogue.rows(matching: DrinkQuery(lacking: 1)).count - rows.count
            let examples: [DrinkSummary] = try await catalogue.loadSummaries(for: Array(rows.prefix(2)))
            self?.found(makeable: rows.count, near: near, examples)
            let purchases = try await Self.purchases(in: catalogue)
            if !Task.isCancelled { self?.found(purchases) }
        }
    }

    private func found(makeable: Int, near: Int, _ examples: [DrinkSummary]) {
        (self.makeable, nearlyMakeable, self.examples) = (makeable, near, examples)
    }

    private func found(_ purchases: [Purchase]) { (self.purchases, isReckoned) = (purchases, true) }

    private static func purchases(in catalogue: Catalogue) async throws -> [Purchase] {
        var purchases: [Purchase] = []
        var brought: Set<CatalogueRow> = []
        for suggestion in try await catalogue.purchaseSuggestions(upTo: 3) where !suggestion.drinks.isEmpty {
            let ids = suggestion.ingredients.map(\.id)
            let found = try await catalogue.summaries(IngredientSummary.self, of: ids)
            let ingredients = ids.compactMap { found[$0] }
            // Where a pack went meanwhile, all is reckoned again.
            guard ingredients.count == suggestion.ingredients.count else { continue }
            let rows = suggestion.drinks
            let newFirst = rows.filter { !brought.contains($0) } + rows.filter { brought.contains($0) }
            brought.formUnion(rows)
            purchases.append(
                Purchase(
                    ingredients: ingredients, drinks: rows.count,
                    examples: try await catalogue.loadSummaries(for: Array(newFirst.prefix(CounterHead.most))),
                    isBest: suggestion.isExact))
        }
        return purchases
    }
}

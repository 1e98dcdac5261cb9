import Observation
import Store

/// What the shelf of the bar makes, and what would add to that.
@MainActor @Observable
final class BarOutlook {
    /// How many drinks can be made now.
    private(set) var makeable = 0
    /// How many more lack one thing only.
    private(set) var nearlyMakeable = 0
    /// Some of the drinks that can be made, for a picture of them.
    private(set) var examples: [DrinkSummary] = []
    /// What to buy: the best one, two and three.
    private(set) var suggestions: [PurchaseSuggestion] = []
    /// The one thing that would add most, with how many drinks; nil where nothing would, or it is not known yet.
    private(set) var best: Purchase?

    /// One thing to buy.
    struct Purchase: Equatable {
        /// What it is.
        let ingredient: IngredientSummary
        /// How many drinks more could be made with it.
        let drinks: Int
    }

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let reckoning = TaskBag()

    init(environment: Environment) { self.environment = environment }

    /// Starts reckoning, and reckons again when packs or the shelf change.
    func start() {
        tasks.cancel()
        tasks.follow(environment.catalogue.changes(of: [.packs, .shelf])) { [weak self] _ in self?.reckon() }
        reckon()
    }

    /// Counts what can be made and looks for what to buy. Among very many drinks that takes long, and ends when the
    /// shelf has changed.
    private func reckon() {
        reckoning.cancel()
        reckoning.run(orElse: environment.report) { [weak self, catalogue = environment.catalogue] in
            let rows = try await catalogue.rows(matching: DrinkQuery(lacking: 0))
            let near = try await catalogue.rows(matching: DrinkQuery(lacking: 1)).count - rows.count
            let examples: [DrinkSummary] = try await catalogue.loadSummaries(for: Array(rows.prefix(2)))
            self?.found(makeable: rows.count, near: near, examples)
            let suggestions = try await catalogue.purchaseSuggestions(upTo: 3)
            let best = try await Self.best(of: suggestions, in: catalogue)
            if !Task.isCancelled { self?.found(suggestions, best) }
        }
    }

    private func found(makeable: Int, near: Int, _ examples: [DrinkSummary]) {
        (self.makeable, nearlyMakeable, self.examples) = (makeable, near, examples)
    }

    private func found(_ suggestions: [PurchaseSuggestion], _ best: Purchase?) {
        (self.suggestions, self.best) = (suggestions, best)
    }

    private static func best(of suggestions: [PurchaseSuggestion], in catalogue: Catalogue) async throws -> Purchase? {
        guard let single = suggestions.first(where: { $0.ingredients.count == 1 && !$0.drinks.isEmpty }),
            let id = single.ingredients.first?.id, let row = try await catalogue.row(of: .ingredient, id: id)
        else { return nil }
        let found: [IngredientSummary] = try await catalogue.loadSummaries(for: [row])
        return found.first.map { Purchase(ingredient: $0, drinks: single.drinks.count) }
    }
}

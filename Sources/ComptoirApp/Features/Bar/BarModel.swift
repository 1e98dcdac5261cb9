import Observation
import Store

/// The shelf of the bar: what is searched, what is there, and what would be worth buying.
@MainActor @Observable
final class BarModel {
    /// The ingredients that are asked for.
    let results: SearchResults<IngredientQuery>
    /// How many drinks can be made now.
    private(set) var makeable = 0
    /// What to buy: the best one, two and three.
    private(set) var suggestions: [PurchaseSuggestion] = []

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let suggesting = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        results = SearchResults(IngredientQuery(), in: environment.catalogue)
    }

    /// What is asked for.
    var query: IngredientQuery {
        get { results.query }
        set { results.query = newValue }
    }

    /// Starts reading, and reads again when packs or the shelf change.
    func appeared() {
        results.start()
        tasks.cancel()
        tasks.follow(environment.catalogue.changes(of: [.packs, .shelf])) { [weak self] _ in self?.suggest() }
        suggest()
    }

    /// Counts what can be made and looks for what to buy. Among very many drinks that takes long, and ends when the
    /// shelf has changed.
    private func suggest() {
        suggesting.cancel()
        suggesting.run(orElse: environment.report) { [weak self, catalogue = environment.catalogue] in
            let makeable = try await catalogue.rows(matching: DrinkQuery(lacking: 0)).count
            self?.makeable = makeable
            let found = try await catalogue.purchaseSuggestions(upTo: 3)
            if !Task.isCancelled { self?.suggestions = found }
        }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Takes away the search and the filter.
    func clearFilterClicked() { query = IngredientQuery() }

    // MARK: The shelf

    /// Says how much there is of an ingredient; it goes onto the shelf if it was not there.
    func stateChosen(_ state: ShelfItem.State, of ingredient: String) {
        let amount = environment.bar.item(ingredient)?.amount
        put([ShelfItem(ingredient, state, amount: state == .empty ? nil : amount)])
    }

    /// Puts what a person typed onto the shelf.
    func put(_ items: [ShelfItem]) {
        environment.perform { [library = environment.library] in try await library.setShelf(items) }
    }

    /// Takes an ingredient off the shelf; it can be taken back.
    func removed(_ ingredient: IngredientSummary) {
        environment.perform { [environment, library = environment.library] in
            let change = try await library.removeFromShelf([ingredient.id])
            environment.tell(tr("{name} is off the shelf.", ["name": ingredient.name])) {
                try await library.undo(change)
            }
        }
    }
}

import Observation
import Store

/// The bar: what its shelf has and what it has not, what can be made of it, and what would be worth buying.
@MainActor @Observable
package final class BarModel {
    /// Ingredients, in order, with the query that they answer.
    struct Answer: Equatable, Sendable {
        let query: IngredientQuery
        let ingredients: [IngredientSummary]
        /// Where a search finds nothing, what may have been meant.
        var resembling: [EntryName] = []
    }

    /// What is asked for.
    var query = IngredientQuery() {
        didSet { if query != oldValue { read() } }
    }

    /// The ingredients that are asked for, as they are now; the newest query counts.
    let found = LiveValue<Answer>()
    /// What can be made now, and what is worth buying.
    let outlook: BarOutlook
    /// The ingredient that is to be brought into view; taken away by who shows it.
    var wanted: String?

    /// What a screen reader is to say of what was done, and how often there was something.
    private(set) var news = (text: "", count: 0)

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private var isStarted = false

    package init(environment: Environment) {
        self.environment = environment
        outlook = BarOutlook(environment: environment)
    }

    /// Whether all is shown that there is.
    var showsAll: Bool { query == IngredientQuery() }

    /// The ingredients that were found; none until they have been read.
    var ingredients: [IngredientSummary] { found.value?.ingredients ?? [] }

    /// Starts reading, and reads again when packs or the shelf change.
    package func appeared() {
        isStarted = true
        read()
        outlook.start()
    }

    private func read() {
        if isStarted { found.follow(Self.answers(to: query, in: environment.catalogue)) }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Takes away the search and the filter.
    func clearFilterClicked() { query = IngredientQuery() }

    /// Brings an ingredient into view, whatever was searched for.
    func show(_ ingredient: String) {
        clearFilterClicked()
        wanted = ingredient
    }

    // MARK: The shelf

    /// Puts an ingredient onto the shelf, or takes it off.
    func bottleClicked(_ ingredient: IngredientSummary) {
        guard environment.bar.item(ingredient.id) == nil else { return removed(ingredient) }
        put([ShelfItem(ingredient.id)])
        news = (tr("{name} is on the shelf.", ["name": ingredient.name]), news.count + 1)
    }

    /// Says how much there is of an ingredient; it goes onto the shelf if it was not there.
    func stateChosen(_ state: ShelfItem.State, of ingredient: String) {
        change(ingredient) { item in
            item.state = state
            if state == .empty { item.amount = nil }
        }
    }

    /// Says the amount of an ingredient, or that none is kept; none of it is left where it is nought.
    func amountChosen(_ amount: Quantity?, of ingredient: String) {
        change(ingredient) { item in
            let isNone = amount?.amount == 0
            item.amount = isNone ? nil : amount
            if isNone { item.state = .empty } else if item.state == .empty { item.state = .have }
        }
    }

    /// Notes something of an ingredient on the shelf; of another one nothing is noted.
    func noteChosen(_ note: String, of ingredient: String) {
        change(ingredient, addingIt: false) { $0.note = note }
    }

    private func change(
        _ ingredient: String, addingIt isAdded: Bool = true, _ change: @escaping @Sendable (inout ShelfItem) -> Void
    ) {
        environment.perform { [library = environment.library] in
            try await library.changeShelf(ingredient, addingIt: isAdded, change)
        }
    }

    /// Puts what a person typed onto the shelf.
    func put(_ items: [ShelfItem]) {
        environment.perform { [library = environment.library] in try await library.setShelf(items) }
    }

    /// Takes an ingredient off the shelf; it can be taken back.
    func removed(_ ingredient: IngredientSummary) {
        environment.perform { [environment, library = environment.library] in
            let change = try await library.removeFromShelf([ingredient.id])
            environment.tell(tr("{name} was taken off the shelf.", ["name": ingredient.name])) {
                try await library.undo(change)
            }
        }
    }
}

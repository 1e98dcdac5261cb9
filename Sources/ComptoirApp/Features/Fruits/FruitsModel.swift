import Observation
package import Store

/// The list of fruits: what is searched, how it is ordered, and which rows that gives.
@MainActor @Observable
package final class FruitsModel {
    /// The fruits that are asked for.
    package let results: SearchResults<FruitQuery>
    @ObservationIgnored private let preferences: Preferences

    package init(environment: Environment) {
        preferences = environment.preferences
        results = SearchResults(preferences.fruitQuery, in: environment.catalogue)
    }

    /// What is asked for. Its order survives a restart.
    var query: FruitQuery {
        get { results.query }
        set {
            if (newValue.order, newValue.isDescending) != (query.order, query.isDescending) {
                preferences.fruitQuery = newValue
            }
            results.query = newValue
        }
    }

    /// What the rows are ordered by; a search in the order of names begins with what fits best.
    var order: FruitQuery.Order {
        get { query.order == .bestMatch ? .name : query.order }
        set { query.order = newValue == .name ? .bestMatch : newValue }
    }

    /// Whether a search or a filter leaves something out.
    var isFiltered: Bool { !query.text.isEmpty || query.onlyFavourites }

    /// Starts reading, and reads again when packs or favourites change.
    package func appeared() { results.start() }

    /// Tries again after a failure.
    func retryClicked() { results.start() }

    /// Takes away the search and the filter.
    func clearFilterClicked() {
        query = FruitQuery(order: query.order, isDescending: query.isDescending)
    }

    /// A fruit picked at random from the rows; nil when there are none.
    func randomClicked() async -> String? { await results.random() }
}

import Observation
import Store

/// The drinks: what is searched and filtered, how it is ordered, and which cards that gives.
@MainActor @Observable
final class DrinksModel {
    /// The drinks that are asked for.
    let results: SearchResults<DrinkQuery>
    /// The spirits that most drinks are based on.
    private(set) var bases: [Named] = []
    /// How many drinks can be made of what the shelf has.
    private(set) var makeable = 0

    private static let commonBases = [
        "gin", "vodka", "rum", "whiskey", "tequila", "mezcal", "cognac", "brandy", "pisco", "cachaca", "prosecco",
    ]
    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        results = SearchResults(environment.preferences.drinkQuery, in: environment.catalogue)
    }

    /// What is asked for. All of it but the searched text survives a restart.
    var query: DrinkQuery {
        get { results.query }
        set {
            var (old, new) = (query, newValue)
            (old.text, new.text) = ("", "")
            if new != old { environment.preferences.drinkQuery = new }
            results.query = newValue
        }
    }

    /// What the cards are ordered by; a search in the order of names begins with what fits best.
    var order: DrinkOrder {
        get { query.order == .bestMatch ? .name : query.order }
        set { query.order = newValue == .name ? .bestMatch : newValue }
    }

    /// Whether a search or a filter leaves something out.
    var isFiltered: Bool { query.isFiltered || !query.text.isEmpty }

    /// The number of criteria of the filter sheet that are in force.
    var criteria: Int {
        [query.minimumRating != nil, query.onlyFavourites, query.ingredient != nil, query.fruit != nil]
            .count { $0 }
            + [
                query.levels.isEmpty, query.bases.isEmpty, query.glasses.isEmpty, query.methods.isEmpty,
                query.alcohol.isEmpty,
            ].count { !$0 } + ((query.lacking ?? 0) > 0 ? 1 : 0)
    }

    /// Starts reading, and reads again when packs, favourites, ratings or the shelf change.
    func appeared() {
        results.start()
        tasks.cancel()
        let (catalogue, common) = (environment.catalogue, Self.commonBases)
        tasks.follow(
            catalogue.values(on: [.packs], of: { try await $0.names(of: .ingredient, common) }),
            orElse: environment.report
        ) { [weak self] names in
            self?.bases = common.compactMap { id in names[id].map { Named(id: id, name: $0) } }
        }
        tasks.follow(
            catalogue.values(on: [.packs, .shelf], of: { try await $0.rows(matching: DrinkQuery(lacking: 0)).count }),
            orElse: environment.report
        ) { [weak self] in self?.makeable = $0 }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Takes away the search and every criterion.
    func clearFilterClicked() {
        var cleared = query.cleared
        cleared.text = ""
        query = cleared
    }

    /// Selects a category, or clears it.
    func categoryChosen(_ id: String?) {
        query.category = id.flatMap(DrinkCategory.init)
    }

    /// Shows what can be made now, or everything again.
    func makeableClicked() {
        query.lacking = query.lacking == 0 ? nil : 0
    }

    /// A drink at random, and not the one before unless it is the only one: of those that the filter shows, one that
    /// can be made of the shelf, or any where none can; nil when the filter shows none.
    func randomClicked(otherThan previous: String?) async -> String? {
        var inReach = query
        inReach.lacking = 0
        let makeable = SearchResults(inReach, in: environment.catalogue)
        makeable.start()
        if let id = await makeable.random(otherThan: previous) { return id }
        return await results.random(otherThan: previous)
    }
}

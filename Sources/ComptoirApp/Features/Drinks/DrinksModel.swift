import Observation
package import Store

/// The drinks: what is searched and filtered, how it is ordered, and which cards that gives.
@MainActor @Observable
package final class DrinksModel {
    /// The drinks that are asked for.
    package let results: SearchResults<DrinkQuery>
    /// The spirits that most drinks are based on.
    private(set) var bases: [Named] = []
    /// Whether any drink has a rating, so that they can be told apart by it.
    private(set) var isAnythingRated = true
    /// How many can be made of what the shelf has, of those that are shown otherwise.
    private(set) var makeable = 0

    private static let commonBases = [
        "gin", "vodka", "rum", "whiskey", "tequila", "mezcal", "cognac", "brandy", "pisco", "cachaca", "prosecco",
    ]
    /// The person's own query, where they look at what another page has asked for.
    private var own: DrinkQuery?
    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let counting = TaskBag()

    package init(environment: Environment) {
        self.environment = environment
        results = SearchResults(environment.preferences.drinkQuery, in: environment.catalogue)
    }

    /// What is asked for. All of it but the searched text survives a restart, unless another page has asked for it.
    var query: DrinkQuery {
        get { results.query }
        set {
            var (old, new) = (query, newValue)
            (old.text, new.text) = ("", "")
            if own != nil {
                environment.navigator.listChanged(to: .drinksMatching(newValue))
            } else if new != old {
                environment.preferences.drinkQuery = new
            }
            ask(newValue)
        }
    }

    private func ask(_ query: DrinkQuery) {
        guard query != results.query else { return }
        results.query = query
        countMakeable()
    }

    /// Counts what can be made, now and whenever that changes.
    private func countMakeable() {
        var inReach = query
        inReach.lacking = 0
        counting.cancel()
        counting.follow(
            environment.catalogue.values(
                on: DrinkQuery.topics, of: { [inReach] in try await $0.rows(matching: inReach).count }),
            orElse: environment.report
        ) { [weak self] in self?.makeable = $0 }
    }

    /// Shows what another page asks for; the person's own search and filter wait until the section is left, or the
    /// filter is cleared.
    func show(_ asked: DrinkQuery) {
        if own == nil { own = query }
        query = asked
    }

    /// Shows what the person asked for themselves, where another page has asked for something.
    func showOwn() {
        guard let own else { return }
        self.own = nil
        ask(own)
        environment.navigator.listChanged(to: .drinks)
    }

    /// What the cards are ordered by; a search in the order of names begins with what fits best.
    var order: DrinkOrder {
        get { query.order == .bestMatch ? .name : query.order }
        set { query.order = newValue == .name ? .bestMatch : newValue }
    }

    /// Whether anything is on the shelf.
    var hasShelf: Bool { !environment.bar.isEmpty }

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
    package func appeared() {
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
            catalogue.values(on: [.packs, .ratings], of: { try await $0.isAnythingRated() }),
            orElse: environment.report
        ) { [weak self] in self?.isAnythingRated = $0 }
        countMakeable()
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Takes away the search and every criterion, or what another page has asked for.
    func clearFilterClicked() {
        if own != nil { return showOwn() }
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

    /// A drink at random, and not the one before unless it is the only one; nil where there is none, which is told.
    ///
    /// Where something is on the shelf it is one that can be made of that: of those that the filter shows, or any at all
    /// where none of them can. Else it is one of those that the filter shows.
    func randomClicked(otherThan previous: String?) async -> String? {
        guard !environment.bar.isEmpty else { return await results.random(otherThan: previous) }
        var all = query.cleared
        all.text = ""
        for var inReach in [query, all] {
            inReach.lacking = 0
            let makeable = SearchResults(inReach, in: environment.catalogue)
            makeable.start()
            if let id = await makeable.random(otherThan: previous) { return id }
        }
        environment.tell(tr("Nothing can be made from what is on the shelf."))
        return nil
    }
}

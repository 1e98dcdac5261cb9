import Foundation
import Observation
import Store

/// The drinks: what is searched and filtered, how it is ordered, and which cards that gives.
@MainActor @Observable
final class DrinksModel {
    /// What stands in place of the cards, if there are none.
    enum State: Equatable, Sendable {
        case loading
        case ready
        case failed(message: String, advice: String)
    }

    @ObservationIgnored private let catalogue: Catalogue
    @ObservationIgnored private let preferences: Preferences
    @ObservationIgnored private let search: LatestSearch
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?

    /// The rows, in order.
    private(set) var rows: ContiguousArray<CatalogueRow> = []
    /// What was asked for to get the rows.
    private(set) var shownQuery = DrinkQuery()
    /// Counts up when the content behind the rows may have changed, though not their order.
    private(set) var revision = 0
    private(set) var state = State.loading
    /// How many drinks there are without any search or filter.
    private(set) var total = 0
    /// The spirits that most drinks are based on, by ingredient.
    private(set) var bases: [Named] = []
    private static let commonBases = [
        "gin", "vodka", "rum", "whiskey", "tequila", "mezcal", "cognac", "brandy", "pisco", "cachaca", "prosecco",
    ]
    /// How many of them can be made of what the shelf has.
    private(set) var makeable = 0

    init(catalogue: Catalogue, preferences: Preferences) {
        self.catalogue = catalogue
        self.preferences = preferences
        search = LatestSearch(catalogue)
        query = preferences.drinkQuery
    }

    isolated deinit {
        reading?.cancel()
        watching?.cancel()
    }

    /// What is asked for. All of it but the searched text survives a restart.
    var query: DrinkQuery {
        didSet {
            guard query != oldValue else { return }
            preferences.drinkQuery = query
            read()
        }
    }

    /// What the cards are ordered by.
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
        guard watching == nil else { return }
        read()
        watching = Task { [weak self, catalogue] in
            for await _ in catalogue.changes {
                guard let self else { return }
                revision += 1
                read()
            }
        }
    }

    /// Tries again after a failure.
    func retryClicked() {
        state = .loading
        read()
    }

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

    /// What the cards of some rows show, read now.
    func summaries(_ rows: ArraySlice<CatalogueRow>) -> [DrinkSummary] {
        do {
            return try catalogue.drinkSummaries(for: rows)
        } catch {
            fail(error)
            return []
        }
    }

    /// A drink at random among those that the filter shows, and not the one before; nil when there are none.
    func randomClicked(otherThan previous: String?) async -> String? {
        do {
            return try await catalogue.randomDrink(matching: query, otherThan: previous)?.id
        } catch {
            fail(error)
            return nil
        }
    }

    private func read() {
        reading?.cancel()
        reading = Task { [weak self, search, query, catalogue] in
            do {
                let rows = try await search.rows(matching: query) { first in
                    Task { @MainActor in self?.foundFirst(first, of: query) }
                }
                guard let self, !Task.isCancelled else { return }
                self.rows = rows
                self.shownQuery = query
                self.state = .ready
                self.total = try await catalogue.drinkCount
                let names = try await catalogue.ingredientNames(Self.commonBases)
                self.bases = Self.commonBases.compactMap { id in names[id].map { Named(id: id, name: $0) } }
                var now = DrinkQuery()
                now.lacking = 0
                self.makeable = try await catalogue.rows(matching: now).count
            } catch is CancellationError {
                return
            } catch {
                self?.fail(error)
            }
        }
    }

    /// Shows the first of many answers while the rest is still being read.
    private func foundFirst(_ first: ContiguousArray<CatalogueRow>, of query: DrinkQuery) {
        guard query == self.query, query != shownQuery else { return }
        rows = first
        shownQuery = query
        state = .ready
    }

    private func fail(_ error: any Error) {
        let words = ErrorWording.translated.words(for: error)
        state = .failed(message: words.message, advice: words.advice)
    }
}

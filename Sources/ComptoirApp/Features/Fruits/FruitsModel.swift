import Observation
import Store

/// The list of fruits: what is searched, how it is ordered, and which rows that gives.
@MainActor @Observable
final class FruitsModel {
    /// What the list shows instead of rows, if it has none.
    enum State: Equatable, Sendable {
        case loading
        case ready
        case failed(message: String, advice: String)
    }

    @ObservationIgnored private let catalogue: Catalogue
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let preferences: Preferences
    @ObservationIgnored private let search: LatestSearch
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?
    /// The revision that `total` is of.
    @ObservationIgnored private var countedRevision: Int?

    /// The rows, in order.
    private(set) var rows: ContiguousArray<CatalogueRow> = []
    /// What was asked for to get the rows.
    private(set) var shownQuery = FruitQuery()
    /// Counts up when the content behind the rows may have changed, though not their order.
    private(set) var revision = 0
    private(set) var state = State.loading
    /// How many fruits there are without any search or filter.
    private(set) var total = 0

    init(catalogue: Catalogue, library: Library, preferences: Preferences) {
        self.catalogue = catalogue
        self.library = library
        self.preferences = preferences
        search = LatestSearch(catalogue)
        order = FruitQuery.Order(rawValue: preferences.fruitSort) ?? .name
        isAscending = preferences.isFruitSortAscending
    }

    isolated deinit {
        reading?.cancel()
        watching?.cancel()
    }

    /// What the person typed.
    var text = "" {
        didSet { if text != oldValue { read() } }
    }

    /// What the rows are ordered by; a search is ordered by how well it fits as long as the order is by name.
    var order: FruitQuery.Order {
        didSet {
            guard order != oldValue else { return }
            preferences.fruitSort = order.rawValue
            read()
        }
    }

    var isAscending: Bool {
        didSet {
            guard isAscending != oldValue else { return }
            preferences.isFruitSortAscending = isAscending
            read()
        }
    }

    var onlyFavourites = false {
        didSet { if onlyFavourites != oldValue { read() } }
    }

    /// Whether a search or a filter leaves something out.
    var isFiltered: Bool { !text.isEmpty || onlyFavourites }

    /// Starts reading, and reads again when packs or favourites change.
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

    /// Takes away the search and the filter.
    func clearFilterClicked() {
        text = ""
        onlyFavourites = false
    }

    /// The summaries of some rows, read now.
    func summaries(_ rows: ArraySlice<CatalogueRow>) -> [FruitSummary] {
        do {
            return try catalogue.summaries(for: rows)
        } catch {
            fail(error)
            return []
        }
    }

    /// A fruit picked at random from the rows; nil when there are none.
    func randomClicked() async -> String? {
        await reading?.value
        guard let row = rows.randomElement() else { return nil }
        return summaries([row]).first?.id
    }

    private var query: FruitQuery {
        let best = !text.isEmpty && order == .name && isAscending
        return FruitQuery(
            text: text, order: best ? .bestMatch : order, isDescending: !isAscending, onlyFavourites: onlyFavourites)
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
                try await self.count(rows, in: catalogue)
            } catch is CancellationError {
                return
            } catch {
                self?.fail(error)
            }
        }
    }

    /// Shows the best of many answers while the rest is still being read.
    private func foundFirst(_ first: ContiguousArray<CatalogueRow>, of query: FruitQuery) {
        // A newer search may have begun, or this one ended, before this came to its turn.
        guard query == self.query, query != shownQuery else { return }
        rows = first
        shownQuery = query
        state = .ready
    }

    /// Brings the total up to date; a search leaves it as it is, so only the catalogue's own changes are counted.
    private func count(_ rows: ContiguousArray<CatalogueRow>, in catalogue: Catalogue) async throws {
        let revision = revision
        if !isFiltered {
            total = rows.count
        } else if countedRevision != revision {
            total = try await catalogue.count
        }
        countedRevision = revision
    }

    private func fail(_ error: any Error) {
        let words = ErrorWording.translated.words(for: error)
        state = .failed(message: words.message, advice: words.advice)
    }
}

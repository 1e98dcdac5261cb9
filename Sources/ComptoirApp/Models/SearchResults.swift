import Observation
package import Store
import Synchronization

/// The entries of the catalogue that a list shows: those that its query asks for, as they are now.
///
/// They are read anew when another query is asked and when the catalogue or the library has changed. Only the newest
/// query counts. Of very many rows the first are there before the rest.
@MainActor @Observable
package final class SearchResults<Query: CatalogueQuery> {
    /// Rows, in order, with the query that they answer.
    struct Answer: Sendable {
        let query: Query
        let rows: ContiguousArray<CatalogueRow>
        /// Where a search finds nothing, what may have been meant.
        var resembling: [EntryName] = []
    }

    private(set) var state = Loadable<Answer>.loading
    /// Counts up when what the rows stand for may have changed, though perhaps not their order; see `takeConcerned`.
    private(set) var revision = 0
    /// How many entries there are whatever is asked for.
    private(set) var total = 0

    /// How many entries there are to search among.
    /// - Parameter isFiltered: whether the query leaves some out whatever is typed.
    func searchable(isFiltered: Bool) -> Int {
        guard isFiltered, let answer = state.value else { return total }
        return answer.rows.count
    }

    @ObservationIgnored private let catalogue: Catalogue
    @ObservationIgnored private let search: LatestSearch
    @ObservationIgnored private let watching = TaskBag()
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var isStarted = false
    /// Counts up when the packs change, and for which of these counts `total` is right; nil for none.
    @ObservationIgnored private var packs = 0
    @ObservationIgnored private var countedPacks: Int?
    /// The entries that may have become others since the view asked last; nil for all.
    @ObservationIgnored private var concerned: Set<String>? = []

    /// The results of a query, once they are started.
    init(_ query: Query, in catalogue: Catalogue) {
        self.query = query
        self.catalogue = catalogue
        search = LatestSearch(catalogue)
    }

    isolated deinit { reading?.cancel() }

    /// What is asked for.
    var query: Query {
        didSet { if query != oldValue { read() } }
    }

    /// The query that the rows answer; nil before the first.
    package var answered: Query? { state.value?.query }

    /// The rows, in order; none until they have been read.
    var rows: ContiguousArray<CatalogueRow> { state.value?.rows ?? [] }

    /// Starts reading and watching, or starts anew.
    func start() {
        if state.hasFailed { state = .loading }
        isStarted = true
        watching.cancel()
        watching.follow(catalogue.changes(of: Query.topics)) { [weak self] in self?.changed($0) }
        read()
    }

    /// The ids of the entries that may have become others since this was last asked; nil for all of them.
    func takeConcerned() -> Set<String>? {
        defer { concerned = [] }
        return concerned
    }

    private func changed(_ changes: Set<LibraryChange>) {
        for change in changes {
            if change.subject == .packs { packs += 1 }
            switch Query.concerned(by: change.subject) {
            case .none: break
            case .one(let id): concerned?.insert(id)
            case .all: concerned = nil
            }
        }
        if concerned?.isEmpty != true { revision += 1 }
        if changes.contains(where: { query.depends(on: $0.subject) }) { read() }
    }

    /// What the list shows of some rows, read now: as many, with stand-ins for those that cannot be read.
    func summaries(_ rows: ArraySlice<CatalogueRow>) -> [Query.Summary] {
        var found: [Query.Summary] = []
        do {
            found = try catalogue.summaries(for: rows)
            if found.count == rows.count { return found }
        } catch {
            state = .failed(Failure(error))
        }
        let known = Dictionary(found.map { ($0.row, $0) }) { first, _ in first }
        return rows.map { known[$0] ?? .unread($0) }
    }

    /// An entry at random among the rows; nil where there are none.
    /// - Parameter previous: the id of one that is not wanted again unless it is the only one.
    func random(otherThan previous: String? = nil) async -> String? {
        if !isStarted { start() }
        // While the first catalogue is built, one reading takes the place of another.
        var awaited: Task<Void, Never>?
        while let reading, reading != awaited {
            awaited = reading
            await reading.value
        }
        var last: CatalogueRow?
        do {
            if let previous { last = try await catalogue.row(of: Query.Summary.kind, id: previous) }
        } catch {
            state = .failed(Failure(error))
        }
        let rows = rows
        let place = rows.count > 1 ? last.flatMap(rows.firstIndex) : nil
        guard var index = (0..<(place == nil ? rows.count : rows.count - 1)).randomElement() else { return nil }
        if let place, index >= place { index += 1 }
        return summaries(rows[index...index]).first.flatMap { $0.id.isEmpty ? nil : $0.id }
    }

    private func read() {
        guard isStarted else { return }
        reading?.cancel()
        reading = Task { [weak self, catalogue, search, query] in
            do {
                let showing = Mutex<Task<Void, Never>?>(nil)
                var rows = try await search.rows(matching: query) { first in
                    let answer = Answer(query: query, rows: first)
                    let show = Task<Void, Never> { @MainActor in _ = self?.foundFirst(answer) }
                    showing.withLock { $0 = show }
                }
                // It may come to its turn after what was asked for later.
                await showing.withLock { $0 }?.value
                // At the very first start there is nothing yet, which is not the same as nothing of that name.
                if rows.isEmpty, try await catalogue.buildIfMissing() {
                    rows = try await search.rows(matching: query)
                }
                let kind = Query.Summary.kind
                let resembling =
                    rows.isEmpty && !query.text.isEmpty
                    ? try await catalogue.entries(of: kind, resembling: query.text) : []
                guard let self, !Task.isCancelled else { return }
                self.state = .ready(Answer(query: query, rows: rows, resembling: resembling))
                try await self.count()
            } catch {
                // Another query has taken its place.
                if !(error is CancellationError || Task.isCancelled) { self?.state = .failed(Failure(error)) }
            }
        }
    }

    /// Shows the first of many rows while the rest is still being read.
    private func foundFirst(_ answer: Answer) {
        // A newer query may have been asked before this came to its turn; what is read anew is not cut down.
        guard answer.query == query, answer.query != answered else { return }
        state = .ready(answer)
    }

    /// Brings the total up to date. A search leaves it as it is, so that it is counted once for the packs as they are.
    private func count() async throws {
        let packs = packs
        if query.request.isForAll {
            total = rows.count
        } else if countedPacks != packs {
            let count = try await catalogue.count(of: Query.Summary.kind)
            // Other packs came meanwhile: whoever reads those counts them.
            guard packs == self.packs else { return }
            total = count
        }
        countedPacks = packs
    }
}

import GTK
import Store

/// The results of a search as a list, of which only what is in sight is read.
@MainActor
final class ResultsList<Query: CatalogueQuery> {
    /// What stands for the head of a list: a row that no entry ever has.
    static var head: CatalogueRow { 0 }

    /// What a `ListView` or a `CardGrid` shows.
    let source: PagedList<CatalogueRow, Query.Summary>
    private let hasHead: Bool
    private let results: SearchResults<Query>
    private var shown: (query: Query?, revision: Int) = (nil, 0)
    /// Who waits for the first entry of an answer, and to which query.
    private var waiting: (query: Query, body: @MainActor (Query.Summary) -> Void)?

    /// The list of some results.
    /// - Parameter hasHead: whether a row of the view's own goes before the first, where there is one; its summary is
    ///   the one that stands for the row `head`.
    init(_ results: SearchResults<Query>, hasHead: Bool = false) {
        self.results = results
        self.hasHead = hasHead
        source = PagedList { [weak results] rows in
            let head = rows.first == Self.head ? [Query.Summary.unread(Self.head)] : []
            let rows = rows.dropFirst(head.count)
            return head + (results?.summaries(rows) ?? rows.map(Query.Summary.unread))
        }
    }

    /// The first entry, or nil where there is none.
    var first: Query.Summary? { source.count > 0 ? source.element(at: 0) : nil }

    /// Gives the first entry of the answer to what is asked for now, as soon as the view shows that; nothing where there is
    /// none, where it cannot be read, or where something else is asked for meanwhile.
    func whenAnswered(_ body: @escaping @MainActor (_ first: Query.Summary) -> Void) {
        waiting = (results.query, body)
        if shown.query == results.query { giveFirst() }
    }

    private func giveFirst() {
        guard let waiting else { return }
        if shown.query == waiting.query {
            self.waiting = nil
            if let first { waiting.body(first) }
        } else if results.query != waiting.query || results.state.hasFailed {
            self.waiting = nil
        }
    }

    /// Keeps a view over `source` equal to the results; another query is answered from the top.
    /// - Parameters:
    ///   - change: makes the change that it is given, as a grid does in which cards glide.
    ///   - done: called after, with whether the query is another one. Neither may hold the view.
    func follow(
        in view: ItemsView<Query.Summary>, by change: @escaping @MainActor (() -> Void) -> Void = { $0() },
        then done: @escaping @MainActor (_ isNew: Bool) -> Void = { _ in }
    ) {
        view.observe({ [results] in (results.state.value, results.revision) }) { [self] view, new in
            change {
                let isNew = show(new.0, revision: new.1)
                if isNew, source.count > 0 { view.scroll(to: 0) }
                done(isNew)
            }
            giveFirst()
        }
    }

    /// Shows an answer, and says whether it is to another query than before.
    private func show(_ answer: SearchResults<Query>.Answer?, revision: Int) -> Bool {
        let isNew = source.keys.isEmpty || answer?.query != shown.query
        let rows = answer?.rows ?? []
        source.keys = hasHead && !rows.isEmpty ? [Self.head] + rows : rows
        if revision != shown.revision {
            let concerned = results.takeConcerned()
            source.refresh { concerned?.contains($0.id) ?? true }
        }
        shown = (answer?.query, revision)
        return isNew
    }
}

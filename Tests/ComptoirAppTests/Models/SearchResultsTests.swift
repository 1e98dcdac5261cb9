import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("The results of a search")
struct SearchResultsTests {
    private let kitchen: Kitchen
    private var catalogue: Catalogue { kitchen.environment.catalogue }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
    }

    private func ids<Query>(_ results: SearchResults<Query>) -> [String] { results.shown.map(\.id) }

    @Test("are read once they are started, and anew for another query")
    func queries() {
        let results = SearchResults(FruitQuery(), in: catalogue)
        results.query.text = "i"
        #expect(results.rows.isEmpty && results.state.value == nil)
        results.query = FruitQuery()
        results.start()
        #expect(Stage.wait { ids(results) == ["apple", "banana", "kiwi", "quince"] })
        results.query.isDescending = true
        #expect(Stage.wait { ids(results) == ["quince", "kiwi", "banana", "apple"] })
    }

    @Test("are among all entries whatever is typed, and among those that a filter leaves")
    func searchable() {
        let results = SearchResults(FruitQuery(), in: catalogue)
        results.start()
        #expect(Stage.wait { results.isAnswered && results.searchable(isFiltered: false) == 4 })
        results.query.text = "quin"
        #expect(Stage.wait { results.isAnswered && results.searchable(isFiltered: false) == 4 })
        #expect(results.searchable(isFiltered: true) == 1)
    }

    @Test("are those of the newest query alone")
    func newest() {
        let results = SearchResults(FruitQuery(), in: catalogue)
        results.start()
        #expect(Stage.wait { results.isAnswered })
        let history = History { results.state.value?.query.text }
        for text in ["a", "ap", "app", "quin"] { results.query.text = text }
        #expect(Stage.wait { results.isAnswered })
        #expect(ids(results) == ["quince"] && history.values == [""])
    }

    @Test("of very many, the first are there before the rest", .timeLimit(.minutes(1)))
    func first() async throws {
        let store = try await Kitchen(invented: 3000)
        let results = SearchResults(FruitQuery(), in: store.environment.catalogue)
        let history = History { results.rows.count }
        results.start()
        #expect(Stage.wait { results.rows.count == 3000 })
        #expect(history.values == [0, 256])
        // Read anew, they are not cut down in between.
        results.start()
        #expect(Stage.wait { history.values.count == 3 })
        #expect(history.values == [0, 256, 3000] && results.rows.count == 3000)
    }

    @Test("follow the catalogue and the library")
    func changes() async throws {
        let results = SearchResults(FruitQuery(onlyFavourites: true), in: catalogue)
        results.start()
        #expect(Stage.wait { results.isAnswered && results.rows.isEmpty })
        try await kitchen.environment.library.setFavourite(true, .fruit, id: "quince")
        #expect(Stage.wait { ids(results) == ["quince"] })
        #expect(results.revision > 0)
        try await kitchen.restock([Kitchen.apple])
        #expect(Stage.wait { results.rows.isEmpty && results.total == 1 })
    }

    @Test("know how many there are whatever is asked for")
    func total() async throws {
        let results = SearchResults(FruitQuery(text: "kiwi"), in: catalogue)
        results.start()
        #expect(Stage.wait { results.rows.count == 1 && results.total == 4 })
        results.query.text = ""
        #expect(Stage.wait { results.rows.count == 4 })
        try await kitchen.restock([Kitchen.apple, Kitchen.kiwi])
        #expect(Stage.wait { results.rows.count == 2 && results.total == 2 })
    }

    @Test("are awaited where the catalogue was never built, and not said to be none")
    func firstStart() async throws {
        let store = try await Kitchen(isBuilt: false)
        let results = SearchResults(FruitQuery(text: "quin"), in: store.environment.catalogue)
        let history = History { results.state.value?.rows.count }
        results.start()
        #expect(Stage.wait { ids(results) == ["quince"] })
        #expect(history.values == [nil])
    }

    @Test("that cannot be read say why, and come when they are started again")
    func failure() {
        let results = SearchResults(WrittenQuery.bad, in: catalogue)
        results.start()
        #expect(Stage.wait { results.state.hasFailed })
        results.start()
        guard case .loading = results.state else {
            Issue.record("what is tried again loads")
            return
        }
        #expect(Stage.wait { results.state.hasFailed })
        results.query = .good
        #expect(Stage.wait { ids(results) == ["quince", "kiwi", "banana", "apple"] })
    }

    @Test("whose list cannot be read say why, and have stand-ins until then")
    func unreadable() {
        let results = SearchResults(UnreadableQuery(), in: catalogue)
        let list = ResultsList(results)
        let view = ListView(list.source, row: { Label() }, update: { $0.text = "\($1.row)" })
        list.follow(in: view)
        Stage.show(ScrolledWindow(view)) { _ in
            results.start()
            #expect(Stage.wait { results.state.hasFailed })
            #expect(Stage.wait { list.source.count == 0 })
        }
    }

    @Test("have a stand-in for a row that is no more")
    func missing() {
        let results = SearchResults(FruitQuery(), in: catalogue)
        results.start()
        #expect(Stage.wait { results.isAnswered })
        let rows = results.rows.prefix(1) + [987_654] + results.rows.suffix(1)
        #expect(results.summaries(rows).map(\.id) == ["apple", "", "quince"])
        #expect(results.summaries(rows).map(\.row) == Array(rows) && !results.state.hasFailed)
    }

    @Test("give one at random, and not the same twice where there are others")
    func random() async {
        let results = SearchResults(FruitQuery(), in: catalogue)
        results.start()
        var previous: String?
        var seen: Set<String> = []
        for _ in 0..<200 {
            let drawn = await results.random(otherThan: previous)
            #expect(drawn != previous)
            previous = drawn
            seen.formUnion([drawn].compactMap { $0 })
        }
        #expect(seen == ["apple", "banana", "kiwi", "quince"])
        #expect(await results.random(otherThan: "unheard-of") != nil)
        results.query.text = "kiwi"
        #expect(await results.random(otherThan: "kiwi") == "kiwi")
        results.query.text = "xyzzy"
        #expect(await results.random() == nil)
    }

    @Test("give one at random also before anybody has asked for them, and while the first catalogue is built")
    func randomAtFirst() async throws {
        let fresh = try await Kitchen(isBuilt: false)
        let results = SearchResults(FruitQuery(), in: fresh.environment.catalogue)
        #expect(await results.random() != nil)
        let other = try await Kitchen(isBuilt: false)
        let started = SearchResults(FruitQuery(), in: other.environment.catalogue)
        started.start()
        async let built = other.environment.catalogue.refresh()
        #expect(await started.random() != nil)
        _ = try await built
    }

    @Test("are gone with their owner, also while they are read")
    func lifetime() {
        weak var gone: SearchResults<FruitQuery>?
        do {
            let results = SearchResults(FruitQuery(), in: catalogue)
            gone = results
            results.start()
        }
        #expect(Stage.wait { gone == nil })
    }
}

import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("A list of results", .serialized)
struct ResultsListTests {
    init() { Stage.open() }

    private func view(over list: ResultsList<FruitQuery>) -> ListView<FruitSummary> {
        let view = ListView(list.source, label: { $0.name }, row: { Label() }) { label, fruit in
            label.text = fruit.isFavourite ? "\(fruit.name) ♥" : fruit.name
        }
        list.follow(in: view)
        return view
    }

    private func texts(_ view: Widget) -> Set<String> {
        Set(everything(in: view).compactMap { ($0 as? Label)?.text })
    }

    @Test("shows what is found, and what changes in it")
    func changes() async throws {
        let kitchen = try await Kitchen()
        let results = SearchResults(FruitQuery(), in: kitchen.environment.catalogue)
        let list = ResultsList(results)
        let view = view(over: list)
        results.start()
        try await kitchen.environment.library.setFavourite(true, .fruit, id: "kiwi")
        Stage.show(ScrolledWindow(view)) { _ in
            #expect(Stage.wait { texts(view) == ["Apple", "Banana", "Kiwi ♥", "Quince"] })
            results.query.text = "quin"
            #expect(Stage.wait { texts(view) == ["Quince"] && list.first?.id == "quince" })
            results.query.text = "xyzzy"
            #expect(Stage.wait { list.source.count == 0 && list.first == nil })
        }
    }

    @Test("answers another query from the top, and stays where it is when the same is read anew")
    func top() async throws {
        let kitchen = try await Kitchen(invented: 500)
        let results = SearchResults(FruitQuery(), in: kitchen.environment.catalogue)
        let list = ResultsList(results)
        let view = view(over: list)
        let scroller = ScrolledWindow(view)
        results.start()
        Stage.show(scroller) { _ in
            #expect(Stage.wait { list.source.count == 500 })
            let place = scroller.verticalAdjustment
            view.scroll(to: 400)
            #expect(Stage.wait { place.value > 1000 })
            results.query.isDescending = true
            #expect(Stage.wait { results.isAnswered && place.value == 0 })
            view.scroll(to: 400)
            #expect(Stage.wait { place.value > 1000 })
            let before = results.revision
            results.start()
            #expect(Stage.wait { results.isAnswered && results.revision == before })
            Stage.paint(view)
            #expect(place.value > 1000)
        }
    }

    @Test("is searched from its bar: Down goes to the first that was found, Enter opens it")
    func searched() async throws {
        let kitchen = try await Kitchen()
        let results = SearchResults(FruitQuery(), in: kitchen.environment.catalogue)
        let list = ResultsList(results)
        let view = view(over: list)
        let bar = SearchBar("Search", text: { results.query.text }, buttons: []) { results.query.text = $0 }
        var opened: [String] = []
        bar.lead(to: list, in: view) { opened.append($0.id) }
        results.start()
        let page = Box(.vertical, [bar, ScrolledWindow(view).layout(expand: [.horizontal, .vertical])])
        Stage.show(page) { window in
            Hands.focus(window)
            bar.focus()
            #expect(Stage.wait { list.source.count == 4 })
            Hands.type("Return")
            Hands.type("q", "u")
            #expect(Stage.wait { results.query.text == "qu" && list.first?.id == "quince" })
            Hands.type("Return")
            #expect(Stage.wait { opened == ["quince"] })
            results.query.text = ""
            #expect(Stage.wait { list.source.count == 4 })
            // Enter comes before there is an answer.
            bar.focus()
            Hands.type("b", "a", "Return")
            #expect(Stage.wait { opened == ["quince", "banana"] })
            results.query.text = ""
            #expect(Stage.wait { list.source.count == 4 })
            Hands.type("Down")
            #expect(Stage.wait { view.focusedIndex == 0 })
        }
    }

    @Test("gives the first of what is asked for now, not of what was asked before; nothing where there is nothing")
    func answered() async throws {
        let kitchen = try await Kitchen()
        let results = SearchResults(FruitQuery(), in: kitchen.environment.catalogue)
        let list = ResultsList(results)
        let view = view(over: list)
        results.start()
        var given: [String] = []
        Stage.show(ScrolledWindow(view)) { _ in
            #expect(Stage.wait { list.source.count == 4 })
            list.whenAnswered { given.append($0.id) }
            #expect(given == ["apple"])
            results.query.text = "quin"
            list.whenAnswered { given.append($0.id) }
            #expect(given == ["apple"])
            #expect(Stage.wait { given == ["apple", "quince"] })
            // What is asked for meanwhile takes its place.
            results.query.text = "xyzzy"
            list.whenAnswered { given.append($0.id) }
            results.query.text = "ban"
            #expect(Stage.wait { list.first?.id == "banana" })
            results.query.text = "xyzzy"
            list.whenAnswered { given.append($0.id) }
            #expect(Stage.wait { results.isAnswered && list.first == nil })
            #expect(given == ["apple", "quince"])
        }
    }

    @Test("is gone with its window, though the results go on")
    func lifetime() async throws {
        let kitchen = try await Kitchen()
        let results = SearchResults(FruitQuery(), in: kitchen.environment.catalogue)
        results.start()
        let traces = shown(results)
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
        #expect(!results.rows.isEmpty)
    }

    private func shown(_ results: SearchResults<FruitQuery>) -> [Trace] {
        let list = ResultsList(results)
        let view = view(over: list)
        let bar = SearchBar("Search", text: { results.query.text }, buttons: []) { results.query.text = $0 }
        bar.lead(to: list, in: view) { _ in }
        let page = Box(.vertical, [bar, ScrolledWindow(view)])
        Stage.show(page) { _ in #expect(Stage.wait { list.source.count == 4 }) }
        return [Trace(bar), Trace(view), Trace(list.source)]
    }
}

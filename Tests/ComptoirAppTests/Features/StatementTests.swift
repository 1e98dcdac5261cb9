import ComptoirWidgets
import Foundation
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("What a click costs", .serialized, .timeLimit(.minutes(2)))
struct StatementTests {
    /// The program's sections, each visited, over the program's own packs.
    @MainActor
    private struct Visited {
        let kitchen: Kitchen
        let fruits: FruitsModel
        let fruit: FruitModel
        let list: ResultsList<FruitQuery>
        private let others: [AnyObject]

        init(_ kitchen: Kitchen) {
            self.kitchen = kitchen
            let environment = kitchen.environment
            let fruits = FruitsModel(environment: environment)
            let fruit = FruitModel(id: "kiwi", environment: environment)
            (self.fruits, self.fruit) = (fruits, fruit)
            let drinks = DrinksModel(environment: environment)
            let bar = BarModel(environment: environment)
            let days = DaysModel(environment: environment)
            let log = LogModel(environment: environment)
            let drink = DrinkModel(id: "negroni", environment: environment)
            let fruitList = ResultsList(fruits.results)
            let view = ListView(fruitList.source, row: { Label() }, update: { $0.text = $1.name })
            fruitList.follow(in: view)
            list = fruitList
            others = [drinks, bar, days, log, drink, view]
            fruits.appeared()
            fruit.appeared()
            drinks.appeared()
            bar.appeared()
            days.appeared()
            log.appeared()
            drink.appeared()
            #expect(
                Stage.wait {
                    fruits.results.isAnswered && drinks.results.isAnswered && bar.found.value != nil && days.isEmpty
                        && log.results.isAnswered && drink.name != nil && bar.outlook.isReckoned
                        && fruitList.source.count == 4
                })
            #expect(heartOfKiwi == false)
        }

        /// Whether the list shows the kiwi as a favourite.
        var heartOfKiwi: Bool? {
            let source = list.source
            return (0..<source.count).lazy.map { source.element(at: $0) }.first { $0.id == "kiwi" }?.isFavourite
        }
    }

    @Test("a heart takes four statements at most, however many sections were visited")
    func heart() async throws {
        Stage.open()
        StatementCounter.begin()
        defer { StatementCounter.end() }
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let environment = kitchen.environment
        // Of an empty shelf the bar would reckon nothing.
        try await environment.library.setShelf([ShelfItem("gin")])
        #expect(Stage.wait { !environment.bar.isEmpty })
        let visited = Visited(kitchen)
        for isSet in [true, false] {
            StatementCounter.reset()
            visited.fruit.favouriteClicked()
            await environment.performing?.value
            #expect(Stage.wait { visited.heartOfKiwi == isSet })
            // Whoever else was woken has had his turn by then, of the main actor and of the connections.
            for _ in 0..<200 { #expect(try await !environment.library.checkForOutsideChanges()) }
            let statements = StatementCounter.all
            #expect(statements.count <= 4 && !statements.isEmpty, "\(statements.joined(separator: "\n\n"))")
            #expect(statements.contains { $0.contains("favourite") })
            #expect(try await environment.library.isFavourite(.fruit, id: "kiwi") == isSet)
        }
    }

    @Test("the shelf of the bar is read and shown without the main thread waiting for it")
    func shelf() async throws {
        Stage.open()
        StatementCounter.begin()
        defer { StatementCounter.end() }
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let model = BarModel(environment: kitchen.environment)
        StatementCounter.reset()
        model.appeared()
        #expect(Stage.wait { model.groups.count > 5 })
        model.put([ShelfItem("gin")])
        #expect(Stage.wait { model.groups[0].bottles.map(\.id) == ["gin"] && model.outlook.isReckoned })
        model.query.text = "rum"
        #expect(Stage.wait { model.found.value?.query.text == "rum" && model.cellarCount > 0 })
        #expect(StatementCounter.all.contains { $0.contains("ingredient") })
        #expect(StatementCounter.onMainThread.isEmpty, "\(StatementCounter.onMainThread.joined(separator: "\n\n"))")
    }

    @Test("a reset reads the history of its own counter, and of no other")
    func reset() async throws {
        Stage.open()
        StatementCounter.begin()
        defer { StatementCounter.end() }
        let kitchen = try await Kitchen()
        let environment = kitchen.environment
        let (library, stamp) = (environment.library, environment.today.stamp)
        var ids: [Counter.ID] = []
        for name in ["Smoking", "Sugar", "Running"] {
            let settings = Counter.Settings(name: name, colour: RGB(red: 1, green: 2, blue: 3), notifies: true)
            ids.append(try await library.addCounter(settings, start: stamp.day.adding(days: -9), at: stamp).counter)
        }
        let days = DaysModel(environment: environment)
        var exported = ""
        let service = try CountingService(
            environment, staysForMilestones: false, send: { _, _ in }, withdraw: { _ in })
        service.onExport = { exported = $0 ?? "" }
        days.appeared()
        #expect(Stage.wait { days.counters.count == 3 })
        days.reckon()
        #expect(Stage.wait { ids.allSatisfy { days.states.known[$0]?.days == 9 } && exported.contains("Running") })
        // Whoever has heard of this one has heard of all that came before.
        days.resetClicked(days.counters[2])
        #expect(
            Stage.wait { days.states.known[ids[2]]?.days == 0 && exported.split(separator: "\"days\" : 0").count == 2 })
        StatementCounter.reset()
        days.resetClicked(days.counters[1])
        #expect(
            Stage.wait { days.states.known[ids[1]]?.days == 0 && exported.split(separator: "\"days\" : 0").count == 3 })
        let histories = StatementCounter.all.filter { $0.contains("FROM counterEvent WHERE counter") }
        #expect(!histories.isEmpty)
        for history in histories { #expect(history.contains("counter = \(ids[1])"), "\(history)") }
    }

    @Test("the page of a long log reads a few pages of it, and one entry more reads one")
    func log() async throws {
        Stage.open()
        StatementCounter.begin()
        defer { StatementCounter.end() }
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let (library, stamp) = (kitchen.environment.library, kitchen.environment.today.stamp)
        for number in 0..<1000 {
            try await library.made("negroni", on: stamp.day.adding(days: -number), at: stamp, note: "No. \(number)")
        }
        let model = LogModel(environment: kitchen.environment)
        let view = LogView(model: model, environment: kitchen.environment)
        StatementCounter.reset()
        func rows() -> Int { everything(in: view).count { $0 is LogRow } }
        func pages() -> Int { StatementCounter.all.count { $0.contains("AS page CROSS JOIN library.made AS m") } }
        func shows(_ text: String) -> Bool {
            everything(in: view).contains { ($0 as? Label)?.text.contains(text) ?? false }
        }
        Stage.show(view) { _ in
            #expect(Stage.wait { shows("No. 0") && model.statistics != nil })
            #expect(rows() < 300 && (1...5).contains(pages()), "\(rows()) rows, \(pages()) pages")
            StatementCounter.reset()
            kitchen.environment.perform { try await library.made("mojito", at: stamp, note: "One more") }
            #expect(Stage.wait { shows("One more") })
            #expect(pages() <= 5, "\(pages()) pages")
        }
    }

    @Test("the page of many orders reads a few pages of them, which have their pictures with them")
    func orders() async throws {
        Stage.open()
        StatementCounter.begin()
        defer { StatementCounter.end() }
        let kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        let (catalogue, library) = (kitchen.environment.catalogue, kitchen.environment.library)
        for _ in 0..<150 {
            try await catalogue.addToCart([("gin", 1, []), ("lime", 1, [])])
            try await library.checkout(catalogue.cart, key: UUID())
        }
        let view = OrdersView(
            model: OrdersModel(environment: kitchen.environment), environment: kitchen.environment)
        StatementCounter.reset()
        func pictures() -> Int { everything(in: view).count { ($0 as? ProductPicture)?.product?.name == "Lime" } }
        Stage.show(view, width: 1000, height: 700) { _ in
            #expect(Stage.wait { pictures() > 3 })
            let read = StatementCounter.onMainThread.filter { $0.contains("orderLine") }
            #expect((1...5).contains(read.count), "\(read.joined(separator: "\n\n"))")
            #expect(read.allSatisfy { $0.contains("AS page CROSS JOIN library.shopOrder AS o") })
        }
    }

    @Test("a letter in a search writes no setting")
    func letter() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        let fruits = FruitsModel(environment: kitchen.environment)
        let drinks = DrinksModel(environment: kitchen.environment)
        drinks.query.lacking = 1
        let before = kitchen.storage.writes
        for text in ["k", "ki", "kiw", ""] {
            fruits.query.text = text
            drinks.query.text = text
        }
        #expect(kitchen.storage.writes == before)
        fruits.query.isDescending = true
        drinks.query.lacking = nil
        #expect(kitchen.storage.writes == before + 2)
    }
}

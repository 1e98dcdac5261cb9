import Foundation
import ServerUI
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("What screens do")
struct ScreenActionsTests {
    private let kitchen: Kitchen
    private let actions: ScreenActions
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        actions = ScreenActions(
            environment: kitchen.environment, screen: ScreenActions.Screen(refetch: {}, submit: { _, _ in }))
    }

    private func perform(_ name: String, _ arguments: [String: Value] = [:]) async throws {
        let verb = try #require(Vocabulary.ofProgram.verbs[name])
        try await actions.perform(verb, arguments)
    }

    /// Takes back what was told last.
    private func undo() async throws {
        let notice = try #require(environment.notices.last)
        let undo = try #require(notice.undo, "«\(notice.text)» cannot be taken back")
        undo()
        await environment.performing?.value
    }

    @Test("puts things into the cart, by product, ingredient and fruit, and takes that back")
    func cart() async throws {
        try await perform("cart.add", ["product": .text("gin"), "quantity": .number(2)])
        #expect(try await environment.catalogue.cart.count == 2)
        try await perform("cart.add", ["ingredient": .text("campari")])
        #expect(try await environment.catalogue.cart.count == 3)
        try await undo()
        let items = try await environment.catalogue.cart.items
        #expect(items.map(\.line.product) == ["gin"])
        try await perform("cart.remove", ["id": .text(String(items[0].id))])
        #expect(try await environment.catalogue.cart.isEmpty)
        try await undo()
        #expect(try await environment.catalogue.cart.count == 2)
    }

    @Test("puts bottles onto the shelf and takes them off")
    func shelf() async throws {
        try await perform("shelf.toggle", ["ingredient": .text("gin")])
        #expect(try await environment.library.shelfItem("gin") != nil)
        try await perform("shelf.toggle", ["ingredient": .text("gin")])
        #expect(try await environment.library.shelfItem("gin") == nil)
        try await undo()
        #expect(try await environment.library.shelfItem("gin") != nil)
    }

    @Test("marks favourites, rates, and notes what was made")
    func drinks() async throws {
        let library = environment.library
        try await perform("favourite.toggle", ["kind": .text("drink"), "id": .text("negroni")])
        #expect(try await library.isFavourite(.drink, id: "negroni"))
        try await perform("favourite.toggle", ["kind": .text("drink"), "id": .text("negroni")])
        try await undo()
        #expect(try await library.isFavourite(.drink, id: "negroni"))
        try await perform("drink.rate", ["id": .text("negroni"), "stars": .number(3.5)])
        #expect(try await library.rating(drink: "negroni") == 7)
        try await undo()
        #expect(try await library.rating(drink: "negroni") == nil)
        try await perform("drink.make", ["id": .text("negroni"), "servings": .number(2)])
        #expect(try await library.log().map(\.servings) == [2])
        try await undo()
        #expect(try await library.log().isEmpty)
    }

    @Test("sets counters back and marks days, and takes that back")
    func counters() async throws {
        let library = environment.library
        let stamp = environment.today.stamp
        let colour = RGB(red: 1, green: 2, blue: 3)
        let id = try await library.addCounter(
            Counter.Settings(name: "walk", kind: .with, colour: colour, isMarked: true), at: stamp
        ).counter
        try await perform("counter.mark", ["id": .text(String(id))])
        #expect(try await library.counterSummary(id, today: stamp.day)?.state.isMarkedToday == true)
        try await undo()
        #expect(try await library.counterSummary(id, today: stamp.day)?.state.isMarkedToday == false)
        let plain = try await library.addCounter(Counter.Settings(name: "tea", colour: colour), at: stamp).counter
        try await perform("counter.reset", ["id": .text(String(plain))])
        #expect(environment.notices.last?.text == "tea starts again.")
        #expect(Vocabulary.ofProgram.verbs["counter.reset"]?.asksFirst == true)
    }

    @Test("goes to pages of the program, and to nothing else")
    func navigation() async throws {
        try await perform("navigate", ["to": .text("comptoir:/drink/negroni")])
        #expect(environment.navigator.current == .drink("negroni"))
        await #expect(throws: (any Error).self) { try await perform("navigate", ["to": .text("file:///etc/x.json")]) }
        await #expect(throws: (any Error).self) { try await perform("navigate", ["to": .text("comptoir:/nowhere")]) }
        try await perform("bar.showMakeable")
        #expect(environment.navigator.current == .drinksMatching(DrinkQuery(lacking: 0)))
        var opened: [String] = []
        environment.opener = { opened.append($0) }
        try await perform("openURL", ["address": .text("https://example.org/")])
        #expect(opened == ["https://example.org/"])
    }

    @Test("asks before it deletes, and does nothing where nobody answers")
    func asking() async throws {
        let verb = try #require(Vocabulary.ofProgram.verbs["counter.reset"])
        #expect(await actions.confirm(verb, ["id": .text("1")]) == false)
        environment.asker = { _ in 0 }
        #expect(await actions.confirm(verb, ["id": .text("1")]))
        environment.asker = { _ in nil }
        #expect(await actions.confirm(verb, ["id": .text("1")]) == false)
    }

    @Test("says so where a screen has a mistake, whatever the verb", arguments: ProgramVerbs.all.map(\.name))
    func mistakes(verb: String) async throws {
        guard let needs = Vocabulary.ofProgram.verbs[verb]?.arguments, !needs.isEmpty else {
            return try await perform(verb)
        }
        await #expect(throws: ActionProblem.self) { try await perform(verb) }
        #expect(environment.notices.last?.text == "This button does not work: the screen has a problem.")
        let unknown = Dictionary(uniqueKeysWithValues: needs.map { ($0.name, Value.text("no-such-thing")) })
        guard verb != "drinks.withFruit" else { return }
        await #expect(throws: ActionProblem.self) { try await perform(verb, unknown) }
    }
}

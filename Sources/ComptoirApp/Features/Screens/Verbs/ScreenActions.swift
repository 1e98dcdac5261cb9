import GTK
import ServerUI
import Store

/// Does for a screen what its actions ask for, as the program's own pages do: told, and with a way to take it back.
@MainActor
final class ScreenActions: ActionHandler {
    /// What the screen itself is asked.
    struct Screen {
        /// Asks for it anew.
        var refetch: @MainActor () -> Void
        /// Sends a value to a path on its own server.
        var submit: @MainActor (_ value: Value?, _ path: String?) async throws -> Void
    }

    private unowned let environment: Environment
    private let screen: Screen

    init(environment: Environment, screen: Screen) {
        self.environment = environment
        self.screen = screen
    }

    func perform(_ verb: Verb, _ arguments: [String: Value]) async throws {
        do {
            try await act(verb.name, ActionArguments(verb: verb.name, values: arguments))
        } catch let error as CancellationError {
            throw error
        } catch {
            environment.report(error)
            throw error
        }
    }

    func confirm(_ verb: Verb, _ arguments: [String: Value]) async -> Bool {
        let asked = ActionArguments(verb: verb.name, values: arguments)
        return await environment.ask(await question(verb.name, asked)) == 0
    }

    /// What is asked before something that cannot simply be left alone.
    private func question(_ verb: String, _ arguments: ActionArguments) async -> Alert {
        guard verb == "counter.reset" else { return Alert(tr("Do it?"), choices: [.destructive(tr("_Do it"))]) }
        let id = arguments.optionalText("id").flatMap { Int64($0) }
        let counter = environment.screens.sources.counter(id)
        return Alert(
            tr("Set {name} back to zero?", ["name": counter?.name ?? tr("the counter")]),
            detail: tr("Its record stays."), choices: [.destructive(tr("_Reset"))])
    }

    private func act(_ verb: String, _ arguments: ActionArguments) async throws {
        switch verb {
        case "navigate": try go(to: arguments.text("to"))
        case "back": environment.navigator.back()
        case "openURL": try await environment.opener(arguments.text("address"))
        case "refetch": screen.refetch()
        case "submit": try await screen.submit(arguments.values["value"], arguments.optionalText("to"))
        case "copy":
            Clipboard.current.set(try arguments.text("text"))
            environment.tell(tr("Copied"))
        case "discover.another": environment.screens.sources.discovery.another()
        case "bar.showMakeable": show(DrinkQuery(lacking: 0))
        case "drinks.withFruit": show(DrinkQuery(fruit: try arguments.text("fruit")))
        default: try await change(verb, arguments)
        }
    }

    /// Opens a page of the program; a screen does not open files.
    private func go(to text: String) throws {
        let address = try Address(text)
        if case .screenFile = address { throw AddressProblem(text: text) }
        environment.navigator.open(address)
    }

    /// Shows some of the drinks.
    private func show(_ query: DrinkQuery) {
        environment.navigator.open(.drinksMatching(query))
    }

    /// Does what changes something of the person's.
    private func change(_ verb: String, _ arguments: ActionArguments) async throws {
        switch verb {
        case "cart.add": try await environment.addToCart(arguments)
        case "cart.remove": try await environment.removeFromCart(line: arguments.row("id"))
        case "shelf.toggle": try await environment.toggleOnShelf(arguments.text("ingredient"))
        case "favourite.toggle":
            let kind = try arguments.text("kind")
            guard let kind = EntryKind(rawValue: kind) else { throw ActionProblem.unknown(kind, of: verb) }
            try await environment.toggleFavourite(kind, arguments.text("id"))
        case "drink.rate":
            try await environment.rate(drink: arguments.text("id"), stars: arguments.number("stars") ?? 0)
        case "drink.make":
            try await environment.make(drink: arguments.text("id"), servings: arguments.number("servings") ?? 1)
        case "counter.reset": try await environment.resetCounter(try arguments.row("id"))
        case "counter.mark": try await environment.toggleMark(counter: try arguments.row("id"))
        default: fatalError("«\(verb)» is a verb of the program, and nothing does it")
        }
    }
}

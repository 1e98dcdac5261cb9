import Store

/// Puts what runs low or out on the shelf into the cart, where the person wants that.
///
/// It is the running low that counts: what is taken out of the cart again stays out of it, until it has been there and
/// runs low once more.
@MainActor
final class LowStock {
    private let environment: Environment
    private let tasks = TaskBag()
    /// How much there was of each thing when the shelf was last looked at; nil before the first time.
    private var states: [String: ShelfItem.State]?

    init(environment: Environment) { self.environment = environment }

    /// Begins to follow the shelf.
    func start() {
        tasks.cancel()
        states = nil
        tasks.follow(environment.library.shelfUpdates(), orElse: environment.report) { [weak self] in
            self?.changed($0)
        }
    }

    /// Whether the shelf has been looked at.
    var isFollowing: Bool { states != nil }

    /// Whether the shelf is known to have an ingredient in a state.
    func knows(_ ingredient: String, _ state: ShelfItem.State) -> Bool { states?[ingredient] == state }

    private func changed(_ items: [ShelfItem]) {
        let before = states
        states = Dictionary(items.map { ($0.ingredient, $0.state) }, uniquingKeysWith: { first, _ in first })
        guard let before, environment.preferences.addsLowToCart else { return }
        let low = items.filter { $0.state != .have && before[$0.ingredient] == .have }.map(\.ingredient)
        if !low.isEmpty { buy(low) }
    }

    private func buy(_ ingredients: [String]) {
        environment.perform { [environment] in
            let cart = try await environment.catalogue.cart
            let products = try await environment.catalogue.products(forIngredients: ingredients)
            let wanted = ingredients.compactMap { products[$0]?.first }.filter { cart.quantity(of: $0.id) == 0 }
            guard !wanted.isEmpty else { return }
            let names = ListFormat(environment.formats.locale).and(wanted.map(\.name))
            environment.addToCart(
                wanted.map { ($0.id, 1, [.low]) }, tr("Runs low, and is in the cart: {names}.", ["names": names]))
        }
    }
}

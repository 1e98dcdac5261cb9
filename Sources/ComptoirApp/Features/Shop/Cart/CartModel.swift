import Observation
import Store

/// The cart: its lines by aisle, checked off while shopping, with notes, in the person's order.
@MainActor @Observable
final class CartModel {
    /// An aisle and the lines that stand in it.
    struct Aisle: Equatable, Identifiable {
        let kind: ProductKind
        let items: [Cart.Item]
        var id: String { kind.rawValue }
    }

    /// The names of the drinks that something is bought for, by id.
    private(set) var drinks: [String: String] = [:]
    /// Drinks that take something of what is in the cart, those first that take most of it and need least beside.
    let drinksWithIt = LiveValue<[DrinkTaking]>()
    /// The question whether to order, while it is on the screen, and what came of it.
    var checkout: CheckoutModel?
    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    /// How many of these are shown at most.
    static let mostDrinks = 6

    init(environment: Environment) { self.environment = environment }

    /// What is in the cart, how far that has been read.
    var state: Loadable<Cart> { environment.cart.state }
    var cart: Cart { environment.cart.value ?? .empty }

    /// The lines by aisle.
    var aisles: [Aisle] { cart.aisles.map { Aisle(kind: $0.kind, items: $0.items) } }

    /// How many lines are checked off.
    var checkedCount: Int { cart.items.count { $0.line.isChecked } }

    /// How many things are in the cart.
    var countText: String { environment.formats.items(cart.count) }

    /// What the cart costs.
    var totalText: String { environment.formats.total(cart.total) }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        if state.hasFailed { environment.cart.follow(environment.catalogue.cartUpdates()) }
        tasks.cancel()
        let updates = environment.catalogue.values(on: [.packs, .cart]) { catalogue in
            let ids = try await catalogue.cart.items.flatMap(\.line.reasons).compactMap(\.drink)
            return try await catalogue.names(of: .drink, Set(ids))
        }
        tasks.follow(updates, orElse: environment.report) { [weak self] in self?.drinks = $0 }
        drinksWithIt.follow(
            environment.catalogue.values(on: [.packs, .cart, .shelf]) { catalogue in
                let products = try await catalogue.cart.items.compactMap(\.product)
                return try await catalogue.drinks(taking: products, most: CartModel.mostDrinks)
            })
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    // MARK: What the person does with a line

    /// Checks a line off, or takes the check away.
    func checked(_ item: Cart.Item) {
        change { try await $0.setCartChecked(!item.line.isChecked, item.id) }
    }

    /// Says how many of a line are wanted; 0 takes it out, which can be taken back.
    func quantityChosen(_ quantity: Int, of item: Cart.Item) {
        guard quantity > 0 else { return removed(item) }
        change { try await $0.setCartQuantity(min(quantity, Cart.quantityLimit), item.id) }
    }

    /// Writes a note to a line.
    func noteTyped(_ note: String, for item: Cart.Item) {
        guard note != item.line.note else { return }
        change { try await $0.setCartNote(note, item.id) }
    }

    /// Moves a line to another place among all.
    func moved(_ item: Cart.Item, to place: Int) { change { try await $0.moveCartLine(item.id, to: place) } }

    /// Writes a line that is no product, as “ice”.
    func lineWritten(_ text: String) { change { try await $0.addCartText(text) } }

    /// Takes a line out; that can be taken back.
    func removed(_ item: Cart.Item) {
        remove(tr("{name} was removed from the cart.", ["name": item.name])) { try await $0.removeFromCart([item.id]) }
    }

    /// Takes out what is checked off; that can be taken back.
    func checkedRemoved() {
        let lines = cart.items.filter(\.line.isChecked).map(\.id)
        guard !lines.isEmpty else { return }
        let text = trn(
            "{count} line was removed from the cart.", "{count} lines were removed from the cart.", lines.count)
        remove(text) { try await $0.removeFromCart(lines) }
    }

    /// Takes everything out; that can be taken back.
    func cleared() { remove(tr("The cart is empty.")) { try await $0.clearCart() } }

    private func change(_ change: @escaping @Sendable (Library) async throws -> Library.CartChange) {
        environment.perform { [library = environment.library] in _ = try await change(library) }
    }

    private func remove(
        _ text: String, _ change: @escaping @Sendable (Library) async throws -> Library.CartChange
    ) {
        environment.perform { [environment, library = environment.library] in
            let change = try await change(library)
            guard !change.isEmpty else { return }
            environment.tell(text) { try await library.undo(change) }
        }
    }
}

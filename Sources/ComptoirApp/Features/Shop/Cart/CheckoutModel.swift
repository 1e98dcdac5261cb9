import Foundation
import Observation
import Store

/// The question whether what is in the cart shall be ordered, and what came of it.
///
/// It is about the cart as it was when it was asked: where that has changed meanwhile nothing is ordered.
@MainActor @Observable
final class CheckoutModel {
    /// How far it has come.
    enum State: Equatable {
        /// The person is asked.
        case asking
        /// The order is being placed.
        case placing
        /// The order is placed, and the cart is empty.
        case placed(Order)
        /// Nothing was ordered, and why.
        case failed(Failure)
    }

    private(set) var state = State.asking
    /// What is asked about.
    private(set) var cart: Cart

    @ObservationIgnored private let environment: Environment
    /// Told to the library once for each answer, so that a second click orders nothing more.
    @ObservationIgnored private var key = UUID()

    init(environment: Environment) {
        self.environment = environment
        cart = environment.cart.value ?? .empty
    }

    /// Whether there is anything to be ordered.
    var canOrder: Bool { !cart.isEmpty }

    /// Whether a server takes the order; otherwise it is kept here alone.
    var isSent: Bool { environment.orderServer != nil }

    /// What is asked, in one sentence for who cannot see the receipt.
    var question: String {
        let values: TextValues = [
            "items": environment.formats.items(cart.count), "total": environment.formats.total(cart.total),
        ]
        return isSent
            ? tr("Order {items} ({total})? The order is sent, and the cart is emptied.", values)
            : tr("Save the order of {items} ({total})? It is kept on this device, and the cart is emptied.", values)
    }

    /// What becomes of the order and of the cart, in a sentence.
    var outcome: String {
        isSent
            ? tr("The order is sent, and the cart is emptied.")
            : tr("The order is kept on this device, and the cart is emptied.")
    }

    /// Whether what is asked about is shown: not once it is no longer what is in the cart.
    var showsReceipt: Bool { if case .failed = state { false } else { canOrder } }

    /// How many lines the receipt shows at most.
    static let mostLines = 6

    /// The lines that the receipt shows; of a long cart the first ones.
    var lines: [Cart.Item] {
        // In the order in which the cart shows them.
        let items = cart.aisles.flatMap(\.items)
        return items.count > CheckoutModel.mostLines ? Array(items.prefix(CheckoutModel.mostLines - 1)) : items
    }

    /// How many lines it leaves out.
    var hiddenLines: Int { cart.items.count - lines.count }

    /// What the last line is about: the sum, or how many things where there is none.
    var sumTitle: String { sums.isEmpty ? environment.formats.items(cart.count) : tr("Total") }

    /// How many things the sum is of, and how many of them have no price; empty where there is no sum.
    var amountText: String {
        guard !sums.isEmpty else { return "" }
        return [environment.formats.items(cart.count), environment.formats.unpriced(cart.total)]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// What stands in place of the sum where nothing has a price.
    var unpricedText: String { environment.formats.unpriced(cart.total).capitalizedFirst }

    /// What they cost, each currency for itself; none where nothing has a price.
    var sums: [String] { cart.total.amounts.map(environment.formats.money) }

    /// What came of it, in a sentence; nil while there is nothing to say.
    var message: String? {
        switch state {
        case .asking, .placing: nil
        case .placed(let order):
            order.state == .waiting
                ? tr("Thank you. It is saved under Orders; it is being sent.")
                : tr("Thank you. It is saved under Orders.")
        case .failed(let failure): failure.text
        }
    }

    /// Orders what was shown.
    func confirmed() {
        guard canOrder, state == .asking else { return }
        state = .placing
        let (library, cart, key, server) = (environment.library, cart, key, environment.orderServer)
        environment.perform { [weak self, environment] in
            do {
                let order = try await library.checkout(cart, key: key, sendTo: server)
                environment.ordersPlaced += 1
                self?.state = .placed(order)
            } catch {
                self?.state = .failed(Failure(error))
                // Where nobody looks any more, they are told in passing.
                if self == nil { throw error }
            }
        }
    }

    /// Asks anew, about the cart as it is now, after nothing was ordered.
    func askAgainClicked() {
        guard case .failed = state else { return }
        cart = environment.cart.value ?? .empty
        key = UUID()
        state = .asking
    }
}

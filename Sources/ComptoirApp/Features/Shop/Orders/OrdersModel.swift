import Observation
import Store

/// The orders, the newest first.
@MainActor @Observable
final class OrdersModel {
    /// The orders.
    let results: SearchResults<OrderQuery>
    @ObservationIgnored let environment: Environment

    init(environment: Environment) {
        self.environment = environment
        results = SearchResults(OrderQuery(), in: environment.catalogue)
    }

    /// Starts reading, and reads again when orders change.
    func appeared() { results.start() }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// When an order was placed.
    func title(_ order: OrderSummary) -> String { environment.formats.moment(order.placedAt) }

    /// What an order cost; empty where nothing had a price.
    func total(_ order: OrderSummary) -> String { order.total.map(environment.formats.money) ?? "" }

    /// How much was bought, how much of it had no price, and how far it has come.
    func detail(_ order: OrderSummary) -> String {
        let formats = environment.formats
        return [
            formats.items(order.count), formats.withoutPrice(order.withoutPrice),
            order.state == .local ? nil : order.state.title,
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

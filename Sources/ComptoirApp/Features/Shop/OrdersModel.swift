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

    /// How much was bought, what it cost, and how far it has come.
    func detail(_ order: OrderSummary) -> String {
        let formats = environment.formats
        let rest =
            order.withoutPrice > 0 ? trn("{count} without price", "{count} without price", order.withoutPrice) : nil
        return [
            formats.items(order.count), order.total.map(formats.money), rest,
            order.state == .local ? nil : order.state.title,
        ].compactMap(\.self).joined(separator: " · ")
    }
}

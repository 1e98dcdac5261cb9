import Observation
import Store
import Widgets

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

    /// What stands in place of the orders: nil where there are any.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(
            tr("Looking through the receipts…"), pictures, retry: { [weak self] in self?.retryClicked() }
        ) {
            guard $0.rows.isEmpty else { return nil }
            return .empty(
                title: tr("No orders yet"), text: tr("What you order from the cart is kept here."),
                picture: pictures.bowl)
        }
    }
}

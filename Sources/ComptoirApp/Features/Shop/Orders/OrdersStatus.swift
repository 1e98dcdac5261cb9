import Widgets

extension OrdersModel {
    /// What stands in place of the orders: nil where there are any.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(
            tr("Looking through the receipts…"), pictures, retry: { [weak self] in self?.retryClicked() }
        ) {
            guard $0.rows.isEmpty else { return nil }
            return .empty(
                title: tr("No orders yet"), text: tr("What you order from the cart is kept here."),
                picture: pictures.receipt)
        }
    }
}

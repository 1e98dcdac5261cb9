import Widgets

extension OrderModel {
    /// What stands in place of the page: nil where the order is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(
            tr("Looking through the receipts…"), pictures, retry: { [weak self] in self?.retryClicked() }
        ) {
            guard $0 == nil else { return nil }
            return .empty(
                title: tr("We don’t have that order"), text: tr("It may have been removed."), picture: pictures.nothing,
                action: NextStep(tr("Show all orders")) { [navigator = environment.navigator] in
                    navigator.openFromList(.orders)
                })
        }
    }
}

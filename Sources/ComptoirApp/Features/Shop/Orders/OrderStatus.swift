import Widgets

extension OrderModel {
    /// What stands in place of the page: nil where the order is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(
            tr("Looking through the receipts…"), pictures, retry: { [weak self] in self?.retryClicked() }
        ) {
            guard $0 == nil else { return nil }
            return .failed(
                title: tr("There is no such order"), text: tr("It may have been removed."), picture: pictures.broken)
        }
    }
}

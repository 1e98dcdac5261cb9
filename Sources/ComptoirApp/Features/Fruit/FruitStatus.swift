import Widgets

extension FruitModel {
    /// What stands in place of the page: nil where the fruit is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Washing the fruit…"), pictures, retry: retryClicked) { fruit in
            guard fruit == nil else { return nil }
            return .failed(
                title: tr("There is no such fruit"),
                text: tr("The catalogue has no fruit called «{id}».", ["id": id]), picture: pictures.broken)
        }
    }
}

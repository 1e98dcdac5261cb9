import Widgets

extension FruitModel {
    /// What stands in place of the page: nil where the fruit is there.
    func status(brokenPicture: String) -> StatusState? {
        switch state {
        case .loading: .loading(tr("Washing the fruit…"))
        case .ready: nil
        case .missing:
            .failed(
                title: tr("There is no such fruit"),
                text: tr("The catalogue has no fruit called «{id}».", ["id": id]), picture: brokenPicture)
        case .failed(let message, let advice):
            .failed(
                title: message, text: advice, picture: brokenPicture,
                retry: NextStep(tr("Try again")) { [weak self] in self?.retryClicked() })
        }
    }
}

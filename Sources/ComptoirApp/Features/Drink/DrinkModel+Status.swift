import Widgets

extension DrinkModel {
    /// What stands in place of the page: nil where the drink is there.
    func status(brokenPicture: String) -> StatusState? {
        switch state {
        case .loading: .loading(tr("Reaching for the shaker…"))
        case .ready: nil
        case .missing:
            .failed(
                title: tr("There is no such drink"),
                text: tr("The catalogue has no drink called «{id}».", ["id": id]), picture: brokenPicture)
        case .failed(let message, let advice):
            .failed(
                title: message, text: advice, picture: brokenPicture,
                retry: NextStep(tr("Try again")) { [weak self] in self?.retryClicked() })
        }
    }
}

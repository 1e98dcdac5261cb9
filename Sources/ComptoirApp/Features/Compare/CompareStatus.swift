import Widgets

extension CompareModel {
    /// What stands in place of the page: nil where the fruits are there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        shown.state.status(tr("Washing the fruit…"), pictures, retry: retryClicked) { _ in nil }
    }
}

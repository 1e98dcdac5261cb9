import GTK
import Widgets

extension CounterModel {
    /// What stands in place of the counter's pages: nil where it is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        history.state.status(tr("Counting…"), pictures, retry: { [weak self] in self?.retryClicked() }) { history in
            guard history == nil else { return nil }
            return .empty(
                title: tr("This is no longer counted"), text: tr("The counter was deleted."), picture: pictures.bowl,
                action: NextStep(tr("All counters")) { [navigator = environment.navigator] in
                    navigator.openFromList(.counters)
                })
        }
    }
}

import GTK
import Widgets

extension DaysModel {
    /// What stands in place of the counters: nil where there are some.
    func status(_ pictures: StatusPictures) -> StatusState? {
        list.state.status(tr("Counting…"), pictures, retry: { [weak self] in self?.retryClicked() }) { counters in
            guard counters.isEmpty else { return nil }
            return .empty(
                title: tr("Nothing counted yet"),
                text: tr(
                    "Count the days with or without something, since a day or until one. Each is a stroke on the slate."
                ),
                picture: pictures.slate,
                action: NextStep(tr("Count something")) { [weak self] in self?.addClicked() })
        }
    }
}

import GTK
import Widgets

extension DaysModel {
    /// What stands in place of the counters: nil where there are some.
    func status(_ pictures: StatusPictures) -> StatusState? {
        list.state.status(tr("Counting…"), pictures, retry: { [weak self] in self?.retryClicked() }) { counters in
            guard counters.isEmpty else { return nil }
            return .empty(
                title: tr("Nothing counted yet"),
                text: tr("Count days with, without, since or until. Each one is a stroke on the slate."),
                picture: pictures.slate,
                action: NextStep(tr("Count something")) { [weak self] in self?.addClicked() })
        }
    }
}

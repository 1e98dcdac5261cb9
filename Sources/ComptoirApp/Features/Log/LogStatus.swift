import Store
import Widgets

extension LogModel {
    /// What stands in place of the log: nil where there are entries.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(tr("Dusting the bottles…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            guard $0.rows.isEmpty else { return nil }
            return .empty(
                title: tr("No drinks made yet"),
                text: tr("Press “I made this” on a drink’s page, or log one here."),
                picture: pictures.glass,
                action: NextStep(tr("Log a drink")) { [weak self] in self?.environment.askWhatWasMade() })
        }
    }
}

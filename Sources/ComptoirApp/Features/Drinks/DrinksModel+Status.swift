import Store
import Widgets

extension DrinksModel {
    /// What stands in place of the cards: nil where there are cards.
    func status(emptyPicture: String, brokenPicture: String) -> StatusState? {
        switch state {
        case .loading: return .loading(tr("Polishing the glasses…"))
        case .failed(let message, let advice):
            return .failed(
                title: message, text: advice, picture: brokenPicture,
                retry: NextStep(tr("Try again")) { [weak self] in self?.retryClicked() })
        case .ready where rows.isEmpty && query.lacking == 0:
            return .empty(
                title: tr("Nothing to be made yet"),
                text: tr("Put what you have on the shelf of your bar, and come back."), picture: emptyPicture,
                action: NextStep(tr("Show all drinks")) { [weak self] in self?.clearFilterClicked() })
        case .ready where rows.isEmpty:
            return .empty(
                title: tr("No drink like that"), text: tr("Ask for less, or look through all of them."),
                picture: emptyPicture,
                action: NextStep(tr("Clear filter")) { [weak self] in self?.clearFilterClicked() })
        case .ready: return nil
        }
    }
}

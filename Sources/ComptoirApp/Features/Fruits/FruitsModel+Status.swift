import Store
import Widgets

extension FruitsModel {
    /// What stands in place of the rows: nil where there are rows.
    func status(emptyPicture: String, brokenPicture: String) -> StatusState? {
        switch state {
        case .loading: return .loading(tr("Filling the bowl…"))
        case .failed(let message, let advice):
            return .failed(
                title: message, text: advice, picture: brokenPicture,
                retry: NextStep(tr("Try again")) { [weak self] in self?.retryClicked() })
        case .ready where rows.isEmpty && onlyFavourites && text.isEmpty:
            return .empty(
                title: tr("No favourites yet"), text: tr("Open a fruit and press the heart to keep it here."),
                picture: emptyPicture,
                action: NextStep(tr("Show all fruits")) { [weak self] in self?.clearFilterClicked() })
        case .ready where rows.isEmpty:
            return .empty(
                title: tr("No fruit of that name"), text: tr("Try fewer letters, or look through all of them."),
                picture: emptyPicture,
                action: NextStep(tr("Show all fruits")) { [weak self] in self?.clearFilterClicked() })
        case .ready: return nil
        }
    }
}

extension FruitQuery.Order {
    /// The order in a word or two.
    var title: String {
        switch self {
        case .bestMatch: tr("Best match")
        case .name: tr("Name")
        case .energy: tr("Energy")
        case .sugars: tr("Sugar")
        case .vitaminC: tr("Vitamin C")
        }
    }
}

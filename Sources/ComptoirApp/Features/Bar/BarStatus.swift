import Store
import Widgets

extension BarModel {
    /// What stands in place of the shelf: nil where there is something on it or below it.
    func status(_ pictures: StatusPictures) -> StatusState? {
        found.state.status(tr("Dusting the bottles…"), pictures, retry: retryClicked) { answer in
            guard answer.ingredients.isEmpty else { return nil }
            return .empty(
                title: tr("No ingredient like that"),
                text: answer.resembling.question ?? tr("Try fewer letters, or another sort."),
                picture: pictures.nothing, offers: answer.resembling.offers { self.query.text = $0.name },
                action: NextStep(tr("Show all ingredients"), clearFilterClicked))
        }
    }
}

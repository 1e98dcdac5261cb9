import Store
import Widgets

extension DrinksModel {
    /// What stands in place of the cards: nil where there are cards.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(tr("Polishing the glasses…"), pictures, retry: retryClicked) { answer in
            guard answer.rows.isEmpty else { return nil }
            return query.lacking == 0
                ? .empty(
                    title: tr("Nothing to be made yet"),
                    text: tr("Put what you have on the shelf of your bar, and come back."), picture: pictures.glass,
                    action: NextStep(tr("Show all drinks"), clearFilterClicked))
                : .empty(
                    title: tr("No drink like that"), text: tr("Ask for less, or look through all of them."),
                    picture: pictures.glass, action: NextStep(tr("Clear filter"), clearFilterClicked))
        }
    }
}

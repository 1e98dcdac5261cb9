import Store
import Widgets

extension BarModel {
    /// What stands in place of the rows: nil where there are rows.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(tr("Dusting the bottles…"), pictures, retry: retryClicked) { answer in
            guard answer.rows.isEmpty else { return nil }
            let all = NextStep(tr("Show all ingredients"), clearFilterClicked)
            return query == IngredientQuery(onlyOnShelf: true)
                ? .empty(
                    title: tr("The shelf is empty"), text: tr("Say of a few ingredients that you have them."),
                    picture: pictures.glass, action: all)
                : .empty(
                    title: tr("No ingredient like that"), text: tr("Try fewer letters, or another sort."),
                    picture: pictures.glass, action: all)
        }
    }
}

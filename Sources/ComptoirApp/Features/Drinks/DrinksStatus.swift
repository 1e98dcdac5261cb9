import Store
import Widgets

extension DrinksModel {
    /// What to do where no drink has a rating.
    static var howToRate: String { tr("Open a drink and press a star under its name.") }

    /// How many drinks are shown; nil until they have been read.
    var shownCount: Int? { results.state.value?.rows.count }

    /// What the button says that leads from the filter to the drinks.
    var showTitle: String {
        guard let shownCount else { return tr("Show") }
        return shownCount == 0
            ? tr("No drink like that")
            : trn("Show {count} drink", "Show {count} drinks", shownCount, ["count": shownCount])
    }

    /// What stands in place of the cards: nil where there are cards.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(tr("Polishing the glasses…"), pictures, retry: retryClicked) { answer in
            guard answer.rows.isEmpty else { return nil }
            if answer.query.minimumRating != nil, !isAnythingRated {
                return .empty(
                    title: tr("Nothing is rated yet"), text: DrinksModel.howToRate, picture: pictures.glass,
                    action: NextStep(tr("Any rating")) { self.query.minimumRating = nil })
            }
            if answer.query.lacking == 0 { return nothingToMake(answer.query, pictures) }
            return .empty(
                title: tr("No drink like that"),
                text: answer.resembling.question ?? tr("Ask for less, or browse them all."),
                picture: pictures.noDrink, offers: answer.resembling.offers { self.query.text = $0.name },
                action: NextStep(tr("Clear filter"), clearFilterClicked))
        }
    }

    /// What to do where nothing of what is asked for can be made: the shelf can be at fault, or the rest of the filter.
    private func nothingToMake(_ asked: DrinkQuery, _ pictures: StatusPictures) -> StatusState {
        var others = asked
        others.lacking = nil
        guard hasShelf, others.isFiltered || !others.text.isEmpty else {
            return .empty(
                title: tr("Nothing to make yet"),
                text: tr("Put what you have on the shelf of your bar, and come back."), picture: pictures.glass,
                action: NextStep(tr("Show all drinks"), clearFilterClicked))
        }
        let step =
            asked.category == nil
            ? NextStep(tr("All that you can make")) { self.query = DrinkQuery(lacking: 0) }
            : NextStep(tr("All categories")) { self.categoryChosen(nil) }
        return .empty(
            title: tr("None of these can be made yet"), text: tr("Your shelf lacks something for each of them."),
            picture: pictures.glass, action: step)
    }
}

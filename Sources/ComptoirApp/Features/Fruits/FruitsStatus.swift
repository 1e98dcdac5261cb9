import Store
import Widgets

extension FruitsModel {
    /// What stands in place of the rows: nil where there are rows.
    func status(_ pictures: StatusPictures) -> StatusState? {
        results.state.status(tr("Filling the bowl…"), pictures, retry: retryClicked) { answer in
            guard answer.rows.isEmpty else { return nil }
            let all = NextStep(tr("Show all fruits"), clearFilterClicked)
            return answer.query.onlyFavourites && answer.query.text.isEmpty
                ? .empty(
                    title: tr("No favourites yet"), text: tr("Open a fruit and press the heart to keep it here."),
                    picture: pictures.bowl, action: all)
                : .empty(
                    title: tr("No fruit called “{text}”", ["text": answer.query.text]),
                    text: answer.resembling.question ?? tr("Try fewer letters, or browse them all."),
                    picture: pictures.nothing,
                    offers: answer.resembling.offers { self.query.text = $0.name }, action: all)
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

import Store
import Widgets

extension DrinkModel {
    /// What stands in place of the page: nil where the drink is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Reaching for the shaker…"), pictures, retry: retryClicked) { record in
            guard record == nil else { return nil }
            let all = NextStep(tr("Show all drinks")) { [navigator = environment.navigator] in navigator.open(.drinks) }
            let text = tr("Nothing in the catalogue is called “{id}”.", ["id": id])
            return .empty(
                title: tr("We don’t have that drink"),
                text: resembling.names.question.map { [text, $0].joined(separator: " ") } ?? text,
                picture: pictures.noDrink,
                offers: resembling.names.offers { [navigator = environment.navigator] in navigator.open(.drink($0.id))
                },
                action: all)
        }
    }
}

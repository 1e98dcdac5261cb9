import Widgets

extension DrinkModel {
    /// What stands in place of the page: nil where the drink is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Reaching for the shaker…"), pictures, retry: retryClicked) { record in
            guard record == nil else { return nil }
            let all = NextStep(tr("Show all drinks")) { [navigator = environment.navigator] in navigator.open(.drinks) }
            return .empty(
                title: tr("We don’t have that drink"),
                text: tr("Nothing in the catalogue is called “{id}”.", ["id": id]), picture: pictures.noDrink,
                action: all)
        }
    }
}

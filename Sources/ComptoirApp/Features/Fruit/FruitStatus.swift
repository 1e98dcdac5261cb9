import Store
import Widgets

extension FruitModel {
    /// What stands in place of the page: nil where the fruit is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Washing the fruit…"), pictures, retry: retryClicked) { fruit in
            guard fruit == nil else { return nil }
            let all = NextStep(tr("Show all fruits")) { [navigator = environment.navigator] in navigator.open(.fruits) }
            let text = tr("Nothing in the catalogue is called “{id}”.", ["id": id])
            return .empty(
                title: tr("We don’t have that fruit"),
                text: resembling.names.question.map { [text, $0].joined(separator: " ") } ?? text,
                picture: pictures.nothing,
                offers: resembling.names.offers { [navigator = environment.navigator] in navigator.open(.fruit($0.id))
                },
                action: all)
        }
    }
}

import Store
import Widgets

extension ProductModel {
    /// What stands in place of the page: nil where the product is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Looking on the shelves…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            guard $0 == nil else { return nil }
            let all = NextStep(tr("Show all products")) { [navigator = environment.navigator] in navigator.open(.shop) }
            let text = tr("The shop has nothing called “{id}”.", ["id": id])
            return .empty(
                title: tr("We don’t have that product"),
                text: resembling.names.question.map { [text, $0].joined(separator: " ") } ?? text,
                picture: pictures.nothing,
                offers: resembling.names.offers { [navigator = environment.navigator] in navigator.open(.product($0.id))
                },
                action: all)
        }
    }
}

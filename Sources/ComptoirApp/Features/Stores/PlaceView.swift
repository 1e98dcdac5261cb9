import GTK
import Store
import Widgets

/// One store's page.
@MainActor
final class PlaceView: Box, RunsUnderHeader {
    init(model: PlaceModel, environment: Environment) {
        super.init(.vertical)
        let card = Box(.vertical, [PlaceCard(model: model) { environment.navigator.back() }]).styled("card", "padded")
        let body = Clamp(
            card.layout(
                margins: Insets(top: Space.small, bottom: Space.huge, start: Space.page, end: Space.page)), to: 560)
        append(PageBar(tr("Store"), environment.navigator))
        append(
            Overlay(
                ScrolledWindow(body, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]),
                over: [StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
        body.bind(\.isVisible) { model.place != nil }
    }
}

extension PlaceModel {
    /// What stands in place of the page: nil where the store is there.
    func status(_ pictures: StatusPictures) -> StatusState? {
        record.state.status(tr("Looking down the street…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            guard $0 == nil else { return nil }
            return .empty(
                title: tr("We don’t have that store"), text: tr("It may have been removed."), picture: pictures.nothing,
                action: NextStep(tr("Show all stores")) { [navigator = environment.navigator] in
                    navigator.openFromList(.stores)
                })
        }
    }
}

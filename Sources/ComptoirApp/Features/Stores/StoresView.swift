import GTK
import Store
import Widgets

/// All stores, on a map and as a list, the nearest first: each is opened, changed and removed here, and new ones are added.
@MainActor
final class StoresView: Box, RunsUnderHeader {
    init(model: PlacesModel, environment: Environment) {
        super.init(.vertical)
        let add = { @MainActor [weak model] in
            guard let model else { return }
            environment.present(tr("Add a store")) { PlaceForm(model.newDraft(), dismiss: $0) }
        }
        let plus = Button(icon: "comptoir-plus-symbolic", named: tr("Add a store"), action: add)
        append(PageBar(tr("Stores"), environment.navigator, [plus]))
        let standpoint = StandpointBar(StandpointModel(environment: environment))
        standpoint.bind(\.isVisible) { !model.nearby.isEmpty }
        let stores = StoresList(model: model, add: add) { [weak plus] in plus?.grabFocus() }
        let status = StatusPage(environment.folders, scrolls: false) { [weak model] in model?.status($0, add: add) }
        status.styled("stores-status")
        let list = Box(.vertical, spacing: Space.small, [standpoint, stores, status])
        let columns = StoresLayout(list, map: StoreMap(model: model, height: 280, grows: true))
        columns.bind(\.isListEmpty) { model.nearby.isEmpty }
        columns.margins = Insets(top: Space.small, bottom: Space.large, start: Space.page, end: Space.page)
        append(
            ScrolledWindow(Clamp(columns, to: 1080), scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }
}

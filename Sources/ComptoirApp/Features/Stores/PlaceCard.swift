import GTK
import Store
import Widgets

/// A store's panel: name, address, opening hours, and what one can do with it; in a sheet, on a page, or at a pin.
@MainActor
final class PlaceCard: Box {
    private let model: PlaceModel

    /// Makes the panel.
    /// - Parameters:
    ///   - hasTitle: whether the name stands above it; not where it stands in a sheet's title.
    ///   - done: puts it away after the store was removed.
    init(model: PlaceModel, hasTitle: Bool = true, done: @escaping @MainActor () -> Void = {}) {
        self.model = model
        super.init(.vertical, spacing: Space.small)
        if hasTitle { append(line("title-2") { $0.place?.name }) }
        append(line("prose") { $0.place?.details.address })
        append(hours())
        append(line("quiet") { $0.distanceText })
        append(line("quiet") { $0.place == nil ? nil : $0.subjectsText })
        append(line("caption", "quiet") { $0.place?.location.isolatedText })
        append(line("caption", "quiet") { $0.sourceText })
        append(line("prose") { $0.record.state.isOver && $0.place == nil ? tr("This store is no longer there.") : nil })
        append(steps())
        append(own(done))
        model.appeared()
    }

    /// Shows a store in a sheet.
    static func present(_ place: Place, _ environment: Environment) {
        environment.present(place.name) { dismiss in
            PlaceCard(model: PlaceModel(id: place.id, environment: environment), hasTitle: false, done: dismiss).layout(
                margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        }
    }

    private func line(_ classes: String..., text: @escaping @MainActor (PlaceModel) -> String?) -> Widget {
        let label = Label.wrapping(isSelectable: true)
        for name in classes { label[cssClass: name] = true }
        label.bind(\.text) { [model] in text(model) ?? "" }
        label.bind(\.isVisible) { [model] in text(model)?.isEmpty == false }
        return label
    }

    private func hours() -> Widget {
        let hours = Label.wrapping(isSelectable: true)
        hours.bind(\.text) { [model] in
            model.place.map { $0.details.hours }.map { $0.isEmpty ? "" : tr("Open: {hours}", ["hours": $0]) } ?? ""
        }
        hours.bind(\.isVisible) { [model] in model.place?.details.hours.isEmpty == false }
        return hours
    }

    private func steps() -> Widget {
        let page = Button(tr("Open _web page")) { [model] in model.pageClicked() }
        page.bind(\.isVisible) { [model] in model.place?.details.page != nil }
        let copy = Button(tr("_Copy address")) { [model] in
            Clipboard.current.set(model.copyText)
            model.environment.tell(tr("Copied"))
        }
        let maps = Button(tr("Open in _maps")) { [model] in model.mapsClicked() }
        let box = WrapBox(spacing: Space.small, [page, copy, maps])
        box.bind(\.isVisible) { [model] in model.place != nil }
        return box
    }

    private func own(_ done: @escaping @MainActor () -> Void) -> Widget {
        let edit = Button(tr("_Edit…")) { [model] in
            guard let draft = model.draft else { return }
            model.environment.present(tr("Edit the store")) { PlaceForm(draft, dismiss: $0) }
        }
        let remove = Button(tr("_Remove")) { [model] in
            model.removeClicked()
            done()
        }
        let box = WrapBox(spacing: Space.small, [edit, remove])
        box.bind(\.isVisible) { [model] in model.place?.isOwn == true }
        return box
    }
}

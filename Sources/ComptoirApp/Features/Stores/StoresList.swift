import GTK
import Store
import Widgets

/// Stores as a list, the nearest first: Enter or a click opens one, Delete removes it; at its end it shows more of many.
@MainActor
final class StoresList: Box {
    private let model: PlacesModel
    private let list = ListBox(.none)

    /// Makes a list.
    /// - Parameters:
    ///   - add: opens the form for a new one; nil where that is offered elsewhere.
    ///   - emptied: called when the store that had the keyboard was the last one; puts the keyboard elsewhere.
    init(
        model: PlacesModel, add: (@MainActor () -> Void)? = nil, emptied: @escaping @MainActor () -> Void = {}
    ) {
        self.model = model
        super.init(.vertical, spacing: Space.tiny)
        let environment = model.environment
        list.accessibleLabel = tr("Stores")
        list.activatesOnSingleClick = true
        list.onRowActivated { [weak self] row in
            if let place = self?.place(in: row) { PlaceCard.present(place, environment) }
        }
        list.observe({ (model.shown, environment.preferences.units) }) { [weak self] list, shown in
            let focused = list.rows.first { $0.hasFocus }?.index
            list.removeAll()
            for nearby in shown.0 { list.append(StoreRow(nearby, environment.formats)) }
            // The one that was changed, or what comes after one that was removed, stays at hand.
            guard let focused else { return }
            guard let last = list.rows.last?.index else { return emptied() }
            self?.list.row(at: min(focused, last))?.grabFocus()
        }
        list.onKeyPressed { [weak self] key, modifiers in
            guard let self, key == .delete, modifiers.isEmpty, let row = list.rows.first(where: \.hasFocus),
                let place = place(in: row)
            else { return false }
            model.removed(place)
            return true
        }
        append(list)
        let more = Button("") { model.showAllClicked() }.styled("link")
        more.bind(\.label) { trn("Show {count} more", "Show {count} more", model.hidden, ["count": model.hidden]) }
        more.bind(\.isVisible) { model.hidden > 0 }
        append(more.layout(horizontal: .start))
        if let add {
            let another = Button(tr("Add another store"), action: add).styled("adding-row")
            append(another.layout(margins: Insets(bottom: 5)))
        }
        bind(\.isVisible) { !model.nearby.isEmpty }
    }

    private func place(in row: ListBoxRow) -> Place? {
        guard let index = row.index, model.shown.indices.contains(index) else { return nil }
        return model.shown[index].place
    }
}

/// A store in the list.
@MainActor
private final class StoreRow: ListBoxRow {
    init(_ nearby: NearbyPlace, _ formats: Formats) {
        let card = Box(.vertical, [PlaceLine(nearby, formats)]).styled("card", "padded")
        super.init(card.layout(margins: Insets(vertical: 5, horizontal: 0)))
        accessibleLabel = nearby.spoken(formats)
    }
}

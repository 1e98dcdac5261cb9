import GTK
import Store
import Widgets

/// The evenings that are kept, to be opened again.
@MainActor
final class EveningsKept: Box {
    init(model: EveningModel) {
        super.init(.vertical, spacing: Space.tiny)
        styled("card", "padded")
        append(SectionTitle(tr("Kept evenings"), action: NextStep(tr("New")) { model.newClicked() }))
        let list = KeptRows<EveningModel.Kept, KeptEveningRow>(
            spacing: Space.tiny, make: { KeptEveningRow($0.id, model) }, fill: { $0.show($1) })
        list.observe({ model.keptEvenings }) { $0.show($1) }
        append(list)
        bind(\.isVisible) { !model.evenings.isEmpty }
    }
}

/// An evening that is kept, with a button that deletes it.
@MainActor
private final class KeptEveningRow: Box {
    private let open: Button
    private let remove: Button

    init(_ evening: Evening.ID, _ model: EveningModel) {
        open = Button("") { model.openedKept(evening) }.styled("flat")
        remove = Button(icon: "comptoir-trash-symbolic", named: "") { model.removedKept(evening) }.styled("flat")
        super.init(.horizontal, spacing: Space.tiny)
        append(open.layout(horizontal: .start, expand: [.horizontal]))
        append(remove)
    }

    func show(_ evening: EveningModel.Kept) {
        open.label = evening.name
        let words = tr("Delete {name}", ["name": evening.name])
        remove.tooltip = words
        remove.accessibleLabel = words
    }
}

import GTK
import Store
import Widgets

/// A way to keep the evening, and those that are kept, to be opened again.
@MainActor
final class EveningsKept: Box {
    init(model: EveningModel) {
        super.init(.vertical, spacing: Space.small)
        styled("card", "evening-plan")
        let title = SectionTitle("")
        title.bind(\.text) { model.evenings.isEmpty ? tr("Keep this evening") : tr("Kept evenings") }
        let new = NextStep(tr("New")) { model.newClicked() }
        title.observe({ model.evenings.isEmpty }) { $0.action = $1 ? nil : new }
        append(title)
        let keeping = EveningsKept.keeping(model)
        // There is nothing to be kept before something is served.
        keeping.bind(\.isVisible) { !model.plan.drinks.isEmpty }
        append(keeping)
        let list = KeptRows<EveningModel.Kept, KeptEveningRow>(
            spacing: Space.tiny, make: { KeptEveningRow($0.id, model) }, fill: { $0.show($1) })
        list.observe({ model.keptEvenings }) { $0.show($1) }
        list.bind(\.isVisible) { !model.evenings.isEmpty }
        append(list)
        bind(\.isVisible) { !model.evenings.isEmpty || !model.plan.drinks.isEmpty }
    }

    /// Keeps the evening under a name.
    private static func keeping(_ model: EveningModel) -> Widget {
        let entry = Entry(placeholder: tr("Name this evening"))
        entry.accessibleLabel = tr("Name this evening")
        // On a phone the button stands beside it; it takes what room there is.
        entry.widthInCharacters = 6
        entry.maximumWidthInCharacters = 6
        let full = entry.limited(to: TextLimit.name)
        entry.bind(\.text) { model.plan.name }
        let keep = Button(tr("_Save"))
        let take = { @MainActor [weak entry] in model.keepClicked(named: entry?.text ?? "") }
        entry.onActivate(take)
        keep.onClicked(take)
        let line = SplitLine(entry, keep)
        line.below = .filling
        return Box(.vertical, spacing: Space.tiny, [line, full])
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

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
        let list = Box(.vertical, spacing: Space.tiny)
        list.observe({ model.keptEvenings }) { list, evenings in
            list.removeAll()
            for evening in evenings {
                let open = Button(evening.name) { model.openedKept(evening.id) }.styled("flat")
                let remove = Button(
                    icon: "comptoir-trash-symbolic", named: tr("Delete {name}", ["name": evening.name])
                ) { model.removedKept(evening.id) }.styled("flat")
                list.append(
                    Box(
                        .horizontal, spacing: Space.tiny,
                        [open.layout(horizontal: .start, expand: [.horizontal]), remove]))
            }
        }
        append(list)
        bind(\.isVisible) { !model.evenings.isEmpty }
    }
}

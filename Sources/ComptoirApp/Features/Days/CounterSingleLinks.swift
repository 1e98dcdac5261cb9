import GTK
import Store
import Widgets

/// Single drinks and fruits that a counter has to do with, each taken away by a click, and ways to more of them.
@MainActor
final class CounterSingleLinks: Box {
    private let chips = WrapBox(spacing: Space.tiny)

    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.small)
        append(chips)
        append(
            Box(
                .horizontal, spacing: Space.small,
                [
                    CounterSingleLinks.button(
                        tr("A fruit…"),
                        FruitPicker(
                            environment: model.environment, leavingOut: []
                        ) { [weak model] in model?.link(.fruit($0)) }),
                    CounterSingleLinks.button(
                        tr("A drink…"),
                        DrinkPicker(environment: model.environment) {
                            [weak model] in model?.link(.drink($0))
                        }),
                ]))
        chips.observe({ model.singleLinks }) { [weak model] box, links in
            box.setChildren(links.map { link in CounterSingleLinks.chip(link) { model?.unlink(link.link) } })
            box.isVisible = !links.isEmpty
        }
    }

    private static func button(_ title: String, _ picker: Widget) -> Widget {
        let popover = Popover(picker)
        let button = MenuButton(title, popover: popover)
        return button
    }

    private static func chip(_ link: CounterModel.SingleLink, remove: @escaping @MainActor () -> Void) -> Widget {
        let button = Button(link.name).styled("chip")
        button.setAccessibleLabel(tr("Take {name} away", ["name": link.name]))
        button.onClicked(remove)
        return button
    }
}

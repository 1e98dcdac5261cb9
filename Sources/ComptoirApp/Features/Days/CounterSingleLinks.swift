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
        let environment = model.environment
        let (fruits, drinks) = (Popover(), Popover())
        fruits.child = EntryPicker.fruits(environment) { [weak model, weak fruits] id in
            fruits?.popDown()
            model?.link(.fruit(id))
        }
        drinks.child = EntryPicker.drinks(environment) { [weak model, weak drinks] id in
            drinks?.popDown()
            model?.link(.drink(id))
        }
        let drink = MenuButton(tr("A drink…"), popover: drinks)
        drink.bind(\.isVisible) { model.settings?.linkUse != .mark }
        let ways = [MenuButton(tr("A fruit…"), popover: fruits), drink]
        for button in ways { button.wrapLabel() }
        append(WrapBox(spacing: Space.small, ways))
        chips.observe({ model.usedSingleLinks }) { [weak model] box, links in
            box.setChildren(links.map { link in CounterSingleLinks.chip(link) { model?.unlink(link.link) } })
            box.isVisible = !links.isEmpty
        }
    }

    private static func chip(_ link: CounterModel.SingleLink, remove: @escaping @MainActor () -> Void) -> Widget {
        let button = Button(link.name).styled("chip")
        button.wrapsLabel = true
        button.accessibleLabel = tr("Remove {name}", ["name": link.name])
        button.onClicked(remove)
        return button
    }
}

import GTK
import Store
import Widgets

/// Chooses what the list of fruits is ordered by, and in which direction.
@MainActor
final class SortButton: Box {
    private let menu: MenuButton

    init(model: FruitsModel) {
        let column = Box(.vertical, spacing: 3)
        var first: ToggleButton?
        for order in [FruitQuery.Order.name, .energy, .sugars, .vitaminC] {
            let label = Label(order.title)
            label.textAlignment = 0
            let button = ToggleButton(child: label).styled("flat")
            button.setAccessibleLabel(order.title)
            button.join(first)
            first = first ?? button
            button.bind(\.isActive) { model.order == order }
            button.onToggled { [weak button] in
                if button?.isActive == true { model.order = order }
            }
            column.append(button)
        }
        let direction = SegmentedChoice(
            tr("Direction"),
            [Choice(id: "up", title: tr("Ascending")), Choice(id: "down", title: tr("Descending"))])
        direction.bind(\.selection) { model.isAscending ? "up" : "down" }
        direction.onSelected { model.isAscending = $0 == "up" }
        column.append(Separator().layout(margins: Insets(vertical: 3)))
        column.append(direction)
        let heading = Label(tr("Sort by")).styled("caption", "quiet").layout(
            margins: Insets(vertical: 3, horizontal: 12))
        heading.textAlignment = 0
        column.prepend(heading)
        menu = MenuButton(icon: "comptoir-sort-symbolic", named: tr("Sort"), popover: Popover(column))
        super.init(.horizontal)
        append(menu)
    }
}

extension FruitQuery.Order {
    /// The order in a word or two.
    var title: String {
        switch self {
        case .bestMatch: tr("Best match")
        case .name: tr("Name")
        case .energy: tr("Energy")
        case .sugars: tr("Sugar")
        case .vitaminC: tr("Vitamin C")
        }
    }
}

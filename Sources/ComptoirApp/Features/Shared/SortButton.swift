import GTK
import Widgets

/// Chooses what a list is ordered by, and in which direction.
@MainActor
final class SortButton<Order: Hashable & Sendable>: Box {
    private let menu: MenuButton

    /// Makes the button.
    /// - Parameters:
    ///   - orders: what can be chosen, each with its words.
    ///   - order: what is chosen now.
    ///   - isAscending: which direction is chosen now; nil where each order has one of its own.
    ///   - isByName: whether an order is that of the alphabet, and not of numbers.
    ///   - choose: called with what the person chose.
    init(
        _ orders: [(Order, String)], order: @escaping @MainActor () -> Order,
        isAscending: (@MainActor () -> Bool)?, isByName: @escaping @MainActor (Order) -> Bool = { _ in false },
        choose: @escaping @MainActor (_ order: Order, _ up: Bool) -> Void
    ) {
        let column = Box(.vertical, spacing: 3)
        var first: ToggleButton?
        for (value, title) in orders {
            let label = Label(title).layout(expand: [.horizontal])
            label.textAlignment = 0
            let mark = Image(sign: "comptoir-check-symbolic")
            mark.bind(\.opacity) { order() == value ? 1 : 0 }
            let button = ToggleButton(child: Box(.horizontal, spacing: Space.small, [label, mark]))
                .styled("flat", "menu-option")
            button.accessibleLabel = title
            button.join(first)
            first = first ?? button
            button.bind(\.isActive) { order() == value }
            button.onToggled { isOn in
                if isOn { choose(value, isAscending?() ?? true) }
            }
            column.append(button)
        }
        if let isAscending {
            column.append(Separator().layout(margins: Insets(vertical: 3)))
            let direction = SortButton.direction(isAscending, isByName: { isByName(order()) }) { choose(order(), $0) }
            column.append(direction)
        }
        let heading = Label(tr("Sort by")).styled("caption", "quiet").layout(
            margins: Insets(vertical: 3, horizontal: 12))
        heading.textAlignment = 0
        column.prepend(heading)
        menu = MenuButton(icon: "comptoir-sort-symbolic", named: tr("Sort"), popover: Popover(column))
        super.init(.horizontal)
        append(menu)
    }

    private static func direction(
        _ isAscending: @escaping @MainActor () -> Bool, isByName: @escaping @MainActor () -> Bool,
        choose: @escaping @MainActor (Bool) -> Void
    ) -> Widget {
        let direction = SegmentedChoice(tr("Direction"), [])
        direction.bind(\.choices) {
            let (up, down) = isByName() ? (tr("A to Z"), tr("Z to A")) : (tr("Lowest first"), tr("Highest first"))
            return [Choice(id: "up", title: up), Choice(id: "down", title: down)]
        }
        direction.bind(\.selection) { isAscending() ? "up" : "down" }
        direction.onSelected { choose($0 == "up") }
        return direction
    }
}

import Widgets

/// One of the program's sections, in the order in which they stand.
package enum Section: String, Sendable, CaseIterable {
    case discover, fruits, drinks, bar, shop, days

    /// The place of the section's own list.
    var root: Address {
        switch self {
        case .discover: .discover
        case .fruits: .fruits
        case .drinks: .drinks
        case .bar: .bar
        case .shop: .shop
        case .days: .days
        }
    }

    /// The name that people see.
    @MainActor
    var title: String {
        switch self {
        case .discover: tr("Discover")
        case .fruits: tr("Fruits")
        case .drinks: tr("Drinks")
        case .bar: tr("My bar")
        case .shop: tr("Shop")
        case .days: tr("Days")
        }
    }

    /// What the shell shows of it.
    @MainActor
    var shown: ShellSection { ShellSection(id: rawValue, title: title, icon: "comptoir-\(rawValue)-symbolic") }
}

import Foundation
import GTK
import Store
import Widgets

/// Chooses whose standard drink alcohol is counted by.
@MainActor
enum StandardDrinkChoice {
    /// The definitions' names, of which one is chosen.
    static func menu(preferences: Preferences, formats: Formats) -> DropDown<String> {
        let ids = [""] + StandardDrink.all.map(\.id)
        let menu = DropDown(ids, selection: preferences.standardDrink) { name($0, formats) }
        menu.onSelectionChanged { id in
            if let id { preferences.standardDrink = id }
        }
        return menu
    }

    /// A definition's name with its alcohol, such as «France, 10 g».
    private static func name(_ id: String, _ formats: Formats) -> String {
        guard let drink = StandardDrink.all.first(where: { $0.id == id }) else { return tr("My region") }
        let place =
            id == "WHO" ? tr("World Health Organization") : formats.locale.localizedString(forRegionCode: id) ?? id
        return tr("{place}, {grams} g", ["place": place, "grams": formats.number(drink.grams)])
    }
}

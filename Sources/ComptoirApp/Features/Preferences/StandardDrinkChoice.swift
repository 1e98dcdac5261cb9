import Foundation
import GTK
import Store
import Widgets

/// Chooses whose standard drink alcohol is counted by.
@MainActor
final class StandardDrinkChoice: Box {
    init(preferences: Preferences, formats: Formats) {
        super.init(.horizontal)
        let ids = [""] + StandardDrink.all.map(\.id)
        let menu = DropDown(ids, selection: preferences.standardDrink) { StandardDrinkChoice.name($0, formats) }
        menu.onSelectionChanged { [weak menu] in
            if let id = menu?.selection { preferences.standardDrink = id }
        }
        append(menu)
    }

    /// A definition's name with its alcohol, such as «France, 10 g».
    private static func name(_ id: String, _ formats: Formats) -> String {
        guard let drink = StandardDrink.all.first(where: { $0.id == id }) else { return tr("My country’s") }
        let place =
            id == "WHO" ? tr("World Health Organization") : formats.locale.localizedString(forRegionCode: id) ?? id
        return tr("{place}, {grams} g", ["place": place, "grams": formats.number(drink.grams)])
    }
}

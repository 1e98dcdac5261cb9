import GTK
package import Store
package import ComptoirWidgets
import Widgets

extension BottleArt {
    /// What an ingredient looks like, with as much of it as the shelf has.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - folders: Where pictures are.
    @MainActor
    package init(_ ingredient: IngredientSummary, folders: Folders) {
        let look = BottleLook(ingredient)
        self.init(
            look, color: Color(ingredient.colour),
            // What dissolves counts as clear in a drink, and is not in its jar.
            opacity: ingredient.kind.isLiquid ? ingredient.opacity : 1, hasBubbles: ingredient.isSparkling,
            picture: ingredient.fruitPicture.map(folders.picture))
        level = look.level(of: ingredient.shelf)
    }

    /// A full one of a look.
    private init(_ look: BottleLook, color: Color, opacity: Double, hasBubbles: Bool, picture: String?) {
        self.init(
            look.form, color: color, opacity: opacity, hasBubbles: hasBubbles, glass: look.glass, cap: look.cap,
            label: look.label(on: color), picture: look.form == .picture ? picture : nil)
    }
}

extension BottleLook {
    /// The look of an ingredient as lists know it.
    init(_ ingredient: IngredientSummary) {
        self.init(
            id: ingredient.id, families: ingredient.families, kind: ingredient.kind,
            hasPicture: ingredient.fruitPicture != nil)
    }

    /// How full it is drawn, 0 to 1: by its amount where that is kept, else by its state.
    func level(of item: ShelfItem?) -> Double {
        guard let item else { return 1 }
        switch item.state {
        case .empty: return 0
        case .low, .have:
            let usual = item.state == .low ? 0.22 : 0.94
            guard let have = item.amount, let full = fullVolume, let unit = full.amount,
                let part = have.converted(to: full.unit)?.amount
            else { return usual }
            return min(1, max(0.06, part / unit))
        }
    }
}

import Store
import ComptoirWidgets
import Widgets

extension BarModel {
    /// The group of what one has; all others are kinds.
    static let mine = "mine"

    /// What stands in front on the boards, and the cellar below it by kind.
    var groups: [ShelfGroup] {
        let all = ingredients
        let byKind = Dictionary(grouping: all, by: \.kind)
        let kinds = IngredientKind.allCases
        let mine = kinds.flatMap { byKind[$0] ?? [] }.filter { $0.shelf != nil }
        let cellar = kinds.compactMap { kind -> ShelfGroup? in
            let rest = (byKind[kind] ?? []).filter { $0.shelf == nil }
            guard !rest.isEmpty else { return nil }
            return ShelfGroup(
                id: kind.rawValue, .rack, title: kind.title, count: environment.formats.number(Double(rest.count)),
                bottles: rest.map { bottle(of: $0) })
        }
        // A search that nothing on the shelf answers has no empty board above what it found.
        guard !mine.isEmpty || showsAll else { return cellar }
        return [ShelfGroup(id: Self.mine, .board, bottles: mine.map { bottle(of: $0) })] + cellar
    }

    /// How many of the ingredients that are asked for are not on the shelf.
    var cellarCount: Int { ingredients.count { $0.shelf == nil } }

    private func bottle(of ingredient: IngredientSummary) -> ShelfBottle {
        ShelfBottle(
            id: ingredient.id, name: ingredient.name, spoken: spoken(ingredient),
            art: BottleArt(ingredient, folders: environment.folders),
            tag: tag(of: ingredient))
    }

    /// What a bottle's tag says: that there is little of it, or nothing; in a short word, as a tag is small.
    private func tag(of ingredient: IngredientSummary) -> String {
        switch ingredient.shelf?.state {
        case .low: trc("on the tag of a bottle", "Low")
        case .empty: trc("on the tag of a bottle", "Empty")
        case .have, nil: ""
        }
    }

    /// What assistive technology says of a bottle.
    func spoken(_ ingredient: IngredientSummary) -> String {
        let amount = ingredient.shelf?.amount.map(environment.formats.quantity)
        let state = ingredient.shelf?.state.title ?? tr("not on the shelf")
        return [ingredient.name, state, amount].compactMap { $0 }.joined(separator: ", ")
    }
}

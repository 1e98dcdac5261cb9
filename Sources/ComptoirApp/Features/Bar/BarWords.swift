import Store

extension IngredientKind {
    /// The sort of thing, as a filter names it.
    var title: String {
        switch self {
        case .spirit: tr("Spirits")
        case .liqueur: tr("Liqueurs")
        case .bitters: tr("Bitters")
        case .fortifiedWine: tr("Fortified wines")
        case .wine: tr("Wines")
        case .sparklingWine: tr("Sparkling wines")
        case .juice: tr("Juices")
        case .puree: tr("Purées")
        case .syrup: tr("Syrups")
        case .sweetener: tr("Sweeteners")
        case .mixer: tr("Mixers")
        case .dairy: tr("Dairy")
        case .egg: tr("Eggs")
        case .fruit: tr("Fruit")
        case .vegetable: tr("Vegetables")
        case .herb: tr("Herbs")
        case .spice: tr("Spices")
        case .seasoning: tr("Seasoning")
        case .flavouring: tr("Flavourings")
        case .mix: tr("Mixes")
        }
    }
}

extension ShelfItem.State {
    /// How much there is, in a word.
    var title: String {
        switch self {
        case .have: tr("Have it")
        case .low: tr("Low")
        case .empty: tr("Empty")
        }
    }
}

import Store
import Widgets

extension BarModel {
    /// What a purchase would add, in a sentence.
    func sentence(_ purchase: BarOutlook.Purchase) -> String {
        trn(
            "With {ingredients} you can make {count} more.", "With {ingredients} you can make {count} more.",
            purchase.drinks, ["ingredients": names(purchase.ingredients)])
    }

    /// The names of ingredients as they are in a sentence.
    func names(_ ingredients: [IngredientSummary]) -> String {
        ListFormat(environment.formats.locale).and(ingredients.map(\.name))
    }

    /// The drinks that a purchase brings, those first that fewer things would not.
    func examples(of purchase: BarOutlook.Purchase) -> String {
        let (named, rest) = (purchase.examples.prefix(3), purchase.drinks - 3)
        guard rest > 0 else { return ListFormat(environment.formats.locale).and(named.map(\.name)) }
        return trn(
            "{names} and {count} more", "{names} and {count} more", rest,
            ["names": named.map(\.name).joined(separator: ", "), "count": environment.formats.number(rest)])
    }

    /// That there is nothing worth buying, or that there may be better; empty where there is nothing better.
    var purchasesNote: String {
        guard !outlook.purchases.isEmpty else { return tr("Nothing in the catalogue would add a drink.") }
        return outlook.purchases.allSatisfy(\.isBest)
            ? "" : tr("Something else might add even more drinks.")
    }

    /// Puts what a purchase is of into the cart, a pack of each; that can be taken back.
    func bought(_ purchase: BarOutlook.Purchase) {
        environment.buy(purchase.ingredients.map { (.ingredient($0.id), $0.name) })
    }

    /// Shows the drinks that can be made now.
    func showMakeable() {
        environment.navigator.open(.drinksMatching(DrinkQuery(lacking: 0)))
    }

    /// Shows the drinks that an ingredient goes into.
    func showDrinks(with ingredient: String) {
        environment.navigator.open(.drinksMatching(DrinkQuery(ingredient: ingredient)))
    }
}

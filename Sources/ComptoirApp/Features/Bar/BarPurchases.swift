import Store
import Widgets

extension BarModel {
    /// The suggestions in sentences, with how they were found.
    var suggestionTexts: [String] {
        let list = ListFormat(environment.formats.locale)
        let texts = outlook.suggestions.filter { !$0.drinks.isEmpty }.map { suggestion in
            trn(
                "With {ingredients} you can make {count} more.", "With {ingredients} you can make {count} more.",
                suggestion.drinks.count, ["ingredients": list.and(suggestion.ingredients.map(\.name))])
        }
        guard !texts.isEmpty else { return [tr("Nothing that is in the catalogue would add a drink.")] }
        let isExact = outlook.suggestions.allSatisfy(\.isExact)
        return texts + [
            isExact
                ? tr("All sets were compared: there is no better one.")
                : tr("Found step by step; there may be a better set.")
        ]
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

import GTK
import Store
import Widgets

/// The recipe's ingredients as a table that can be sorted, and what else uses what is in it.
@MainActor
final class DrinkIngredients: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.small)
        let table = SortableTable(tr("Ingredients"), titles: (tr("Ingredient"), tr("Quantity")))
        table.bind(\.rows) { model.rows }
        table.bind(\.sort) { model.sort }
        table.onSortChosen { model.sort = $0 }
        table.onActivated { model.rowActivated($0) }
        append(table)
        let lack = Label.wrapping()
        lack.bind(\.text) { model.lackText }
        lack.observe({ model.hasAll }) { label, hasAll in
            label[cssClass: "quiet"] = !hasAll
            label[cssClass: "recipe-whole"] = hasAll
        }
        let tick = Image(sign: "comptoir-check-symbolic").styled("recipe-whole")
        tick.bind(\.isVisible) { model.hasAll }
        let standing = TextLine([tick], text: lack, spacing: Space.tiny)
        standing.bind(\.isVisible) { !model.lackText.isEmpty }
        append(standing)
        let fruits = WrapBox()
        fruits.observe({ model.fruits }) { box, fruits in
            box.isVisible = !fruits.isEmpty
            box.setChildren(
                fruits.map { fruit in
                    Button(tr("About {fruit}", ["fruit": fruit.name])) {
                        model.environment.navigator.open(.fruit(fruit.id))
                    }.styled("chip")
                })
        }
        append(fruits)
    }
}

extension DrinkModel {
    /// Whether the shelf has all of the recipe; false while nothing was ever put on it.
    var hasAll: Bool { !environment.bar.isEmpty && makeable?.lacking.isEmpty == true }

    /// What of the recipe the shelf lacks, in a sentence; empty while nothing was ever put on the shelf.
    var lackText: String {
        guard !environment.bar.isEmpty, let makeable else { return "" }
        let names = makeable.lacking.map(name)
        return names.isEmpty
            ? tr("You have everything for this drink.")
            : tr("Your bar is missing {ingredients}.", ["ingredients": ListFormat(formats.locale).and(names)])
    }
}

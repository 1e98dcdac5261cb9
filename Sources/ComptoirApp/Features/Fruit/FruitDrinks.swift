import GTK
import Store
import ComptoirWidgets
import Widgets

/// The drinks that a fruit goes into, as small cards that lead to them.
@MainActor
final class FruitDrinks: Box {
    private static let most = 4

    init(model: FruitModel, environment: Environment) {
        super.init(.vertical, spacing: Space.small)
        let title = SectionTitle(tr("Good in these drinks"))
        title.observe({ model.drinks.count }) { title, count in
            title.action =
                count > FruitDrinks.most
                ? NextStep(tr("Show all {count}", ["count": count])) { model.allDrinksClicked() } : nil
        }
        let grid = EqualGrid(columnWidth: 230)
        let shown = { @MainActor in (Array(model.nearestDrinks.prefix(FruitDrinks.most)), !environment.bar.isEmpty) }
        grid.observe(shown) { grid, shown in
            grid.setChildren(
                shown.0.map { FruitDrinks.button($0, showsLack: shown.1, environment.navigator) })
        }
        append(title)
        append(grid)
        bind(\.isVisible) { !model.drinks.isEmpty }
    }

    private static func button(_ drink: DrinkSummary, showsLack: Bool, _ navigator: Navigator) -> Widget {
        let tile = PictureTile(DrinkPicture(DrinkArt(drink.sketch), size: 72))
        tile.title = drink.name
        tile.subtitle = showsLack ? drink.standing : drink.baseName ?? drink.level.title
        tile.isGood = showsLack && drink.lacking == 0
        tile.tint = drink.sketch.tint
        let button = Button(child: tile).styled("card-button")
        button.accessibleLabel = [drink.name, tile.subtitle].joined(separator: ", ")
        button.onClicked { navigator.open(.drink(drink.id)) }
        return button
    }
}

extension FruitModel {
    /// The drinks, those first of which the shelf lacks least.
    var nearestDrinks: [DrinkSummary] {
        let places = drinks.enumerated().sorted { ($0.element.lacking, $0.offset) < ($1.element.lacking, $1.offset) }
        return places.map(\.element)
    }
}

extension DrinkSummary {
    /// Whether the shelf has what it takes, in a few words.
    @MainActor
    fileprivate var standing: String {
        lacking == 0 ? tr("you can make it") : trn("lacks {count}", "lacks {count}", lacking)
    }
}

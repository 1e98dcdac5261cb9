import GTK
import Store
import ComptoirWidgets
import Widgets

/// The drinks that a thing goes into, as small cards that lead to them, those first of which the shelf lacks least.
@MainActor
final class DrinkTiles: Box {
    private static let most = 4

    /// Creates the tiles; they are hidden while there is no drink.
    /// - Parameters:
    ///   - title: what is above them.
    ///   - environment: what the page has.
    ///   - drinks: returns all drinks; further ones than the four in sight are shown as a list.
    ///   - query: returns what that list asks for.
    init(
        _ title: String, _ environment: Environment, drinks: @escaping @MainActor () -> [DrinkSummary],
        query: @escaping @MainActor () -> DrinkQuery
    ) {
        super.init(.vertical, spacing: Space.small)
        let navigator = environment.navigator
        let title = SectionTitle(title)
        title.observe({ drinks().count }) { title, count in
            title.action =
                count > DrinkTiles.most
                ? NextStep(tr("Show all {count}", ["count": count])) { navigator.open(.drinksMatching(query())) } : nil
        }
        let grid = EqualGrid(columnWidth: 230)
        let shown = { @MainActor in (Array(drinks().nearestFirst.prefix(DrinkTiles.most)), !environment.bar.isEmpty) }
        grid.observe(shown) { grid, shown in
            grid.setChildren(shown.0.map { DrinkTiles.button($0, showsLack: shown.1, navigator) })
        }
        append(title)
        append(grid)
        bind(\.isVisible) { !drinks().isEmpty }
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

extension [DrinkSummary] {
    /// The drinks, those first of which the shelf lacks least; others stay in their order.
    var nearestFirst: [DrinkSummary] {
        enumerated().sorted { ($0.element.lacking, $0.offset) < ($1.element.lacking, $1.offset) }.map(\.element)
    }
}

extension DrinkSummary {
    /// Whether the shelf has what it takes, in a few words.
    @MainActor
    fileprivate var standing: String {
        lacking == 0 ? tr("you can make it") : trn("lacks {count}", "lacks {count}", lacking)
    }
}

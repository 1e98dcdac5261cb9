import GTK
import Store
import ComptoirWidgets
import Widgets

/// Drinks as small cards.
@MainActor
final class DrinkTiles: Box {
    /// Creates the tiles of drinks that a thing goes into, which lead to them; they are hidden while there is no drink.
    ///
    /// Those come first of which the shelf lacks least.
    /// - Parameters:
    ///   - title: what is above them.
    ///   - environment: what the page has.
    ///   - most: how many are in sight.
    ///   - drinks: returns all drinks; further ones than those in sight are shown as a list.
    ///   - query: returns what that list asks for.
    convenience init(
        _ title: String, _ environment: Environment, most: Int = 4, drinks: @escaping @MainActor () -> [DrinkSummary],
        query: @escaping @MainActor () -> DrinkQuery
    ) {
        let title = SectionTitle(title)
        title.observe({ drinks().count }) { [navigator = environment.navigator] title, count in
            title.action =
                count > most
                ? NextStep(tr("Show all {count}", ["count": count])) { navigator.open(.drinksMatching(query())) } : nil
        }
        self.init(title, environment, most: most, drinks: { drinks().nearestFirst }, name: { $0 }) {
            [navigator = environment.navigator] in navigator.open(.drink($0.id))
        }
    }

    /// Creates tiles that do something else; they are hidden while there is no drink.
    /// - Parameters:
    ///   - title: what is above them.
    ///   - environment: what the page has.
    ///   - most: how many are in sight.
    ///   - drinks: returns the drinks, the first of which are shown.
    ///   - sign: the name of a symbolic icon that says what a tile does; nil where it leads to the drink.
    ///   - detail: returns what a tile says of a drink that the shelf is not enough for; without it, how much is missing,
    ///     or what the drink is based on while the shelf is empty.
    ///   - name: returns what a tile does, for assistive technology, by the words on it.
    ///   - chosen: called with the drink of a tile that was clicked.
    init(
        _ title: SectionTitle, _ environment: Environment, most: Int, drinks: @escaping @MainActor () -> [DrinkSummary],
        sign: String? = nil, detail: (@MainActor (DrinkSummary) -> String)? = nil,
        name: @escaping @MainActor (String) -> String,
        chosen: @escaping @MainActor (DrinkSummary) -> Void
    ) {
        super.init(.vertical, spacing: Space.small)
        let grid = EqualGrid(columnWidth: 230)
        let shown = { @MainActor in (Array(drinks().prefix(most)), !environment.bar.isEmpty) }
        grid.observe(shown) { grid, shown in
            grid.setChildren(
                shown.0.map { drink in
                    let button = DrinkTiles.button(drink, showsLack: shown.1, sign: sign, detail: detail)
                    button.accessibleLabel = name(button.accessibleLabel ?? drink.name)
                    button.onClicked { chosen(drink) }
                    return button
                })
        }
        append(title)
        append(grid)
        bind(\.isVisible) { !drinks().isEmpty }
    }

    private static func button(
        _ drink: DrinkSummary, showsLack: Bool, sign: String?, detail: (@MainActor (DrinkSummary) -> String)?
    ) -> Button {
        let tile = PictureTile(DrinkPicture(DrinkArt(drink.sketch), size: 72), sign: sign)
        tile.title = drink.name
        tile.isGood = showsLack && drink.lacking == 0
        tile.subtitle =
            if let detail, !tile.isGood {
                detail(drink)
            } else {
                showsLack ? drink.standing : drink.base ?? drink.level.title
            }
        tile.tint = drink.sketch.tint
        let button = Button(child: tile).styled("card-button")
        button.accessibleLabel = [drink.name, tile.subtitle].joined(separator: ", ")
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
        lacking == 0 ? tr("you can make it") : trn("{count} missing", "{count} missing", lacking)
    }
}

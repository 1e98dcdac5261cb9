import GTK
import Store
import Widgets

extension DrinkSummary {
    /// What the drink's card says.
    @MainActor
    func card(showsLack: Bool) -> CardContent {
        CardContent(
            title: name, details: [level.title, baseName].compactMap { $0 }.joined(separator: " · "),
            rating: rating.map { Double($0) / 2 }, mark: showsLack ? mark : nil, isFavourite: isFavourite)
    }

    /// Whether the shelf has what it takes.
    @MainActor
    private var mark: CardMark {
        lacking == 0
            ? CardMark(tr("can make"), isGood: true)
            : CardMark(trn("lacks {count}", "lacks {count}", lacking))
    }

    /// What assistive technology says of the card.
    @MainActor
    func spoken(showsLack: Bool) -> String {
        var parts = [name, level.title] + [baseName].compactMap { $0 }
        if let rating { parts.append(RatingStars.words(Double(rating) / 2)) }
        if showsLack { parts.append(mark.text) }
        if isFavourite { parts.append(tr("Favourite")) }
        return parts.joined(separator: ", ")
    }
}

/// The drinks as cards, over the rows of a model.
@MainActor
final class DrinkCards {
    let grid: CardGrid<DrinkSummary>
    private let list: PagedList<CatalogueRow, DrinkSummary>
    private var shownRevision = 0
    private var shownQuery = DrinkQuery()

    init(model: DrinksModel, bar: BarState, open: @escaping @MainActor (DrinkSummary) -> Void) {
        let list = PagedList<CatalogueRow, DrinkSummary> { [weak model] rows in model?.summaries(rows) ?? [] }
        self.list = list
        grid = CardGrid(tr("Drinks"), list, id: { $0.id }, label: { $0.spoken(showsLack: !bar.isEmpty) }) {
            ArtCard(DrinkPicture(size: 132, isPatient: true))
        } update: { card, drink in
            card.art.art = DrinkArt(drink.sketch)
            card.show(drink.card(showsLack: !bar.isEmpty))
        }
        grid.onActivate { _, drink in open(drink) }
        grid.observe({ (model.rows, model.revision, model.shownQuery) }) { [weak self] _, new in
            self?.grid.glide { self?.show(new.0, revision: new.1, query: new.2) }
        }
        grid.observe({ bar.isEmpty }) { [list] _, _ in list.changed(Set(list.keys)) }
    }

    private func show(_ rows: ContiguousArray<CatalogueRow>, revision: Int, query: DrinkQuery) {
        let isNew = list.keys.isEmpty || query != shownQuery
        shownQuery = query
        list.keys = rows
        if revision != shownRevision {
            shownRevision = revision
            list.changed()
        }
        if isNew, list.count > 0 { grid.view.scroll(to: 0) }
    }

    /// The first card's drink, or nil where there is none.
    var first: DrinkSummary? { list.count > 0 ? list.element(at: 0) : nil }

    /// Gives the keyboard to the first card.
    func focusFirst() { grid.view.scroll(to: 0, focusing: true) }
}

import GTK
import Store
import ComptoirWidgets
import Widgets

extension DrinkSummary {
    /// What the drink's card says.
    @MainActor
    func card(showsLack: Bool) -> CardContent {
        CardContent(
            title: name, details: [level.title, base].compactMap { $0 }.joined(separator: " · "),
            furtherDetails: [method?.cardTitle, sketch.glass.cardTitle].compactMap { $0 }.joined(separator: " · "),
            rating: rating.map { Double($0) / 2 },
            mark: showsLack ? mark : nil, isFavourite: isFavourite)
    }

    /// What chiefly makes it: a spirit, or that it has no alcohol; nil for anything else.
    @MainActor
    var base: String? { baseName ?? (strength.map { $0 <= 0.5 } == true ? tr("Alcohol-free") : nil) }

    /// How it is made, and what it is served in.
    @MainActor
    private var making: [String] { [method?.cardTitle, sketch.glass.title].compactMap { $0 } }

    /// Whether the shelf has what it takes.
    @MainActor
    private var mark: CardMark {
        lacking == 0
            ? CardMark(tr("Can make"), isGood: true)
            : CardMark(trn("{count} missing", "{count} missing", lacking))
    }

    /// What assistive technology says of the card.
    @MainActor
    func spoken(showsLack: Bool) -> String {
        var parts = [name, level.title] + [base].compactMap { $0 } + making
        if let rating { parts.append(RatingStars.words(Double(rating) / 2)) }
        if showsLack { parts.append(mark.text) }
        if isFavourite { parts.append(tr("Favourite")) }
        return parts.joined(separator: ", ")
    }
}

/// The drinks as cards.
@MainActor
final class DrinkCards {
    let grid: CardGrid<DrinkSummary>
    /// What the cards show.
    let list: ResultsList<DrinkQuery>

    init(
        _ results: SearchResults<DrinkQuery>, bar: BarState, open: @escaping @MainActor (DrinkSummary) -> Void
    ) {
        list = ResultsList(results)
        grid = CardGrid(tr("Drinks"), list.source, id: { $0.id }, label: { $0.spoken(showsLack: !bar.isEmpty) }) {
            ArtCard(DrinkPicture(size: 132, isPatient: true))
        } update: { card, drink in
            card.art.art = DrinkArt(drink.sketch)
            card.tint = drink.sketch.tint
            card.show(drink.card(showsLack: !bar.isEmpty))
        }
        grid.onActivate { _, drink in open(drink) }
        list.follow(in: grid.view, by: { [weak grid] change in grid?.glide(change) })
        grid.observe({ bar.isEmpty }) { [source = list.source] _, _ in source.changed(Set(source.keys)) }
    }
}

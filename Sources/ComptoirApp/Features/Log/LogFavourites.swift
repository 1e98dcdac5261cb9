import GTK
import Store
import ComptoirWidgets
import Widgets

/// The drinks that were made the most, each a card that opens its page.
@MainActor
final class LogFavourites: Box {
    /// From how many on they share the whole width.
    private static let fullRow = 5

    init(_ model: LogModel) {
        super.init(.vertical)
        let cards = KeptRows<LogModel.Favourite, LogFavourite>(
            .horizontal, spacing: Space.small, make: { _ in LogFavourite(model) }, fill: { $0.show($1) })
        cards.observe({ model.favourites }) { cards, favourites in
            cards.show(favourites)
            // A full row goes from edge to edge; one or two would become broad.
            for card in cards.children { card.expandsHorizontally = favourites.count >= LogFavourites.fullRow }
        }
        // With room for the shadows, which the strip would cut; the style takes as much from its edges.
        append(Strip(cards.layout(margins: Insets(integerLiteral: Space.tiny))).styled("log-favourites"))
    }
}

/// A drink that was made often.
@MainActor
final class LogFavourite: Box {
    private let picture = DrinkPicture(size: 96, isPatient: true)
    private let title = Label().styled("log-favourite")
    private let count = Label().styled("caption", "quiet")
    private let button: Button
    private var favourite: LogModel.Favourite?

    init(_ model: LogModel) {
        let words = Box(.vertical, [title, count])
        for label in [title, count] {
            label.ellipsis = .end
            label.textAlignment = 0
        }
        title.maximumWidthInCharacters = 16
        words.minimumSize = SizeRequest(width: 108)
        button = Button(child: Box(.vertical, spacing: Space.tiny, [picture.layout(horizontal: .center), words]))
            .styled("card")
        super.init(.vertical)
        append(button)
        button.onClicked { [weak self, weak model] in
            if let favourite = self?.favourite { model?.opened(favourite) }
        }
    }

    /// Shows a drink.
    func show(_ favourite: LogModel.Favourite) {
        self.favourite = favourite
        title.text = favourite.name
        count.text = favourite.count
        picture.art = favourite.sketch.map { DrinkArt($0) } ?? DrinkArt(glass: .rocks)
        button.accessibleLabel = favourite.spoken
        button.tooltip = favourite.last
    }
}

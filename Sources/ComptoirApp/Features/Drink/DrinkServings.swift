import GTK
import Store
import ComptoirWidgets
import Widgets

/// The ways to serve a drink as cards that turn, its own in front at first.
@MainActor
final class DrinkServings: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.tiny)
        let flow = Coverflow(tr("Ways to serve it"), [], showsDots: false)
        let caption = Label().styled("caption", "quiet")
        append(flow.layout(expand: [.horizontal]))
        append(caption.layout(horizontal: .center))
        caption.isCentered = true
        caption.wraps = true
        caption.bind(\.text) {
            model.servingCards.indices.contains(model.shownServing) ? model.servingCards[model.shownServing].name : ""
        }

        flow.onSelected { model.serving = $0 }
        flow.observe({ model.servingCards }) { flow, cards in
            flow.cards = cards.map { card in
                let picture = DrinkPicture(card.art, size: 228)
                return CoverflowCard(card.name, picture.layout(margins: Insets(integerLiteral: Space.small)))
            }
            flow.selectedIndex = model.shownServing
        }
        flow.bind(\.selectedIndex) { model.shownServing }
    }
}

/// What a card shows of a way to serve a drink.
struct ServingCard: Equatable {
    let name: String
    let art: DrinkArt?
}

extension DrinkModel {
    /// The way to serve it that is in front.
    var shownServing: Int { serving ?? ownServing }

    /// The place of its own way to serve it, in the middle, so that others stand to either side.
    var ownServing: Int { (drink?.servings.count ?? 0) / 2 }

    /// The ways to serve it.
    var servingCards: [ServingCard] {
        guard let drink else { return [] }
        let others = drink.servings.map { ServingCard(name: $0.name, art: art($0)) }
        let own = ServingCard(name: tr("As it is served"), art: art(nil))
        return others.prefix(ownServing) + [own] + others.dropFirst(ownServing)
    }
}

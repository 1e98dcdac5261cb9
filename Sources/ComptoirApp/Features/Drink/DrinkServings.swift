import GTK
import Store
import ComptoirWidgets
import Widgets

/// The ways to serve a drink, side by side on a counter in the drink's own light, its own in front at first.
@MainActor
final class DrinkServings: Box, PageCover {
    /// The side of the picture in front, in pixels, in a wide window.
    private static let side = 372
    private var pictures: [DrinkPicture] = []
    private let flow: Coverflow

    init(model: DrinkModel) {
        let side = DrinkServings.side
        flow = Coverflow(
            tr("Ways to serve it"), setting: .counter(footing: DrinkPicture.footing),
            cardSize: Size(width: Double(side), height: Double(side)), showsDots: true)
        super.init(.vertical)
        flow.headroom = 48
        append(flow.layout(expand: [.horizontal]))
        flow.onSelected { [weak self] place in
            model.serving = place
            self?.land(place)
        }
        flow.observe({ model.servingCards }) { [weak self] flow, cards in
            let pictures = cards.map { DrinkPicture($0.art, size: side, least: 192, isOnCounter: true) }
            flow.cards = zip(cards, pictures).map { CoverflowCard($0.name, $1) }
            flow.emptyTop = cards.compactMap(\.art?.emptyTop).min() ?? 0
            flow.selectedIndex = model.shownServing
            // Its own way is in front from the beginning.
            if self?.pictures.isEmpty == true { flow.settle() }
            self?.pictures = pictures
            self?.land(model.shownServing)
        }
        flow.bind(\.selectedIndex) { model.shownServing }
        flow.observe({ model.tint }) { $0.tint = $1 }
    }

    /// The light on the wall: on the wood of the counter the header's buttons could not be read.
    func groundHeight(in width: Int) -> Int { flow.wallHeight(in: width) }

    func drawGround(behind line: Rectangle, in snapshot: Snapshot) { flow.drawGround(behind: line, in: snapshot) }

    /// The picture in front is the one that the list's picture of the drink grows into, and shrinks back from.
    private func land(_ place: Int) {
        if pictures.indices.contains(place) { pictures[place].land() }
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

    /// The colour of what is in the glass; nil while that is not known, and for what has none.
    var tint: Color? { drink?.sketch(ingredients: ingredients, serving: nil).tint }

    /// The ways to serve it.
    var servingCards: [ServingCard] {
        guard let drink else { return [] }
        let others = drink.servings.map { ServingCard(name: $0.name, art: art($0)) }
        let own = ServingCard(name: tr("As it is served"), art: art(nil))
        return others.prefix(ownServing) + [own] + others.dropFirst(ownServing)
    }
}

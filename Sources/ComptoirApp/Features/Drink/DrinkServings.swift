import GTK
import Store
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
            model.servingNames.indices.contains(model.shownServing) ? model.servingNames[model.shownServing] : ""
        }

        flow.onSelected { model.serving = $0 }
        flow.observe({ (model.servingNames, model.servingArts) }) { flow, new in
            flow.cards = zip(new.0, new.1).map { name, art in
                CoverflowCard(name, DrinkPicture(art, size: 228).layout(margins: Insets(integerLiteral: Space.small)))
            }
            flow.selectedIndex = model.shownServing
        }
        flow.bind(\.selectedIndex) { model.shownServing }
    }
}

extension DrinkModel {
    /// The way to serve it that is in front.
    var shownServing: Int { serving ?? ownServing }

    /// The place of its own way to serve it, in the middle, so that others stand to either side.
    var ownServing: Int { (drink?.servings.count ?? 0) / 2 }

    private func arranged<Value>(_ own: Value, _ others: [Value]) -> [Value] {
        Array(others.prefix(ownServing)) + [own] + others.dropFirst(ownServing)
    }

    /// What the ways to serve it are called.
    var servingNames: [String] {
        guard let drink else { return [] }
        return arranged(tr("As it is served"), drink.servings.map(\.name))
    }

    /// How they look, in the same order.
    var servingArts: [DrinkArt] {
        guard let drink else { return [] }
        return arranged(nil, drink.servings.map(Optional.some)).compactMap { art($0) }
    }
}

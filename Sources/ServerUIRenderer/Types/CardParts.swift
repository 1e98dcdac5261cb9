internal import GTK
internal import Widgets

/// Cards: what a screen leads with, and the others.
@MainActor
enum CardParts {
    static func hero(_ context: RenderContext) -> Widget {
        let hero = HeroCard()
        context.bind(hero, \.title) { $0.text("title") }
        context.bind(hero, \.overline) { $0.text("overline") }
        context.bind(hero, \.text) { $0.text("text") }
        context.bind(hero, \.tone) { $0.tone }
        context.observePicture(of: hero, height: 240, { $0.text("picture") }) { $0.art = $1 }
        context.showChildren(in: hero.actions)
        hero.actions.margins.top = hero.actions.children.isEmpty ? 0 : Space.small
        return context.pressable(hero) { $0.words("overline", "title", "text") }
    }

    static func card(_ context: RenderContext) -> Widget {
        let card = PictureCard()
        let pictures = context.surroundings.pictures
        context.bind(card, \.title) { $0.text("title") }
        context.bind(card, \.overline) { $0.text("overline") }
        context.bind(card, \.subtitle) { $0.text("subtitle") }
        context.bind(card, \.badge) { $0.text("badge") }
        context.bind(card, \.artHeight) { Int($0.number("height") ?? 160) }
        context.observeLook(card) {
            PictureOrder(source: $0.text("picture"), version: pictures.version)
        } apply: { card, order in
            card.tint = order.source.isEmpty ? nil : pictures.tint(of: order.source)
        }
        context.observePicture(of: card, height: 160, { $0.text("picture") }) { $0.art = $1 }
        context.showChildren(in: card.content)
        return context.pressable(card) { $0.words("overline", "title", "subtitle", "badge") }
    }
}

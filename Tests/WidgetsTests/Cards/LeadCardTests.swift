import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Cards that a page leads with", .serialized)
struct LeadCardTests {
    init() { Stage.open() }

    private func art() -> Widget {
        let art = Box(.vertical)
        art.minimumSize = SizeRequest(width: 20, height: 20)
        return art
    }

    @Test(
        "the picture of a hero stands beside its words, in little room beside a short name, and above a long one at its end"
    )
    func hero() throws {
        func places(
            _ width: Int, _ direction: TextDirection, title: String = "Persimmon"
        ) throws -> (art: Rectangle, words: Rectangle, text: Rectangle) {
            let hero = HeroCard()
            (hero.title, hero.text, hero.tone) = (title, "Wait for it, then wait more.", .orange)
            let art = art()
            hero.art = art
            for widget in everything(in: hero) { widget.direction = direction }
            return try Stage.show(Box(.vertical, [hero]), width: width, height: 500) { window in
                let title = try #require(find(.heading, in: hero))
                let labels = everything(in: hero).compactMap { $0 as? Label }
                let text = try #require(labels.first { $0.text.hasPrefix("Wait") })
                return try (
                    #require(art.bounds(in: window)), #require(title.bounds(in: window)),
                    #require(text.bounds(in: window))
                )
            }
        }
        let wide = try places(900, .leftToRight)
        #expect(wide.art.x > wide.words.x + wide.words.width - 1 && wide.art.x + wide.art.width <= 900)
        let mirrored = try places(900, .rightToLeft)
        #expect(mirrored.art.x + mirrored.art.width <= mirrored.words.x + 1 && mirrored.art.x >= 0)
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let narrow = try places(360, direction)
            #expect(
                narrow.art.y + narrow.art.height <= narrow.text.y && narrow.words.y < narrow.art.y + narrow.art.height)
            #expect((narrow.art.x > 180) == (direction == .leftToRight))
        }
        let long = try places(360, .leftToRight, title: "The pomegranate of the orchard behind the house")
        #expect(long.art.y + long.art.height <= long.words.y && long.art.x > 180)
    }

    @Test("a narrow card that is taller than it has to be has a larger picture, which stays clear of the words")
    func tallHero() throws {
        let hero = HeroCard()
        (hero.title, hero.text) = ("16 drinks", "Four centilitres of gin each.")
        let art = art()
        hero.art = art
        func place(_ height: Int) throws -> (art: Rectangle, title: Rectangle, text: Rectangle) {
            let frame = Box(.vertical, [hero.layout(expand: [.vertical])])
            defer { frame.remove(hero) }
            return try Stage.show(frame, width: 420, height: height) { _ in
                let labels = everything(in: hero).compactMap { $0 as? Label }.filter { !$0.text.isEmpty }
                return try (
                    #require(art.bounds(in: hero)), #require(labels[0].bounds(in: hero)),
                    #require(labels[1].bounds(in: hero))
                )
            }
        }
        let (low, high) = try (place(150), place(330))
        #expect(high.art.width > low.art.width + 30 && high.art.width == high.art.height)
        #expect(high.art.y + high.art.height <= high.text.y)
        let name = Label("16 drinks").styled("hero-title").measured(.horizontal).natural
        #expect(high.art.x >= high.title.x + Double(min(name, Int(high.title.width))))
    }

    @Test("a tone is one class, and another one takes its place")
    func tone() {
        let hero = HeroCard()
        #expect(hero.tone == .plain)
        hero.tone = .blue
        hero.tone = .red
        #expect(hero.tone == .red && hero.cssClasses.filter { $0.hasPrefix("tone-") } == ["tone-red"])
    }

    @Test("a card shows what it has to say and nothing of what it has not; what is put into it stands at its foot")
    func card() throws {
        let card = PictureCard()
        func shown() -> [String] {
            everything(in: card).compactMap { $0 as? Label }.filter { $0.isVisible && !$0.text.isEmpty }.map(\.text)
        }
        card.title = "Negroni"
        #expect(shown() == ["Negroni"])
        (card.overline, card.subtitle, card.badge) = ("New", "Stirred", "3")
        #expect(Set(shown()) == ["New", "3", "Negroni", "Stirred"])
        card.subtitle = ""
        #expect(!shown().contains("Stirred"))
        let bare = card.measured(.vertical, for: 200).natural
        let art = art()
        card.art = art
        #expect(card.measured(.vertical, for: 200).natural > bare + 140)
        let button = Button("See it")
        card.content.append(button)
        try Stage.show(card, width: 240, height: 500) { window in
            let place = try #require(button.bounds(in: card))
            #expect(place.y + place.height > Double(card.height) - 30)
            card.art = nil
            #expect(art.parent == nil)
        }
    }

    @Test("a number card says how much of a way is done only where there is a way")
    func number() throws {
        let card = NumberCard()
        (card.number, card.title) = ("41", "days")
        let bar = try #require(everything(in: card).first { $0 is ShareBar } as? ShareBar)
        #expect(!bar.isVisible)
        card.fraction = 0.25
        #expect(bar.isVisible && bar.fraction == 0.25)
        card.fraction = nil
        #expect(!bar.isVisible)
    }

    @Test("a frame around a card is pressed by a click, Enter and Space, and not by what its buttons get")
    func frame() {
        let inner = Button("Inner")
        let frame = PressFrame(Box(.vertical, spacing: 60, [Label("Card"), inner]))
        var presses = 0
        frame.onPressed { presses += 1 }
        Stage.show(Box(.vertical, [frame])) { window in
            Hands.focus(window)
            frame.grabFocus()
            Hands.type("Return", "space")
            #expect(Stage.wait { presses == 2 })
            inner.grabFocus()
            Hands.type("Return")
            Hands.click(inner)
            MainLoop.drain()
            #expect(presses == 2)
        }
    }

    @Test("they end with their window")
    func freed() {
        #expect(endsAfterShowing { HeroCard(actions: [Button("a")]) })
        #expect(endsAfterShowing { PictureCard() })
        #expect(endsAfterShowing { NumberCard() })
        #expect(endsAfterShowing { PressFrame(Label("a")) })
    }
}

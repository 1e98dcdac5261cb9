import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("The card of a product", .serialized)
struct ProductCardTests {
    init() { Stage.open() }

    private func card(_ content: ProductContent) -> ProductCard<Box> {
        let card = ProductCard(Box(.vertical), addName: "Into the cart")
        card.show(content)
        return card
    }

    @Test("is as high whatever it says, so that a grid need not be laid out anew")
    func height() {
        let card = card(ProductContent(title: "Gin"))
        Stage.show(card) { _ in
            let before = card.measured(.vertical, for: 190).natural
            card.show(
                ProductContent(
                    title: "A very long name that has no room", details: "70 cl", price: "€ 21.90", count: 1_200,
                    countText: "1,200", mark: CardMark("adds 9 drinks")))
            #expect(card.measured(.vertical, for: 190).natural == before)
        }
    }

    @Test("a price is whole on the narrowest card, in large text too", arguments: [12, 21])
    func price(points: Int) throws {
        let sheet = StyleSheet()
        sheet.load(".product-price { font-size: \(points)pt; }")
        sheet.add()
        defer { sheet.remove() }
        let card = card(ProductContent(title: "Cognac", price: "CHF 12,345.60"))
        try Stage.show(Box(.horizontal, [card]), width: 132, height: 360) { _ in
            let price = try #require(
                everything(in: card).compactMap { $0 as? FixedLine }.first { $0.text.hasPrefix("CHF") })
            Stage.paint(card)
            #expect(price.width < 100 && price.shownScale < 1)
            #expect(price.textWidth * price.shownScale <= Double(price.width) + 0.01)
        }
    }

    @Test("a name has two lines in large text, and all cards are as high for that")
    func largeText() throws {
        let normal = card(ProductContent(title: "Gin"))
        let before = Stage.show(normal) { _ in normal.measured(.vertical, for: 190).natural }
        let sheet = StyleSheet()
        sheet.load(".card-title { font-size: 30pt; }")
        sheet.add()
        defer { sheet.remove() }
        let (short, long) = (
            card(ProductContent(title: "Gin")), card(ProductContent(title: "Orange flower water of the south"))
        )
        try Stage.show(Box(.horizontal, [short, long]), width: 420, height: 500) { _ in
            let height = short.measured(.vertical, for: 190).natural
            let title = try #require(everything(in: short).compactMap { $0 as? FixedLine }.first { $0.text == "Gin" })
            #expect(title.lines == 2 && title.height == 2 * title.lineHeight)
            #expect(height == long.measured(.vertical, for: 190).natural && height > before + title.lineHeight)
        }
    }

    @Test("its button puts one in, and whoever asked is told until no longer wanted")
    func added() throws {
        let card = card(ProductContent(title: "Gin"))
        var told: [String] = []
        let first = card.onAdded { told.append("first") }
        card.onAdded { told.append("second") }
        try Stage.show(card) { _ in
            let add = try #require(button("Into the cart", in: card))
            #expect(!add.isFocusable)
            add.click()
            #expect(told == ["first", "second"])
            first.disconnect()
            add.click()
            #expect(told == ["first", "second", "second"])
        }
    }

    @Test("the ground takes up the colour: two products' grounds are two pictures")
    func ground() throws {
        func pixels(_ tint: Color) throws -> Color {
            let card = card(ProductContent(title: "Gin", tint: tint))
            return try Stage.show(card, width: 200, height: 300) { _ in
                let bitmap = Bitmap(try #require(card.texture()))
                return bitmap[10, 100]
            }
        }
        let (red, green) = (
            try pixels(Color(red: 0.9, green: 0.1, blue: 0.1)), try pixels(Color(red: 0.1, green: 0.7, blue: 0.1))
        )
        #expect(red.red > green.red + 0.1 && green.green > red.green + 0.1)
    }

    @Test("is the mirror image from right to left: the button stands at the other side")
    func mirrored() throws {
        let card = card(ProductContent(title: "Gin"))
        try Stage.show(card, width: 240, height: 300) { _ in
            let add = try #require(button("Into the cart", in: card))
            let left = try #require(add.bounds(in: card)).x
            card.direction = .rightToLeft
            #expect(Stage.wait { (add.bounds(in: card)?.x ?? left) < left - 60 })
        }
    }

    @Test("ends after being shown, as does a receipt")
    func lifetime() {
        #expect(endsAfterShowing { card(ProductContent(title: "Gin", count: 1)) })
        #expect(endsAfterShowing { ReceiptPaper(Label("Total")) })
        #expect(endsAfterShowing { ProductStage(Box(.vertical), height: 200) })
    }

    @Test("on a stage it stands on the counter, not below it and not in the air")
    func stage() throws {
        let art = Box(.vertical)
        let stage = ProductStage(art, height: 200)
        try Stage.show(stage, width: 500, height: 200) { _ in
            let place = try #require(art.bounds(in: stage))
            let foot = place.y + place.height
            #expect(foot > 180 && foot < Double(stage.height) && abs(place.x + place.width / 2 - 250) < 2)
        }
    }

    @Test("pale cards stand in while one waits: they are seen, and say what for")
    func skeleton() throws {
        let skeleton = CardSkeleton("Waiting", cardWidth: 184, cardHeight: 280)
        let sheet = StyleSheet("card-skeleton { color: #336699; }")
        sheet.add()
        defer { sheet.remove() }
        try Stage.show(skeleton, width: 420, height: 320) { _ in
            let picture = Bitmap(try #require(skeleton.texture()))
            #expect(picture[60, 60].blue > 0.25 && picture[picture.width / 2, 60].alpha < 0.1)
            #expect(skeleton.accessibleLabel == "Waiting")
        }
        #expect(endsAfterShowing { CardSkeleton("Waiting", cardHeight: 280) })
    }

    @Test("a receipt has its content within the paper, at any width", arguments: [120, 180, 333])
    func receipt(width: Int) throws {
        let label = Label("Total")
        let paper = ReceiptPaper(label)
        try Stage.show(paper, width: width, height: 200) { _ in
            let inside = try #require(label.bounds(in: paper))
            #expect(inside.x >= 18 && inside.x + inside.width <= Double(paper.width) - 18)
            #expect(inside.y + inside.height <= Double(paper.height) - 18)
        }
    }
}

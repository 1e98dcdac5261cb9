import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("The card of a product", .serialized)
struct ProductCardTests {
    init() { Stage.open() }

    private func card(_ content: ProductContent) -> ProductCard<Box> {
        let card = ProductCard(Box(.vertical), addName: "Add to cart")
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
            #expect(price.width <= 132 - 2 * Space.small && price.shownScale < 1)
            #expect(price.textWidth * price.shownScale <= Double(price.width) + 0.01)
        }
    }

    @Test("a name of two lines is whole, in large text too, and all cards are as high for that", arguments: [13, 26])
    func longName(points: Int) throws {
        let sheet = StyleSheet()
        sheet.load(".card-title { font-size: \(points)pt; }")
        sheet.add()
        defer { sheet.remove() }
        let (short, long) = (
            card(ProductContent(title: "Gin", details: "70 cl", price: "€ 9.90")),
            card(ProductContent(title: "Amontillado sherry", details: "70 cl", price: "€ 9.90"))
        )
        try Stage.show(Box(.horizontal, [short, long]), width: 400, height: 500) { _ in
            let title = try #require(
                everything(in: long).compactMap { $0 as? FixedLine }.first { $0.text.hasPrefix("Amontillado") })
            #expect(title.isTooWide(for: title.width) && title.shownHeight(in: title.width) > title.lineHeight)
            #expect(title.shownHeight(in: title.width) <= title.height)
            #expect(short.measured(.vertical, for: 190).natural == long.measured(.vertical, for: 190).natural)
        }
    }

    @Test(
        "what one gets and what it costs are in one line below the name, and the button at the counter's edge",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func foot(direction: TextDirection) throws {
        let cards = [
            card(ProductContent(title: "Gin", details: "70 cl", price: "€ 9.90")),
            card(
                ProductContent(title: "Amontillado sherry, as old as its cellar", details: "1 piece", price: "€ 9.90")),
            card(ProductContent(title: "Lime", details: "1 piece")),
        ]
        try Stage.show(Box(.horizontal, cards), width: 600, height: 400) { _ in
            for card in cards {
                for widget in everything(in: card) { widget.direction = direction }
                Stage.paint(card)
                @MainActor func frame(_ text: String?) throws -> Rectangle? {
                    guard let text else { return nil }
                    let line = everything(in: card).compactMap { $0 as? FixedLine }.first { $0.text == text }
                    return try #require(line?.bounds(in: card))
                }
                let (size, price) = try (#require(try frame(card.content.details)), try frame(card.content.price))
                let line = everything(in: card).compactMap { $0 as? FixedLine }
                    .first { $0.text == card.content.title }
                let above = try #require(line)
                let gap =
                    try size.y - #require(try frame(card.content.title)).y
                    - Double(above.shownHeight(in: above.width))
                #expect((0...8).contains(gap) && size.y + size.height <= Double(card.height - Space.small) + 1)
                if let price {
                    #expect(abs(price.y - size.y) < 1)
                    let gap = direction == .leftToRight ? price.x - size.x - size.width : size.x - price.x - price.width
                    #expect(gap >= 0)
                } else {
                    // What one gets has the whole line.
                    #expect(size.width == Double(card.width - 2 * Space.small))
                }
                let add = try #require(button("Add to cart", in: card)?.bounds(in: card))
                let ground = try #require(everything(in: card).first { $0 is ProductGround }?.bounds(in: card))
                let edge = ground.y + ground.height
                #expect(add.y < edge && add.y + add.height > edge && add.y + add.height < size.y)
                let name = try #require(try frame(card.content.title))
                #expect(add.y + add.height <= name.y)
            }
        }
    }

    @Test("a note is below what one gets, or beside it where the name takes its room and there is no price")
    func note() throws {
        let card = card(ProductContent(title: "Gin", details: "70 cl", note: "In 28 drinks"))
        try Stage.show(Box(.horizontal, [card]), width: 190, height: 400) { _ in
            let lines = everything(in: card).compactMap { $0 as? FixedLine }
            let (size, note) = try (
                #require(lines.first { $0.text == "70 cl" }), #require(lines.first { $0.text == "In 28 drinks" })
            )
            Stage.paint(card)
            let (above, below) = try (#require(size.bounds(in: card)), #require(note.bounds(in: card)))
            #expect(note.isMapped && below.y >= above.y + above.height && below.x == above.x)
            #expect(below.y + below.height <= Double(card.height - Space.small))
            let long = "Amontillado sherry, as old as the cellar that it comes from"
            card.show(ProductContent(title: long, details: "70 cl", note: "In 28 drinks"))
            #expect(Stage.wait { !note.isMapped && size.text == "70 cl · In 28 drinks" })
            card.show(ProductContent(title: long, details: "70 cl", note: "In 28 drinks and a hundred more"))
            #expect(Stage.wait { size.text == "70 cl" })
            card.show(ProductContent(title: long, details: "70 cl", note: "In 2 drinks", price: "€ 9.90"))
            #expect(Stage.wait { size.width < 150 } && size.text == "70 cl" && !note.isMapped)
            card.show(ProductContent(title: "Gin", details: "70 cl", note: "In 3 drinks"))
            #expect(Stage.wait { note.isMapped && note.text == "In 3 drinks" })
        }
    }

    @Test("the line follows the name where a card shows another product, whether that takes one line or two")
    func otherName() throws {
        let (short, long) = (
            ProductContent(title: "Gin", details: "70 cl"),
            ProductContent(title: "Amontillado sherry, as old as the cellar that it comes from", details: "70 cl")
        )
        let card = card(short)
        try Stage.show(Box(.horizontal, [card]), width: 190, height: 400) { _ in
            let lines = everything(in: card).compactMap { $0 as? FixedLine }
            let (name, size) = try (
                #require(lines.first { $0.text == "Gin" }), #require(lines.first { $0.text == "70 cl" })
            )
            @MainActor func follows() -> Bool {
                guard let above = name.bounds(in: card), let below = size.bounds(in: card) else { return false }
                return (0...8).contains(below.y - above.y - Double(name.shownHeight(in: name.width)))
            }
            #expect(Stage.wait { follows() })
            card.show(long)
            #expect(name.isTooWide(for: name.width) && Stage.wait { follows() })
            card.show(short)
            #expect(Stage.wait { follows() })
        }
    }

    @Test("the price follows where a card shows another product")
    func otherPrice() throws {
        let card = card(ProductContent(title: "Gin", details: "70 cl"))
        try Stage.show(Box(.horizontal, [card]), width: 190, height: 400) { _ in
            card.show(ProductContent(title: "Gin", details: "70 cl", price: "€ 1,234.50"))
            let price = try #require(
                everything(in: card).compactMap { $0 as? FixedLine }.first { $0.text.hasPrefix("€") })
            #expect(Stage.wait { Double(price.width) >= price.textWidth * price.shownScale && price.width > 40 })
        }
    }

    @Test("its button puts one in, and whoever asked is told until no longer wanted")
    func added() throws {
        let card = card(ProductContent(title: "Gin"))
        var told: [String] = []
        let first = card.onAdded { told.append("first") }
        card.onAdded { told.append("second") }
        try Stage.show(card) { _ in
            let add = try #require(button("Add to cart", in: card))
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
            let add = try #require(button("Add to cart", in: card))
            let left = try #require(add.bounds(in: card)).x
            card.direction = .rightToLeft
            #expect(Stage.wait { (add.bounds(in: card)?.x ?? left) < left - 60 })
        }
    }

    @Test("ends after being shown, as does a receipt")
    func lifetime() {
        #expect(endsAfterShowing { card(ProductContent(title: "Gin", count: 1)) })
        #expect(endsAfterShowing { ReceiptPaper(Label("Total")) })
        #expect(endsAfterShowing { ProductStage(Box(.vertical), height: 200, beside: Box(.vertical)) })
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

    @Test(
        "on a stage, what is said of it is on a card beside it, below the buttons and above the counter's front",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func beside(direction: TextDirection) throws {
        let (art, panel) = (Box(.vertical), Box(.vertical, [Label("Gin"), Label("70 cl"), Label("Add to cart")]))
        let stage = ProductStage(art, height: 264, topInset: 56, beside: panel)
        for widget in everything(in: stage) { widget.direction = direction }
        try Stage.show(Box(.vertical, [stage]), width: 1000, height: 700) { _ in
            let (picture, card) = try (#require(art.bounds(in: stage)), #require(panel.bounds(in: stage)))
            let isAfter = card.x >= picture.x + picture.width
            #expect(direction == .leftToRight ? isAfter : card.x + card.width <= picture.x)
            let ground = stage.groundHeight(in: 1000)
            #expect(card.y >= 56 && card.y + card.height < Double(ground) && ground == stage.height)
            // The light is where the picture is, not in the middle of the page.
            let light = try #require(everything(in: stage).compactMap { $0 as? CounterGround }.first?.middle)
            #expect(abs(light - picture.center.x) < 1)
        }
    }

    @Test("where the picture has little room the card is below it, and the page's buttons know how high the picture is")
    func below() throws {
        let (art, panel) = (Box(.vertical), Box(.vertical, [Label("Gin"), Label("70 cl"), Label("Add to cart")]))
        let stage = ProductStage(art, height: 264, topInset: 56, beside: panel)
        try Stage.show(Box(.vertical, [stage]), width: 360, height: 700) { _ in
            let card = try #require(panel.bounds(in: stage))
            #expect(stage.groundHeight(in: 360) == 264 && card.y > 264 && card.y + card.height <= Double(stage.height))
            #expect(card.x > 0 && card.x == 360 - card.x - card.width)
        }
        // A card that has much to say makes the counter higher where it is beside the picture.
        panel.append(Label(String(repeating: "\n", count: 20)))
        #expect(stage.groundHeight(in: 1000) > 400 && stage.groundHeight(in: 360) == 264)
    }

    @Test("on a stage it leaves room for the page's buttons")
    func stageBelowButtons() throws {
        let art = Box(.vertical)
        let stage = ProductStage(art, height: 324, topInset: 60)
        try Stage.show(stage, width: 360, height: 324) { _ in
            let place = try #require(art.bounds(in: stage))
            #expect(place.y >= 60 && place.width == place.height && place.y + place.height > 290)
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

    @Test("a picture alone has the height that it is given, down to the smallest, and stands on its foot")
    func smallest() throws {
        let art = Box(.vertical)
        let stage = ProductStage(art, height: 240, smallest: 100, footing: 0.9)
        #expect(stage.measured(.vertical).minimum == 100 && stage.measured(.vertical).natural == 240)
        try Stage.show(stage, width: 500, height: 400) { _ in
            let place = try #require(art.bounds(in: stage))
            let foot = place.y + place.height * 0.9
            #expect(stage.height == 400 && foot > 360 && foot < 400 && place.height > 300)
        }
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

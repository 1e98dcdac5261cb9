import GTK
import Widgets

/// The widgets of a shop.
@MainActor
enum ShopPages {
    static let all = [product, stage, receipt, skeleton]

    private static let product = GalleryPage(
        "product-card", "Shop", "ProductCard",
        "Something that can be bought, on a counter of its own colour, with its price and how many are in the cart.",
        code: "let card = ProductCard(picture, addName: \"Add to cart\")\ncard.show(ProductContent(title: \"Lemon\"))"
    ) { samples in
        let contents = [
            (
                "In the cart",
                ProductContent(
                    title: "Lemon", details: "net of 4", price: "€ 1.99", count: 2,
                    tint: Color(red: 0.95, green: 0.8, blue: 0.2))
            ),
            (
                "Without a price, with a word for it",
                ProductContent(
                    title: "Strawberry", details: "500 g", noPrice: "no price", mark: CardMark("adds 9 drinks"),
                    tint: Color(red: 0.8, green: 0.15, blue: 0.2))
            ),
            (
                "Too long for its width",
                ProductContent(
                    title: "Blueberry, the one that got away", details: "a small basket of 125 g",
                    price: "CHF 12,345.60",
                    count: 120, countText: "120", tint: Color(red: 0.25, green: 0.3, blue: 0.6))
            ),
        ]
        return zip(samples.fruits, contents).map { fruit, content in
            let card = ProductCard(ArtPicture(size: 132, path: samples.picture(of: fruit)), addName: "Add to cart")
            card.show(content.1)
            card.onAdded { [weak card] in
                guard let card else { return }
                var more = card.content
                more.count += 1
                more.countText = String(more.count)
                card.show(more)
            }
            card.minimumSize = SizeRequest(width: content.0 == "Too long for its width" ? 150 : 190)
            return Specimen(content.0, card.layout(horizontal: .start))
        }
    }

    private static let stage = GalleryPage(
        "product-stage", "Shop", "ProductStage",
        "The head of a product's page: its picture on a counter of its own colour, and a card beside it or below.",
        code: "let stage = ProductStage(picture, height: 264, beside: form)\nstage.tint = amber"
    ) { samples in
        let fruit = samples.fruits[4]
        let words = Box(
            .vertical, spacing: Space.small,
            [Label(fruit.name).styled("title-1"), Button("Add to cart").styled("primary")])
        let beside = ProductStage(
            ArtPicture(size: 216, path: samples.picture(of: fruit)), height: 264, beside: words)
        beside.tint = Color(red: 0.9, green: 0.5, blue: 0.2)
        return [(1, Color(red: 0.95, green: 0.8, blue: 0.2)), (2, Color(red: 0.3, green: 0.2, blue: 0.5))].map {
            index, tint in
            let fruit = samples.fruits[index]
            let stage = ProductStage(ArtPicture(size: 216, path: samples.picture(of: fruit)), height: 264)
            stage.tint = tint
            return Specimen(fruit.name, stage, height: 264)
        } + [Specimen("With a card", beside)]
    }

    private static let skeleton = GalleryPage(
        "card-skeleton", "Shop", "CardSkeleton", "Pale cards in the places of those that are on their way.",
        code: "CardSkeleton(\"Asking the shop…\", cardWidth: 184, cardHeight: 280)"
    ) { _ in
        [
            Specimen("With room", CardSkeleton("Waiting", cardWidth: 184, cardHeight: 280), height: 360),
            Specimen(
                "With lower pictures",
                CardSkeleton("Waiting", cardWidth: 216, cardHeight: 280, pictureHeight: 120), height: 360),
            Specimen("Narrow", Clamp(CardSkeleton("Waiting", cardHeight: 280), to: 300), height: 360),
        ]
    }

    private static let receipt = GalleryPage(
        "receipt-paper", "Shop", "ReceiptPaper", "A strip of paper torn off at its lower edge.",
        code: "ReceiptPaper(lines)"
    ) { _ in
        @MainActor func make() -> Widget {
            ReceiptPaper(
                Box(
                    .vertical, spacing: Space.small,
                    [
                        Label("Saturday").styled("title-2"), Separator(), Label("Fruits · € 3.49"),
                        Label("Total · € 56.49"),
                    ]))
        }
        return [
            Specimen("With room", make().layout(horizontal: .start)),
            Specimen("Narrow", Clamp(make(), to: 180)),
        ]
    }
}

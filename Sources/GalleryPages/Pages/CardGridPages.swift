import GTK
import ComptoirWidgets
import Widgets

/// Cards of entries, alone and in a grid.
@MainActor
enum CardGridPages {
    static let all = [card, grid]

    private static let card = GalleryPage(
        "art-card", "Cards", "ArtCard",
        "A picture on a disc in its light, a title, a rating and a line of details, with a mark and a heart at the corners.",
        code:
            "let card = ArtCard(DrinkPicture())\ncard.tint = amber\ncard.show(CardContent(title: \"Negroni\", details: \"easy · Gin\"))"
    ) { samples in
        let contents = [
            ("Plain", CardContent(title: "Lemon", details: "easy · Gin")),
            (
                "Rated, a favourite, with good news",
                CardContent(
                    title: "Strawberry", details: "medium · Rum", rating: 4.5,
                    mark: CardMark("can make", isGood: true), isFavourite: true)
            ),
            (
                "Too long for its width",
                CardContent(
                    title: "Blueberry, the one that got away", details: "advanced · Whiskey", rating: 3,
                    mark: CardMark("lacks 2"))
            ),
        ]
        return zip(samples.fruits, contents).map { fruit, content in
            let card = ArtCard(ArtPicture(size: 132, path: samples.picture(of: fruit)))
            card.show(content.1)
            // The first disc is plain.
            card.tint = content.0 == "Plain" ? nil : Color(fruit.start)
            card.minimumSize = SizeRequest(width: content.0 == "Too long for its width" ? 160 : 228)
            return Specimen(content.0, card.layout(horizontal: .start))
        }
    }

    private struct Entry: Identifiable {
        let id: Int
        let fruit: Samples.Fruit
        let content: CardContent
    }

    private static func entries(_ samples: Samples) -> [Entry] {
        (0..<60).map { index in
            let fruit = samples.fruits[index % samples.fruits.count]
            let mark = index.isMultiple(of: 3) ? CardMark("lacks \(index % 4 + 1)") : CardMark("can make", isGood: true)
            return Entry(
                id: index, fruit: fruit,
                content: CardContent(
                    title: fruit.name, details: ["easy · Gin", "medium · Rum", "advanced · Vodka"][index % 3],
                    rating: index.isMultiple(of: 4) ? nil : Double(index % 10) / 2 + 0.5, mark: mark,
                    isFavourite: index.isMultiple(of: 7)))
        }
    }

    private static let grid = GalleryPage(
        "card-grid", "Cards", "CardGrid",
        "Cards of one size in columns, for lists of any length. The arrow keys go from card to card, Enter opens.",
        code:
            "CardGrid(\"Drinks\", list, label: { $0.name }) { ArtCard(picture()) } update: { card, drink in card.show(…) }"
    ) { samples in
        @MainActor func make() -> Widget {
            CardGrid("Fruits", ArrayList(entries(samples)), label: { $0.content.title }) {
                ArtCard(ArtPicture(size: 132))
            } update: { card, entry in
                card.show(entry.content)
                card.tint = Color(entry.fruit.start)
                card.art.path = samples.picture(of: entry.fruit)
            }
        }
        return [
            Specimen("With room", make(), height: 480),
            Specimen("Narrow", Clamp(make(), to: 360), height: 480),
        ]
    }
}

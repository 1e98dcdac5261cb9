import GTK
import Widgets

/// What brings one of several things to the front.
@MainActor
enum CarouselPages {
    static let all = [coverflow]

    /// A fruit's picture as a card shows it, with its name below.
    private static func face(_ fruit: Samples.Fruit, _ samples: Samples) -> Widget {
        let picture = ArtPicture(size: 120, path: samples.picture(of: fruit))
        let name = Label(fruit.name).styled("heading")
        name.ellipsis = .end
        return Box(
            .vertical, spacing: Space.tiny,
            [
                picture.layout(horizontal: .center, vertical: .center, expand: [.vertical]),
                name.layout(horizontal: .center, margins: Insets(bottom: Space.medium)),
            ])
    }

    private static let coverflow = GalleryPage(
        "coverflow", "Navigation", "Coverflow",
        "Cards of which one stands in front. Swipe, drag, press Left, Right, Home, End, or click one at the side.",
        code: "let servings = Coverflow(\"Servings\", [CoverflowCard(\"Coupe\", picture), …], showsDots: true)"
    ) { samples in
        let last = Coverflow("Fruits", samples.fruits.prefix(3).map { CoverflowCard($0.name, face($0, samples)) })
        let first = Coverflow(
            "Fruits", samples.fruits.map { CoverflowCard($0.name, face($0, samples)) }, showsDots: true)
        first.selectedIndex = 2
        return [
            Specimen("The third of five, with dots", first),
            Specimen("The first of three, narrow", Clamp(last, to: 312)),
        ]
    }
}

import GTK
import Widgets

/// Widgets that bring one of several items to the front.
@MainActor
enum CarouselPages {
    static let all = [coverflow, tabs, strip, categories]

    /// Returns the picture of a fruit as a card shows it, with its name below.
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
        let counter = Coverflow(
            "Fruits on a counter",
            samples.fruits.prefix(3).map {
                CoverflowCard($0.name, ArtPicture(size: 180, path: samples.picture(of: $0)))
            }, setting: .counter(footing: 0.9), cardSize: Size(width: 240, height: 240), showsDots: true)
        counter.selectedIndex = 1
        return [
            Specimen("The third of five, with dots", first),
            Specimen("The first of three, narrow", Clamp(last, to: 312)),
            Specimen("On a counter, in light of their colour", counter),
        ]
    }

    private static func lines(_ texts: [String]) -> Widget {
        let label = Label(texts.joined(separator: "\n"))
        label.wraps = true
        label.textAlignment = 0
        return label
    }

    private static func recipe() -> TabView {
        TabView(
            "Recipe",
            [
                TabPage(id: "ingredients", title: "Ingredients") { lines(["Gin", "Red vermouth", "Bitter"]) },
                TabPage(id: "instructions", title: "Instructions") {
                    lines((1...6).map { "Step \($0): stir, strain, and look at it for a while." })
                },
                TabPage(id: "shop", title: "Shop") { lines(["One thing is missing."]) },
            ])
    }

    private static let tabs = GalleryPage(
        "tab-view", "Navigation", "TabView",
        "Pages chosen by tabs; as high as the page that is shown. Pages are built when they are first shown.",
        code: "TabView(\"Recipe\", [TabPage(id: \"ingredients\", title: \"Ingredients\") { table }, …])"
    ) { _ in
        let second = recipe()
        second.selection = "instructions"
        return [
            Specimen("The first page", recipe(), onCard: true),
            Specimen("The second, which is higher", second, onCard: true),
            Specimen("With hardly any room, the tabs take two lines", Clamp(recipe(), to: 240)),
        ]
    }

    private static let strip = GalleryPage(
        "strip", "Navigation", "Strip",
        "One line of things that goes on sideways. Drag it, turn the wheel over it, or go along it with the keyboard.",
        code: "Strip(FilterChips(\"Sort of thing\", choices, .one))"
    ) { _ in
        @MainActor func chips() -> FilterChips {
            FilterChips(
                "Kind of ingredient",
                ["Spirits", "Liqueurs", "Bitters", "Wines", "Juices"].map { Choice(id: $0, title: $0) },
                .one)
        }
        return [
            Specimen("With room for all", Strip(chips())),
            Specimen("Narrow: it fades where more follows", Clamp(Strip(chips()), to: 240)),
        ]
    }

    private static let categories = GalleryPage(
        "category-strip", "Navigation", "CategoryStrip",
        "Categories beside each other; the selected one is larger, and choosing it again clears it.",
        code: "CategoryStrip(\"Categories\", [Category(id: \"sour\", title: \"Sour\", picture: picture), …])"
    ) { samples in
        let names = ["Sour", "Long", "Sparkling", "Spirit-forward", "After dinner", "Before dinner", "Creamy"]
        @MainActor func make() -> CategoryStrip {
            CategoryStrip(
                "Categories",
                names.enumerated().map { index, name in
                    let fruit = samples.fruits[index % samples.fruits.count]
                    return Category(
                        id: name, title: name, picture: ArtPicture(size: 54, path: samples.picture(of: fruit)))
                })
        }
        let chosen = make()
        chosen.selection = "Long"
        return [
            Specimen("None selected", make()), Specimen("One selected", chosen),
            Specimen("Narrow: it scrolls, and fades where more is to come", Clamp(make(), to: 312)),
        ]
    }
}

import GTK
import Widgets

/// Widgets that stand on their own.
@MainActor
enum CardPages {
    static let all = [hero, banner, tile, onboarding, press, chip, wrap, clamp, columns]

    private static let hero = GalleryPage(
        "hero-header", "Cards", "HeroHeader", "The head of a page: a large picture, grounded, on its gradient.",
        code: "let hero = HeroHeader()\nhero.show(picture: path, gradient: paint)"
    ) { samples in
        [1, 3].map { index in
            let header = HeroHeader(alternativeText: samples.fruits[index].name)
            header.show(picture: samples.picture(of: samples.fruits[index]), gradient: samples.fruits[index].paint)
            return Specimen(samples.fruits[index].name, header, height: 264)
        }
    }

    private static let banner = GalleryPage(
        "hero-banner", "Cards", "HeroBanner",
        "The head of an entry's page: its name on its gradient, its picture in soft light, and dials on the lower edge.",
        code: "let hero = HeroBanner()\nhero.show(picture: path, gradient: paint, name: …, line: …, chips: …)"
    ) { samples in
        [1, 0].map { index in
            let (hero, fruit) = (HeroBanner(), samples.fruits[index])
            hero.show(
                picture: samples.picture(of: fruit), gradient: fruit.paint, name: fruit.name, line: fruit.headline,
                chips: ["In season", "A fruit"])
            if index == 1 {
                hero.dials.values = ChartPages.dials
                hero.aside = ChartPages.strip([6, 7, 8])
            }
            return Specimen(index == 1 ? "With dials and a strip of months" : "On a light gradient", hero)
        }
    }

    private static let tile = GalleryPage(
        "picture-tile", "Cards", "PictureTile", "A small picture on its ground, and beside it a name and a line.",
        code: "let tile = PictureTile(picture)\n(tile.title, tile.subtitle) = (\"Lemon\", \"you have it\")"
    ) { samples in
        let tiles = samples.fruits.enumerated().map { index, fruit in
            let picture = ArtPicture(size: 72, path: samples.picture(of: fruit))
            let tile = PictureTile(picture, sign: index == 2 ? "comptoir-plus-symbolic" : nil)
            (tile.title, tile.subtitle) = (fruit.name, index == 0 ? "you have it" : "lacks \(index)")
            (tile.tint, tile.isGood) = (fruit.paint.start, index == 0)
            return tile
        }
        return [Specimen("A few, side by side", EqualGrid(columnWidth: 200, tiles))]
    }

    private static let onboarding = GalleryPage(
        "onboarding-card", "Cards", "OnboardingCard",
        "A card as large as the window: a picture on its gradient, a name, a headline, a button to start.",
        code:
            "let card = OnboardingCard(startTitle: \"Start\")\ncard.show(picture: path, gradient: paint, name: …, headline: …)"
    ) { samples in
        [0, 2].map { index in
            let card = OnboardingCard(showsStart: index == 2)
            let fruit = samples.fruits[index]
            card.show(
                picture: samples.picture(of: fruit), gradient: fruit.paint, name: fruit.name, headline: fruit.headline)
            return Specimen(index == 2 ? "The last one" : "On a light gradient", card, height: 480)
        }
    }

    private static let press = GalleryPage(
        "press-frame", "Cards", "PressFrame", "Makes a card that has buttons of its own something to press as a whole.",
        code: "let card = PressFrame(content)\ncard.onPressed { model.opened() }"
    ) { _ in
        let words = Label("Pressed never").styled("title-4").layout(horizontal: .start)
        let content = Box(
            .vertical, spacing: Space.tiny, [words, Button("A button of its own").layout(horizontal: .start)]
        )
        .layout(margins: Insets(vertical: Space.small, horizontal: Space.small))
        let frame = PressFrame(Box(.vertical, [content]).styled("card"))
        frame.accessibleLabel = "A card"
        var count = 0
        frame.onPressed { [weak words] in
            count += 1
            words?.text = "Pressed \(count) times"
        }
        return [Specimen("Beside the button it is pressed as a whole", frame)]
    }

    private static let chip = GalleryPage(
        "chip", "Cards", "Chip", "A short fact in a rounded field.",
        code: "Chip(\"spring · summer\", icon: \"comptoir-leaf-symbolic\")"
    ) { _ in
        [
            Specimen("Text", Chip("Rosaceae").layout(horizontal: .start)),
            Specimen(
                "With an icon", Chip("spring · summer", icon: "comptoir-leaf-symbolic").layout(horizontal: .start)),
        ]
    }

    private static let wrap = GalleryPage(
        "wrap-box", "Cards", "WrapBox", "Lays children out in lines, as words are in a paragraph.",
        code: "WrapBox([Chip(\"Rosaceae\"), …])"
    ) { _ in
        let words = [
            "Rosaceae", "Fragaria × ananassa", "spring · summer", "32 kcal", "rich in vitamin C", "eaten fresh",
            "3 weeks",
        ]
        return [Specimen("Chips", WrapBox(words.map { Chip($0) }))]
    }

    private static let columns = GalleryPage(
        "two-columns", "Cards", "TwoColumns",
        "Two parts of a page: side by side where there is room, one below the other where there is not.",
        code: "TwoColumns(titleBlock, recipe, least: 330)"
    ) { _ in
        @MainActor func make() -> TwoColumns {
            TwoColumns(Chip("The first, at the start"), Chip("The second, at the end"), least: 180)
        }
        return [
            Specimen("Side by side", make()), Specimen("One below the other", Clamp(make(), to: 300)),
        ]
    }

    private static let clamp = GalleryPage(
        "clamp", "Cards", "Clamp", "Keeps its child from growing wider than reads well, and centres it.",
        code: "Clamp(column, to: 760)"
    ) { _ in
        [Specimen("At most 320 px", Clamp(Chip("As wide as 320 px, and no wider"), to: 320))]
    }
}

/// Rows of lists.
@MainActor
enum RowPages {
    static let all = [gradient, swiped]

    private static let gradient = GalleryPage(
        "gradient-row", "Rows", "GradientRow", "A wide row on a diagonal gradient; its text stays readable on each.",
        code:
            "let row = GradientRow()\nrow.show(picture: path, gradient: paint, name: \"Lemon\", headline: \"A sour sun\")"
    ) { samples in
        samples.fruits.map { fruit in
            let row = GradientRow(trailing: fruit.id == "kiwi" ? Chip("favourite") : nil)
            row.show(
                picture: samples.picture(of: fruit), gradient: fruit.paint, name: fruit.name, headline: fruit.headline)
            return Specimen(fruit.id == "kiwi" ? "With a mark" : fruit.name, row)
        }
    }

    private static let swiped = GalleryPage(
        "swipe-away", "Rows", "SwipeAway", "A row that is pushed out to either side, by finger or by mouse.",
        code: "let row = SwipeAway(content)\nrow.onSwipedAway { [weak self] in self?.delete() }"
    ) { samples in
        samples.fruits.prefix(2).map { fruit in
            let row = SwipeAway(Button(fruit.name).styled("flat"))
            // Nothing is removed here, so the row comes back.
            row.onSwipedAway {}
            return Specimen(fruit.name, row)
        }
    }
}

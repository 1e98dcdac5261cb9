import GTK
import ComptoirWidgets
import Widgets

/// Widgets at the top of pages, and cards on them.
@MainActor
enum LeadPages {
    static let cards = [hero, panel, counter, card, number, board]
    static let rows = [measure, heading, progress, notice]
    static let controls = [date, chips]

    private static let hero = GalleryPage(
        "hero-card", "Cards", "HeroCard",
        "What a page leads with, set in a tone; its picture beside or above the words.",
        code: "let hero = HeroCard(actions: [button])\n(hero.title, hero.tone) = (\"Persimmon\", .orange)"
    ) { samples in
        Tone.allCases.map { tone in
            let hero = HeroCard(actions: [Button("Read on").styled("primary"), Button("2 drinks with it")])
            (hero.overline, hero.title, hero.tone) = ("Fruit of the season", "Persimmon", tone)
            hero.text = "Wait for it, then wait more: soft as jam, it is honey with a hint of spice."
            hero.art = ArtPicture(size: 210, path: samples.picture("fruits/persimmon.svg"))
            return Specimen(tone.rawValue, hero)
        }
    }

    private static let panel = GalleryPage(
        "gradient-panel", "Cards", "GradientPanel", "A panel on a gradient, with light around what it shows.",
        code: "let panel = GradientPanel(Box(.vertical, [picture, name]), light: picture)\npanel.paint = gradient"
    ) { samples in
        samples.fruits.prefix(3).map { fruit in
            let picture = ArtPicture(size: 180, path: samples.picture(of: fruit))
            let parts = [picture, Label(fruit.name).styled("hero-name"), Button("Read about it")] as [Widget]
            let panel = GradientPanel(
                Box(.vertical, spacing: Space.small, parts.map { $0.layout(horizontal: .center) }), light: picture)
            panel.paint = fruit.paint
            return Specimen(fruit.name, panel, height: 400)
        }
    }

    private static let counter = GalleryPage(
        "counter-head", "Cards", "CounterHead", "Things that stand side by side on a counter, with a title.",
        code: "let head = CounterHead(\"Saturday\", footing: DrinkPicture.footing)\nhead.things = glasses"
    ) { samples in
        let cover = CounterHead("Saturday", side: 165, stride: 0.62, footing: DrinkPicture.footing)
        cover.things = [DrinkSamples.negroni, DrinkSamples.sunrise, DrinkSamples.negroni].map {
            DrinkPicture($0, size: 165, least: 48, isOnCounter: true)
        }
        cover.tint = Color(hex: 0xB0241C)
        let spent = Box(.vertical, [Label("Spent"), Label("€ 22.82").styled("figure")])
        let card = CounterHead(details: spent, setting: .card, side: 108)
        card.things = samples.fruits.prefix(5).map { ArtPicture(size: 48, path: samples.picture(of: $0)) }
        return [
            Specimen("At the top of a page", cover), Specimen("A card, without a title", card),
            Specimen("Nothing on it", CounterHead("Tomorrow")),
        ]
    }

    private static let card = GalleryPage(
        "picture-card", "Cards", "PictureCard", "A card as high as what it says, with room for more.",
        code: "let card = PictureCard()\n(card.title, card.art) = (\"Negroni\", DrinkPicture(art, size: 160))"
    ) { _ in
        let plain = PictureCard()
        (plain.title, plain.subtitle, plain.badge) = ("Negroni", "Stirred", "new")
        plain.art = DrinkPicture(DrinkSamples.negroni, size: 160)
        let full = PictureCard(artHeight: 240)
        (full.overline, full.title, full.subtitle) = ("A drink new to you", "Sunrise", "You lack one bottle for it.")
        full.art = DrinkPicture(DrinkSamples.sunrise, size: 240)
        full.content.append(WrapBox([Button("See it"), Button("Another")]))
        let words = PictureCard()
        (words.overline, words.title, words.subtitle) = ("Your cart", "6 items", "for Saturday")
        return [Specimen("In a grid of equal cells", EqualGrid(columnWidth: 220, [plain, full, words]))]
    }

    private static let number = GalleryPage(
        "number-card", "Cards", "NumberCard", "A number, large, with what it counts; set in a tone.",
        code: "let card = NumberCard()\n(card.number, card.title, card.tone) = (\"41\", \"days with a walk\", .green)"
    ) { samples in
        let cards = Tone.allCases.enumerated().map { index, tone in
            let card = NumberCard()
            (card.number, card.title, card.tone) = ("\(index * 41)", "days with a walk", tone)
            (card.detail, card.fraction) = ("record 300", Double(index) / 7)
            card.art = ArtPicture(size: 60, path: samples.picture("fruits/orange.svg"))
            return card
        }
        return [Specimen("Every tone", EqualGrid(columnWidth: 200, cards))]
    }

    private static let board = GalleryPage(
        "board", "Cards", "Board", "A few things that stand on a board, and go on on another one.",
        code: "Board(bottles.map { BottleStand(BottlePicture($0, size: 96)) })"
    ) { _ in
        let bottles = BottleSamples.all.prefix(12).map { BottleStand(BottlePicture($0.art, size: 96)) }
        return [Specimen("A dozen bottles", Board(Array(bottles)), onCard: true)]
    }

    private static let measure = GalleryPage(
        "measure-row", "Rows", "MeasureRow", "A line coloured as far as its figure reaches.",
        code: "let row = MeasureRow()\n(row.title, row.value, row.fraction) = (\"Water\", \"86 g\", 0.86)"
    ) { _ in
        Tone.allCases.enumerated().map { index, tone in
            let row = MeasureRow()
            (row.title, row.value) = ("Water", "\(index * 16) g")
            (row.fraction, row.fillTone) = (Double(index) / 6, tone)
            return Specimen(tone.rawValue, row)
        }
    }

    private static let heading = GalleryPage(
        "heading-line", "Rows", "HeadingLine", "The title of what follows, with some words and a link.",
        code: "let heading = HeadingLine()\n(heading.title, heading.link) = (\"You can make tonight\", \"all 14\")"
    ) { _ in
        (1...3).map { level in
            let heading = HeadingLine()
            (heading.title, heading.detail, heading.link) = ("You can make tonight", "with what is there", "all 14")
            heading.level = level
            return Specimen("Level \(level)", heading)
        }
    }

    private static let progress = GalleryPage(
        "progress-line", "Rows", "ProgressLine", "How far something is, in words and as a bar.",
        code: "let line = ProgressLine()\n(line.label, line.fraction) = (\"To the next mark\", 0.68)"
    ) { _ in
        [0, 0.4, 1].map { fraction in
            let line = ProgressLine()
            (line.label, line.detail) = ("To the next mark", "\(Int(60 - fraction * 60)) to go")
            line.fraction = fraction
            return Specimen(line.detail, line)
        }
    }

    private static let notice = GalleryPage(
        "notice-card", "Feedback", "NoticeCard", "Stands where something is not shown, and says why.",
        code: "NoticeCard(\"This part cannot be shown.\")"
    ) { _ in
        let rows = RowList([Label("One"), NoticeCard("The second cannot be shown."), Label("Three")])
        return [
            Specimen("By itself", NoticeCard("This part cannot be shown.")), Specimen("In a RowList", rows),
        ]
    }

    private static let date = GalleryPage(
        "date-field", "Controls", "DateField", "A day to choose from a calendar.",
        code: "DateField(\"Bottled on\", day: today)"
    ) { _ in
        let field = DateField("Bottled on", day: CalendarDay(year: 2026, month: 11, day: 28))
        return [
            Specimen("A day", field.layout(horizontal: .start)),
            Specimen("None yet", DateField("Bottled on").layout(horizontal: .start)),
        ]
    }

    private static let chips = GalleryPage(
        "chip-line", "Controls", "ChipLine", "Small things of which Tab reaches one, and the arrow keys the others.",
        code: "ChipLine([Button(\"sour\").styled(\"chip\"), …])"
    ) { _ in
        [Specimen("Three", ChipLine(["sour", "sweet", "bitter"].map { Button($0).styled("chip") }))]
    }
}

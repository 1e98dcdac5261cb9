import GTK
import Widgets

/// The controls in each of their states.
@MainActor
enum ControlPages {
    static let all = [segmented, favourite, stepper, folding, formRow, formGroup, splitLine, search, theme]

    private static let basis = [
        Choice(id: "100g", title: "100 g"), Choice(id: "piece", title: "Piece"), Choice(id: "cup", title: "Cup"),
    ]

    private static let kinds = ["with", "without", "since", "until"].map { Choice(id: $0, title: "Days \($0)") }

    private static let segmented = GalleryPage(
        "segmented-choice", "Controls", "SegmentedChoice",
        "A few options of which exactly one holds. Tab reaches it; the arrow keys choose.",
        code: "SegmentedChoice(\"Amounts are for\", [Choice(id: \"100g\", title: \"100 g\"), …])"
    ) { _ in
        let off = SegmentedChoice("Amounts are for", basis, selection: "cup")
        off.isSensitive = false
        return [
            Specimen("Three options", SegmentedChoice("Amounts are for", basis).layout(horizontal: .start)),
            Specimen(
                "With icons",
                SegmentedChoice(
                    "Show as",
                    [
                        Choice(id: "fruits", title: "Fruits", icon: "comptoir-fruits-symbolic"),
                        Choice(id: "drinks", title: "Drinks", icon: "comptoir-drinks-symbolic"),
                    ], selection: "drinks"
                ).layout(horizontal: .start)),
            Specimen(
                "With hardly any room, on several lines", Clamp(SegmentedChoice("Amounts are for", basis), to: 132)),
            Specimen("Over the whole width", SegmentedChoice("Amounts are for", basis, selection: "piece")),
            Specimen("Four with room for two, two by two", Clamp(SegmentedChoice("Counts", kinds), to: 260)),
            Specimen("Insensitive", off.layout(horizontal: .start)),
        ]
    }

    private static let folding = GalleryPage(
        "folding-button", "Controls", "FoldingButton",
        "A page's main action, which stays in view: where its text has no room, its icon says it alone.",
        code: "FoldingButton(\"I made this\", icon: \"comptoir-check-symbolic\") { model.madeClicked() }"
    ) { _ in
        @MainActor func make() -> FoldingButton {
            FoldingButton("I made this", icon: "comptoir-check-symbolic") {}.styled("primary")
        }
        let folded = make()
        folded.isFolded = true
        return [
            Specimen("With room", make().layout(horizontal: .start)),
            Specimen("Folded", folded.layout(horizontal: .start)),
        ]
    }

    private static let formRow = GalleryPage(
        "form-row", "Controls", "FormRow",
        "A caption and its control, with an icon and help if need be: side by side, or one below the other without room.",
        code: "FormRow(\"Amounts are for\", SegmentedChoice(\"Amounts are for\", choices))"
    ) { _ in
        @MainActor func make() -> FormRow { FormRow("Amounts are for", SegmentedChoice("Amounts are for", basis)) }
        @MainActor func full() -> FormRow {
            FormRow(
                "Text size", Stepper("Text size", value: 100, in: 80...200, step: 10),
                icon: "comptoir-text-size-symbolic", help: "In this app only.")
        }
        let long = FormRow("A caption that has more to say", Stepper("How many", value: 1, in: 0...9))
        long.captionWidth = 12
        return [
            Specimen("With room", make()), Specimen("Without", Clamp(make(), to: 220)),
            Specimen("With a caption on two lines", Clamp(long, to: 320)),
            Specimen("With an icon and help", full()), Specimen("The same without room", Clamp(full(), to: 220)),
        ]
    }

    private static let formGroup = GalleryPage(
        "form-group", "Controls", "FormGroup",
        "Rows of a form that belong together, in a card under a heading.",
        code: "FormGroup(\"Look\", [FormRow(\"Theme\", themes), FormRow(\"Text size\", stepper)])"
    ) { _ in
        let group = FormGroup(
            "Look",
            [
                FormRow(
                    "Amounts are for", SegmentedChoice("Amounts are for", basis), icon: "comptoir-fruits-symbolic"),
                FormRow(
                    "Text size", Stepper("Text size", value: 100, in: 80...200, step: 10),
                    icon: "comptoir-text-size-symbolic", help: "In this app only."),
                FormRow("Plain", Switch()),
            ])
        let chosen = FormGroup("Level", [FilterChips("Level", basis)])
        chosen.heading.action = NextStep("Clear") {}
        return [Specimen("Three rows", group), Specimen("With a button at the heading", chosen)]
    }

    private static let splitLine = GalleryPage(
        "split-line", "Controls", "SplitLine",
        "Two things at the two ends of a line, the second below the first where there is no room for both.",
        code: "SplitLine(SectionTitle(\"All drinks\"), button)"
    ) { _ in
        @MainActor func make(_ below: SplitLine.Below = .start) -> SplitLine {
            let line = SplitLine(SectionTitle("All drinks"), Button("Can make"))
            line.below = below
            return line
        }
        return [
            Specimen("With room", make()), Specimen("Without", Clamp(make(), to: 180)),
            Specimen("At the end", Clamp(make(.end), to: 180)), Specimen("Filling", Clamp(make(.filling), to: 180)),
        ]
    }

    private static let favourite = GalleryPage(
        "favourite-button", "Controls", "FavouriteButton", "A heart that is filled while something is a favourite.",
        code: "let heart = FavouriteButton()\nheart.bind(\\.isFavourite) { model.isFavourite }"
    ) { _ in
        let on = FavouriteButton()
        on.isFavourite = true
        return [
            Specimen("Not yet", FavouriteButton().layout(horizontal: .start)),
            Specimen("A favourite", on.layout(horizontal: .start)),
        ]
    }

    private static let stepper = GalleryPage(
        "stepper", "Controls", "Stepper", "A number with less and more; it can be typed, and moved by the arrow keys.",
        code: "Stepper(\"Servings\", value: 2, in: 1...24)"
    ) { _ in
        let grams = Stepper("Amount", value: 150, in: 0...500, step: 25)
        grams.format = { "\(Int($0)) g" }
        return [
            Specimen("Servings", Stepper("Servings", value: 2, in: 1...24).layout(horizontal: .start)),
            Specimen("With a unit, in steps of 25", grams.layout(horizontal: .start)),
            Specimen("At the end of its range", Stepper("Servings", value: 1, in: 1...6).layout(horizontal: .start)),
        ]
    }

    private static let search = GalleryPage(
        "search-field", "Controls", "SearchField", "Searches while the person types; Escape empties it.",
        code: "let search = SearchField(\"Search 64 fruits\")\nsearch.onChanged { model.queryChanged($0) }"
    ) { _ in
        let filled = SearchField("Search 64 fruits")
        filled.text = "straw"
        return [Specimen("Empty", SearchField("Search 64 fruits")), Specimen("With a text", filled)]
    }

    private static let theme = GalleryPage(
        "theme-picker", "Controls", "ThemePicker",
        "Follows the desktop's colours, or light, or dark. The button shows a sun or a moon.",
        code: "let picker = ThemePicker()\npicker.follow(theme)"
    ) { _ in
        let dark = ThemePicker(showsTitle: true)
        dark.isDark = true
        dark.choice = .dark
        return [
            Specimen("In a header", ThemePicker().layout(horizontal: .start)),
            Specimen("In a sidebar, dark", dark.layout(horizontal: .start)),
        ]
    }
}

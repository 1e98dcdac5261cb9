import GTK

/// Screens described by documents.
@MainActor
enum ScreenPages {
    static let all = [screens, form, parts, list]

    private static let screens = GalleryPage(
        "screen-view", "Screens", "Screens from documents",
        "A document says which components there are and where their values come from; each is a widget of the kit.",
        code:
            "let result = ScreenReader(vocabulary: .standard).read(data)\nScreenView(RunningScreen(screen), pictures: pictures)"
    ) { samples in
        [Specimen("What a program opens with", ScreenSamples.view(ScreenSamples.start, samples), height: 1000)]
    }

    private static let form = GalleryPage(
        "screen-form", "Screens", "Screens that ask",
        "What the person enters is written to the screen's own data, which all that reads it follows.",
        code: "{\"type\": \"stepper\", \"bind\": {\"value\": \"people\"}}"
    ) { samples in
        [Specimen("Every type of field", ScreenSamples.view(ScreenSamples.form, samples), height: 720)]
    }

    private static let parts = GalleryPage(
        "screen-parts", "Screens", "Screens with figures",
        "Rows, bars, tables that open, tabs, a carousel, a map, and what stands where something cannot be shown.",
        code: "{\"type\": \"gradientRow\", \"body\": {\"title\": \"Water\", \"fraction\": \"0.86\"}}"
    ) { samples in
        [Specimen("One of each", ScreenSamples.view(ScreenSamples.parts, samples), height: 1300)]
    }

    private static let list = GalleryPage(
        "screen-list", "Screens", "Lists of any length",
        "A list flows with the page that it is a part of; only what is in sight has widgets.",
        code: "{\"type\": \"list\", \"each\": {\"in\": \"rows\", \"as\": \"row\", \"key\": \"row.id\"}}"
    ) { samples in
        [Specimen("Ten thousand rows", ScreenSamples.view(ScreenSamples.list, samples), height: 420)]
    }
}

import GTK
import Widgets

/// Rows of a shelf, a table that sorts, and bars.
@MainActor
enum ShelfPages {
    static let rows = [title]
    static let tables: [GalleryPage] = []

    private static let title = GalleryPage(
        "section-title", "Rows", "SectionTitle",
        "The heading of a part of a page or a sheet, with a button at the end.",
        code: "SectionTitle(\"Level\", action: NextStep(\"Clear\") { model.levelsCleared() })"
    ) { _ in
        [
            Specimen("With a button", SectionTitle("Level", action: NextStep("Clear") {})),
            Specimen("Without", SectionTitle("Base")),
        ]
    }
}

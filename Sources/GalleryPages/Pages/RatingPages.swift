import GTK
import Widgets

/// Widgets to rate and filter with.
@MainActor
enum RatingPages {
    static let all = [stars, rating, chips]

    private static let stars = GalleryPage(
        "rating-stars", "Controls", "RatingStars", "Shows a rating, to the half; one widget, cheap enough for cards.",
        code: "RatingStars(3.5)"
    ) { _ in
        [0, 2.5, 4, 5].map { Specimen(RatingStars.words($0), RatingStars($0).layout(horizontal: .start)) }
            + [Specimen("Larger", RatingStars(3.5, size: 24).layout(horizontal: .start))]
    }

    private static let rating = GalleryPage(
        "star-rating", "Controls", "StarRating",
        "Rates by click, drag, the arrow keys and the figures 0 to 5; Delete clears.",
        code: "let stars = StarRating(\"My rating\")\nstars.onChanged { model.rated($0) }"
    ) { _ in
        let off = StarRating("My rating", rating: 2)
        off.isSensitive = false
        return [
            Specimen("Not rated", StarRating("My rating").layout(horizontal: .start)),
            Specimen("Rated", StarRating("My rating", rating: 3.5).layout(horizontal: .start)),
            Specimen("Insensitive", off.layout(horizontal: .start)),
        ]
    }

    private static let choices = [
        "Gin", "Rum", "Whiskey", "Brandy", "Tequila", "Vodka", "Vermouth", "Sparkling wine", "None",
    ].map { Choice(id: $0, title: $0) }

    private static let chips = GalleryPage(
        "filter-chips", "Controls", "FilterChips",
        "Chips of which several, or one, can be chosen. The arrow keys go from chip to chip.",
        code: "FilterChips(\"Base\", choices, .several, selection: [\"gin\"])"
    ) { _ in
        let levels = ["Easy", "Medium", "Advanced"].map { Choice(id: $0, title: $0) }
        let several = FilterChips("Base", choices, selection: ["Gin", "Vermouth"])
        let title = SectionTitle("Base", action: NextStep("Clear") { [weak several] in several?.selection = [] })
        return [
            Specimen("Several, under a section's title", Box(.vertical, spacing: Space.tiny, [title, several])),
            Specimen("One at most", FilterChips("Level", levels, .one, selection: ["Easy"])),
        ]
    }
}

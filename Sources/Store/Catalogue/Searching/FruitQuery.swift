/// Which fruits a list shows, and in which order.
public struct FruitQuery: CatalogueQuery {
    /// What the list shows of each.
    public typealias Summary = FruitSummary

    /// An order of fruits. Where a figure is missing, the fruit comes last, whichever way round.
    public enum Order: String, Sendable, CaseIterable, Codable {
        /// The best match first; by name where nothing is searched for, or from Z to A.
        case bestMatch
        case name
        /// By energy per 100 g.
        case energy
        /// By sugars per 100 g.
        case sugars
        /// By vitamin C per 100 g.
        case vitaminC
    }

    /// What is searched for: words, each of which must begin a word of the fruit. Empty means all.
    public var text: String

    /// What the fruits are sorted by.
    public var order: Order

    /// Whether the order runs from the most to the least, or from Z to A.
    public var isDescending: Bool

    /// Whether only the person's favourites are wanted.
    public var onlyFavourites: Bool

    /// Whether only those shown to a new user are wanted.
    public var onlyFeatured: Bool

    /// A query; without arguments, all fruits by name.
    public init(
        text: String = "", order: Order = .bestMatch, isDescending: Bool = false, onlyFavourites: Bool = false,
        onlyFeatured: Bool = false
    ) {
        self.text = text
        self.order = order
        self.isDescending = isDescending
        self.onlyFavourites = onlyFavourites
        self.onlyFeatured = onlyFeatured
    }
}

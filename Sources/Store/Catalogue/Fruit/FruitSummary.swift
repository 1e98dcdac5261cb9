/// What a row of the list shows of a fruit.
public struct FruitSummary: Sendable, Equatable, Identifiable {
    /// The row that the catalogue knows it by; stays the same when the catalogue is rebuilt.
    public let row: CatalogueRow

    /// The fruit's id.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public let name: String

    /// One line about it.
    public let headline: String

    /// The picture, as in ``Fruit/picture``.
    public let picture: String

    /// What the picture stands on.
    public let gradient: Gradient

    /// The energy per 100 g, in kcal, or nil where the source gives none.
    public let energy: Double?

    /// The sugars per 100 g, in g, or nil where the source gives none.
    public let sugars: Double?

    /// The vitamin C per 100 g, in mg, or nil where the source gives none.
    public let vitaminC: Double?

    /// Whether the person has marked it.
    public let isFavourite: Bool

    /// A summary that no catalogue gave, as for a preview or a test.
    public init(
        row: CatalogueRow, id: String, name: String, headline: String, picture: String, gradient: Gradient,
        energy: Double? = nil, sugars: Double? = nil, vitaminC: Double? = nil, isFavourite: Bool = false
    ) {
        self.row = row
        self.id = id
        self.name = name
        self.headline = headline
        self.picture = picture
        self.gradient = gradient
        self.energy = energy
        self.sugars = sugars
        self.vitaminC = vitaminC
        self.isFavourite = isFavourite
    }
}

/// The number that the catalogue knows an entry by.
///
/// It names the same entry for as long as the catalogue is open, also when the packs change.
public typealias CatalogueRow = Int32

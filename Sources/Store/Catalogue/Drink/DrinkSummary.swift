/// What a card shows of a drink.
public struct DrinkSummary: Sendable, Equatable, Identifiable {
    /// The row that the catalogue knows it by; stays the same when the catalogue is rebuilt.
    public let row: CatalogueRow

    /// The drink's id.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public let name: String

    /// How hard it is to make.
    public let level: Level

    /// What chiefly makes it, or nil where its recipe has no steps.
    public let method: Drink.Method?

    /// The name of its base spirit, or nil where it has none.
    public let baseName: String?

    /// The alcohol by volume in the glass, in percent, or nil where it is not known.
    public let strength: Double?

    /// The energy of a serving, in kcal, or nil where too little of the recipe has figures.
    public let energy: Double?

    /// Whether the person has marked it.
    public let isFavourite: Bool

    /// The person's own rating, else a seller's, else the pack's, in half stars, 1 to 10; nil where it has neither.
    public let rating: Int?

    /// How many ingredients the shelf lacks for it, substitutes counted as had.
    public let lacking: Int

    /// What its picture is drawn from.
    public let sketch: DrinkSketch

    /// A summary that no catalogue gave, as for a preview or a test.
    public init(
        row: CatalogueRow, id: String, name: String, level: Level, method: Drink.Method? = nil,
        baseName: String? = nil, strength: Double? = nil, energy: Double? = nil,
        isFavourite: Bool = false, rating: Int? = nil, lacking: Int = 0, sketch: DrinkSketch
    ) {
        self.row = row
        self.id = id
        self.name = name
        self.level = level
        self.method = method
        self.baseName = baseName
        self.strength = strength
        self.energy = energy
        self.isFavourite = isFavourite
        self.rating = rating
        self.lacking = lacking
        self.sketch = sketch
    }
}

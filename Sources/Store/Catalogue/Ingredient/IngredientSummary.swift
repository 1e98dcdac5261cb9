/// What a row of the shelf shows of an ingredient.
public struct IngredientSummary: Sendable, Equatable, Identifiable {
    /// The row that the catalogue knows it by; stays the same when the catalogue is rebuilt.
    public let row: CatalogueRow

    /// The ingredient's id.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public let name: String

    /// What sort of thing it is.
    public let kind: IngredientKind

    /// The colour that it is drawn in.
    public let colour: RGB

    /// How much it hides what is behind it, from 0, clear as water, to 1, as cream does.
    public let opacity: Double

    /// Whether it has bubbles.
    public let isSparkling: Bool

    /// The families that it belongs to, the nearest first, as whiskey for bourbon.
    public let families: [String]

    /// The picture of the fruit that it is or comes from, as in ``Fruit/picture``, or nil where there is none.
    public let fruitPicture: String?

    /// Whether most homes have it.
    public let isEveryday: Bool

    /// How many drinks use it, or one of its family.
    public let drinkCount: Int

    /// What the shelf has of it, or nil where it is not on the shelf.
    public let shelf: ShelfItem?
}

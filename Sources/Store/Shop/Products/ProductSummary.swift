internal import GRDB

/// What a row of the shop shows of a product.
public struct ProductSummary: Sendable, Equatable, Identifiable {
    /// The row that the catalogue knows it by; stays the same when the catalogue is rebuilt.
    public let row: CatalogueRow

    /// The product's id.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public let name: String

    /// The aisle that it stands in.
    public let kind: ProductKind

    /// What it is of the catalogue; nil for anything else.
    public let of: ProductSubject?

    /// What one gets for the price.
    public let pack: ProductPack

    /// What a pack costs: the person's own price, or else the seller's; nil where it has none.
    public let price: Money?

    /// Whether the price is one that the person has set.
    public let isOwnPrice: Bool

    /// How many packs are in the cart.
    public let inCart: Int

    /// The address or name of a picture: its own, or that of the fruit that it is; empty where it is drawn.
    public let picture: String

    /// What the picture of a fruit stands on.
    public let gradient: Gradient

    /// What sort of ingredient it is; nil where it is none.
    public let ingredientKind: IngredientKind?

    /// The colour that the ingredient is drawn in; nil where it is none.
    public let colour: RGB?
}

extension ProductSummary: CatalogueSummary {
    /// What stands for a product that could not be read.
    public static func unread(_ row: CatalogueRow) -> ProductSummary {
        let grey = RGB(red: 128, green: 128, blue: 128)
        return ProductSummary(
            row: row, id: "", name: "", kind: .other, of: nil, pack: ProductPack(Quantity(1, .piece)), price: nil,
            isOwnPrice: false, inCart: 0, picture: "", gradient: Gradient(top: grey, bottom: grey), ingredientKind: nil,
            colour: nil)
    }

    /// The columns of a product, of the tables that ``tables`` names.
    static let columns = """
        product.row, product.id, entry.name, product.kind, product.ingredient, product.fruit, product.packCount,
        product.packAmount, product.packUnit, coalesce(price.amount, product.price),
        coalesce(price.currency, product.currency), price.amount IS NOT NULL, coalesce(cart.quantity, 0),
        CASE entry.picture WHEN '' THEN coalesce(fruit.picture, '') ELSE entry.picture END,
        fruit.topColour, fruit.bottomColour, ingredient.kind, ingredient.colour
        """

    /// What is joined with `product` for ``columns``.
    static let tables = """
        CROSS JOIN entry ON entry.row = product.row
        LEFT JOIN library.price AS price ON price.product = product.id
        LEFT JOIN library.cartLine AS cart ON cart.product = product.id
        LEFT JOIN entry AS fruit ON fruit.kind = 'fruit' AND fruit.id = product.fruit
        LEFT JOIN ingredient ON ingredient.id = product.ingredient
        """

    /// How a page of them is read.
    public static let page = PageRequest(
        sql: """
            SELECT \(columns) FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN product ON product.row = page.value
            \(tables)
            """
    ) { ProductSummary($0) }

    /// A product from its columns, beginning with the first; nil where they make none.
    init?(_ row: Row) {
        let amount: Double = row[7]
        guard let kind: ProductKind = CatalogueCoding.choice(row[3]), let unit = Quantity.Unit(rawValue: row[8]),
            amount > 0
        else { return nil }
        let (ingredient, fruit): (String?, String?) = (row[4], row[5])
        let (top, bottom): (Int32?, Int32?) = (row[14], row[15])
        let grey = RGB(red: 128, green: 128, blue: 128)
        self.init(
            row: row[0], id: row[1], name: row[2], kind: kind,
            of: ingredient.map(ProductSubject.ingredient) ?? fruit.map(ProductSubject.fruit),
            pack: ProductPack(count: max(1, row[6]), Quantity(amount, unit)),
            price: Money(units: row[9], code: row[10]), isOwnPrice: row[11], inCart: row[12], picture: row[13],
            gradient: Gradient(top: top.map(RGB.init(packed:)) ?? grey, bottom: bottom.map(RGB.init(packed:)) ?? grey),
            ingredientKind: (row[16] as Int?).flatMap { CatalogueCoding.choice($0) },
            colour: (row[17] as Int32?).map(RGB.init(packed:)))
    }

    /// The kind of the entries.
    public static var kind: EntryKind { .product }
}

extension Money {
    /// An amount from two columns; nil where they hold none.
    init?(units: Int64?, code: String?) {
        guard let units, units >= 0, let currency = code.flatMap({ Currency($0) }) else { return nil }
        self.init(minorUnits: min(units, Self.limit), currency)
    }
}

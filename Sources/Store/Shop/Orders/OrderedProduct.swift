internal import GRDB

/// What a line of an order brought, as it was called then and with the picture that the catalogue has of it now.
///
/// The tables have a number in their names, so that one statement reads several lines of each order. Where the product
/// is no longer to be had, its ingredient or its fruit is drawn all the same.
enum OrderedProduct {
    /// How many columns there are of a line.
    static let width = 15

    /// The columns of the line of a number.
    static func columns(_ number: Int) -> String {
        let (line, entry) = ("line\(number)", "entry\(number)")
        let (thing, fruit) = ("thing\(number)", "fruit\(number)")
        return """
            \(line).name, \(line).product, \(line).kind, \(line).subjectKind, \(line).subject,
            coalesce(nullif(\(entry).picture, ''), CASE \(line).subjectKind WHEN 'fruit' THEN \(fruit).picture END, ''),
            \(fruit).topColour, \(fruit).bottomColour, \(thing).row, \(thing).kind, \(thing).colour,
            \(thing).opacity, \(thing).sparkling, \(thing).families, \(fruit).picture
            """
    }

    /// The line at a place of the order `o`, with what ``columns(_:)`` needs besides.
    static func joins(_ place: Int) -> String {
        """
        LEFT JOIN library.orderLine AS line\(place)
            ON line\(place).shopOrder = o.id AND line\(place).position = \(place)
        \(details(place))
        """
    }

    /// What ``columns(_:)`` needs besides the line of a number.
    static func details(_ number: Int) -> String {
        let (line, entry) = ("line\(number)", "entry\(number)")
        let (thing, fruit) = ("thing\(number)", "fruit\(number)")
        return """
            LEFT JOIN entry AS \(entry)
                ON \(entry).kind = 'product' AND \(entry).id = \(line).product AND \(entry).present
            LEFT JOIN ingredient AS \(thing) ON \(line).subjectKind = 'ingredient' AND \(thing).id = \(line).subject
            LEFT JOIN entry AS \(fruit) ON \(fruit).kind = 'fruit' AND \(fruit).present
                AND \(fruit).id = CASE \(line).subjectKind WHEN 'fruit' THEN \(line).subject ELSE \(thing).fruit END
            """
    }

    /// The product of a line from its columns; nil where there is no line.
    ///
    /// It says nothing of packs, of prices and of the cart. What a person wrote themselves has no picture.
    static func product(_ row: Row, at first: Int) -> ProductSummary? {
        guard let name = row[first] as String? else { return nil }
        let (product, kind): (String?, String?) = (row[first + 1], row[first + 2])
        let (subjectKind, subject): (String?, String?) = (row[first + 3], row[first + 4])
        let (top, bottom): (Int32?, Int32?) = (row[first + 6], row[first + 7])
        let of: ProductSubject? = subject.map {
            subjectKind == EntryKind.fruit.rawValue ? .fruit($0) : .ingredient($0)
        }
        let grey = RGB(red: 128, green: 128, blue: 128)
        return ProductSummary(
            row: 0, id: product ?? "", name: TextLimit.line.shown(name),
            kind: kind.flatMap { ProductKind(rawValue: $0) } ?? .other, of: of,
            pack: ProductPack(Quantity(1, .piece)), price: nil, isOwnPrice: false, inCart: 0, picture: row[first + 5],
            gradient: Gradient(top: top.map(RGB.init(packed:)) ?? grey, bottom: bottom.map(RGB.init(packed:)) ?? grey),
            ingredient: subject.flatMap { ingredient($0, row, at: first + 8) })
    }

    /// The ingredient that a line brought, from the columns after its own; nil where the catalogue has none.
    private static func ingredient(_ id: String, _ row: Row, at first: Int) -> IngredientSummary? {
        guard let number = row[first] as CatalogueRow?,
            let kind: IngredientKind = (row[first + 1] as Int?).flatMap({ CatalogueCoding.choice($0) })
        else { return nil }
        return IngredientSummary(
            row: number, id: id, name: "", kind: kind, colour: RGB(packed: row[first + 2]), opacity: row[first + 3],
            isSparkling: row[first + 4], families: (row[first + 5] as String).split(separator: " ").map(String.init),
            fruitPicture: row[first + 6], isEveryday: false, drinkCount: 0, shelf: nil)
    }
}

extension Catalogue {
    /// What an order brought, line by line, as it was called then and with the pictures that there are now.
    ///
    /// They say nothing of packs, of prices and of the cart.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func orderedProducts(_ order: Order.ID) async throws -> [ProductSummary] {
        try await database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(OrderedProduct.columns(0)) FROM library.orderLine AS line0 \(OrderedProduct.details(0))
                    WHERE line0.shopOrder = ? ORDER BY line0.position, line0.id
                    """, arguments: [order]
            ).compactMap { OrderedProduct.product($0, at: 0) }
        }
    }
}

internal import Foundation

/// The kinds of entry that the catalogue and the library know.
public enum EntryKind: String, Sendable, Codable, CaseIterable {
    case fruit, ingredient, drink, product, place
}

/// A kind of entry that packs can hold: what a new section adds to the catalogue.
protocol CatalogueEntry: Sendable, Codable, Identifiable where ID == String {
    static var kind: EntryKind { get }

    /// The key of a pack under which the entries stand, as in `fruits`.
    static var packKey: String { get }

    /// Reads an entry that the schema has found nothing wrong with.
    ///
    /// - Throws: ``EntryReader/Missing`` or ``EntryReader/Fault`` where the entry cannot be used all the same.
    init(_ reader: inout EntryReader) throws
}

/// An entry as the catalogue's database keeps it.
struct EntryRecord: Sendable {
    let kind: EntryKind
    let id: String
    let name: String
    var headline = ""
    var picture = ""
    var gradient = Gradient(top: RGB(packed: 0), bottom: RGB(packed: 0))
    var energy: Double?
    var sugars: Double?
    var vitaminC: Double?
    var isFeatured = false

    /// The whole entry, encoded.
    let payload: Data

    /// What it is found by.
    let words: SearchableText

    /// What only an ingredient has; nil for other kinds.
    var ingredient: IngredientColumns?

    /// What only a drink has; nil for other kinds.
    var drink: DrinkColumns?

    /// What only a product has; nil for other kinds.
    var product: ProductColumns?
}

/// What an entry is found by, folded; the earlier the field, the more a match in it counts.
struct SearchableText: Sendable {
    let name: String
    let otherNames: String
    let headline: String
    let text: String

    /// The first word of the name.
    var start: String { String(name.prefix { $0 != " " }) }
}

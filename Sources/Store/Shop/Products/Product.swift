/// Something that can be bought, in the language that the catalogue was opened for.
public struct Product: Sendable, Equatable, Identifiable, Codable {
    /// The name by which the cart, prices and orders refer to it.
    public let id: String

    /// The name: its own, or that of the ingredient or fruit that it is.
    public var name: String

    /// The aisle that it stands in.
    public let kind: ProductKind

    /// What it is of the catalogue; nil for anything else.
    public let of: ProductSubject?

    /// Further ingredients of which each piece has one, by id, as an egg has a white and a yolk.
    public let parts: [String]

    /// What one gets for the price.
    public let pack: ProductPack

    /// What a pack costs where it is sold; nil where nobody says. A price that the person has set goes before it.
    public let price: Money?

    /// A text about it; empty where there is none.
    public var text: String

    /// The address or name of a picture; nil where it is drawn, or has that of the fruit.
    public let picture: String?

    /// The address of a page about it; nil where there is none.
    public let page: String?

    /// The texts in other languages, by language.
    public let translations: [String: ProductTranslation]

    /// Something that can be bought.
    public init(
        id: String, name: String, kind: ProductKind, of subject: ProductSubject? = nil, parts: [String] = [],
        pack: ProductPack, price: Money? = nil, text: String = "", picture: String? = nil, page: String? = nil,
        translations: [String: ProductTranslation] = [:]
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.of = subject
        self.parts = parts
        self.pack = pack
        self.price = price
        self.text = text
        self.picture = picture
        self.page = page
        self.translations = translations
    }
}

/// What a product is of the catalogue.
public enum ProductSubject: Sendable, Hashable, Codable {
    /// The ingredient of an id.
    case ingredient(String)
    /// The fruit of an id.
    case fruit(String)

    /// The ingredient's id, or nil for a fruit.
    public var ingredient: String? { if case .ingredient(let id) = self { id } else { nil } }

    /// The fruit's id, or nil for an ingredient.
    public var fruit: String? { if case .fruit(let id) = self { id } else { nil } }
}

/// The texts of a product in another language; what is nil stays as it is.
public struct ProductTranslation: Sendable, Equatable, Codable {
    /// The name.
    public let name: String?

    /// The text.
    public let text: String?
}

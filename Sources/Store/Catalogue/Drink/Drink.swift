/// The full record of a drink, in the language that the catalogue was opened for.
public struct Drink: Sendable, Equatable, Identifiable, Codable {
    /// The name by which addresses (`comptoir:/drink/negroni`), favourites and the log refer to it.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public var name: String

    /// The name in English.
    public let englishName: String

    /// A few sentences about it.
    public var story: String

    /// What is done, in order.
    public var steps: [Step]

    /// Where it stands among the drinks of the International Bartenders Association.
    public let status: Status

    /// The list that it is on, as in “The Unforgettables”; nil where it is on none.
    public let list: String?

    /// The glass.
    public var glass: GlassChoice

    /// How it is made, in order.
    public let methods: [Method]

    /// The ice in the served glass.
    public let ice: Ice

    /// Whether it is served hot.
    public let isHot: Bool

    /// What the rim is coated with, or nil where it is bare.
    public let rim: Rim?

    /// What it is garnished with.
    public var garnish: [Garnish]

    /// The recipe, for one serving, in the source's order.
    public var parts: [Part]

    /// The base spirit's ingredient, or nil where it has none.
    public internal(set) var base: String?

    /// What sort of drink it is, at least one.
    public var categories: [CategoryChoice]

    /// How hard it is to make.
    public var level: LevelChoice

    /// A rating that the pack gives it, 0.5 to 5 stars, with its source; nil where it gives none.
    public let rating: Figured?

    /// Where the recipe comes from.
    public let sources: [Source]

    /// Whether it rests on one source alone.
    public let isSingleSource: Bool

    /// Where sources disagree.
    public var disagreements: [String]

    /// Ways to serve it besides its own.
    public var servings: [DrinkServing]

    /// Words that it may be found by.
    public var tags: [String]

    /// What is to be heeded by who drinks it, each with who says so.
    public var cautions: [String]

    /// Remarks.
    public var notes: [String]

    /// Web pages about it, in the pack's order.
    public internal(set) var links: [PageLink]

    /// The drink that it is a variant of, or nil.
    public let variantOf: String?

    /// A video of how it is made, where a pack knows one.
    public let video: Video?

    /// The texts in other languages, by language.
    public let translations: [String: DrinkTranslation]
}

/// The texts of a drink in another language; what is nil or missing stays English.
public struct DrinkTranslation: Sendable, Equatable, Codable {
    /// The name.
    public let name: String?

    /// The story.
    public let story: String?

    /// The steps, in the order of the English ones.
    public let steps: [String]

    /// The names of the servings, in their order.
    public let servings: [String]

    /// What the glass is called.
    public let glass: String?

    /// The texts of the garnish, in its order.
    public let garnish: [String]

    /// The texts of the servings' garnish, one serving's after the other's.
    public let servingGarnish: [String]

    /// The reasons for the categories, in their order.
    public let categories: [String]

    /// The reason for the level.
    public let level: String?

    /// The remarks of the recipe's lines that have one, in their order.
    public let parts: [String]

    /// What is to be heeded, in the order of the English ones.
    public let cautions: [String]

    /// The remarks, in the order of the English ones.
    public let notes: [String]

    /// Where sources disagree, in the order of the English ones.
    public let disagreements: [String]

    /// The words that it may be found by.
    public let tags: [String]

    /// The titles of the links, in their order.
    public let links: [String]
}

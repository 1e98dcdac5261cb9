/// The full record of a fruit, in the language that the catalogue was opened for.
public struct Fruit: Sendable, Equatable, Identifiable, Codable {
    /// The name by which other entries and addresses (`comptoir:/fruit/apple`) refer to it.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public var name: String

    /// The name in English.
    public let englishName: String

    /// One line about it.
    public var headline: String

    /// The text, its paragraphs parted by a blank line.
    public var text: String

    /// The picture: a name below the program's pictures, or an absolute path where a person's own
    /// pack brings it along.
    public let picture: String

    /// What the picture stands on.
    public let gradient: Gradient

    /// Whether it is one of those shown to a new user.
    public let isFeatured: Bool

    /// The scientific name, or nil where none is given.
    public let scientificName: String?

    /// The botanical family, or nil where none is given.
    public let family: Sourced<String>?

    /// The regions that it comes from, or nil where none are given.
    public let origins: Sourced<[String]>?

    /// When it is in season, or nil where that is not given.
    public let seasons: Seasons?

    /// The months in which it is harvested, by region, in the pack's order.
    public let calendars: [HarvestCalendar]

    /// What is thrown away of it, or nil where that is not given.
    public var refuse: Refuse?

    /// What it is measured by in a kitchen, in the pack's order.
    public var portions: [Portion]

    /// What is in it.
    public let nutrition: Nutrition

    /// What an adult's day is reckoned at, or nil where no pack says it.
    public var dailyReference: DailyReference?

    /// Web pages about it, in the pack's order.
    public internal(set) var links: [PageLink]

    /// What is to be heeded by who eats it, each with who says so.
    public var cautions: [String]

    /// Remarks about the figures.
    public var notes: [String]

    /// The texts in other languages, by language (`fr`, `pt-BR`).
    public let translations: [String: FruitTranslation]
}

/// A value together with where it comes from.
public struct Sourced<Value: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    /// The value.
    public let value: Value

    /// Where it comes from, or nil where that is not given.
    public let source: Source?
}

/// What of a fruit is thrown away.
public struct Refuse: Sendable, Equatable, Codable {
    /// The share of the weight as bought, in percent, 0 to 100.
    public let percent: Double

    /// The parts, or nil where they are not named.
    public var part: String?
}

/// When a fruit is in season.
public struct Seasons: Sendable, Equatable, Codable {
    /// A season and who says so.
    public struct Season: Sendable, Equatable, Codable {
        /// `spring`, `summer`, `autumn`, `winter` or `year-round`.
        public let name: String

        /// Who says so.
        public let sources: [Source]
    }

    /// The region that this holds for, or nil where it is not given.
    public let region: String?

    /// The seasons, in the pack's order.
    public let seasons: [Season]
}

/// The months in which a fruit is harvested in a region, or comes from its stores.
public struct HarvestCalendar: Sendable, Equatable, Codable {
    /// The region, by its English name.
    public let region: String

    /// The months, 1 for January to 12.
    public let months: Set<Int>

    /// Who says so.
    public let sources: [Source]
}

/// The texts of a fruit in another language; what is nil or missing stays English.
public struct FruitTranslation: Sendable, Equatable, Codable {
    /// The name.
    public let name: String?

    /// The headline.
    public let headline: String?

    /// The text, its paragraphs parted by a blank line.
    public let text: String?

    /// What is to be heeded, in the order of the English ones.
    public let cautions: [String]

    /// The notes, in the order of the English ones.
    public let notes: [String]

    /// The names of the portions, in the order of the English ones.
    public let portions: [String]

    /// The part that is thrown away.
    public let refuse: String?

    /// The titles of the links, in their order.
    public let links: [String]
}

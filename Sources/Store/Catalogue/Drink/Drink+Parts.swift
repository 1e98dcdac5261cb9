extension Drink {
    /// A line of the recipe.
    public struct Part: Sendable, Equatable, Codable {
        /// The ingredient's id.
        public let ingredient: String

        /// How much of it.
        public let quantity: Quantity

        /// What the source calls the ingredient, or nil where that is its name.
        public var label: String?

        /// Whether the drink is the drink without it.
        public let isOptional: Bool

        /// A remark, or nil.
        public var note: String?

        /// What it does in the drink, or nil where it is mixed with the rest.
        public let role: Role?

        /// Whether the drink cannot be made without it: it is neither optional nor decoration.
        public var isEssential: Bool { !isOptional && role != .garnish && role != .rim }
    }

    /// What an ingredient does in a drink, other than being mixed with the rest. The raw value is the name in a pack.
    public enum Role: String, Sendable, Codable, CaseIterable {
        /// It lies on top.
        case float
        /// It fills up the glass, after the rest was mixed.
        case top
        /// It wets the glass and is poured away.
        case rinse
        /// It coats the rim.
        case rim
        /// It is crushed in the glass or the shaker.
        case muddled
        case garnish
    }

    /// Something that is done.
    public struct Step: Sendable, Equatable, Codable {
        /// What to do.
        public var text: String

        /// How, or nil where no method fits.
        public let method: Method?

        /// The ingredients that go in, by id.
        public let adds: [String]

        /// When it begins in the drink's video, in seconds; nil where nobody said.
        public let videoTime: Double?
    }

    /// Where a drink stands among the drinks of the International Bartenders Association. The raw value is the name in
    /// a pack.
    public enum Status: String, Sendable, Codable, CaseIterable {
        /// On the list of today.
        case current
        /// On an earlier list only.
        case former
        /// On no list of theirs, as it has no alcohol.
        case mocktail
        /// On no list of theirs, though it has alcohol.
        case unlisted
    }

    /// What sort of drink it is, and why.
    public struct CategoryChoice: Sendable, Equatable, Codable {
        /// The category.
        public let id: DrinkCategory

        /// Why, in one line; nil where that is not given.
        public var reason: String?
    }

    /// How hard a drink is to make, and why.
    public struct LevelChoice: Sendable, Equatable, Codable {
        /// The level.
        public let value: Level

        /// Why, in one line; nil where that is not given.
        public var reason: String?
    }

    /// The glass that a drink is served in.
    public struct GlassChoice: Sendable, Equatable, Codable {
        /// Its shape.
        public let shape: Glass

        /// What the source calls it, or nil where that is not given.
        public var text: String?

        /// Who says so, or nil where that is not given.
        public let source: Source?

        /// Other shapes that the source names.
        public let others: [Glass]
    }
}

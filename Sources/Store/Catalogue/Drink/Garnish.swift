/// Something that a drink is garnished with.
public struct Garnish: Sendable, Hashable, Codable {
    /// The forms that a garnish takes. The raw value is the name in a pack.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case slice
        case halfSlice = "half-slice"
        case wedge
        case wheelQuarter = "wheel-quarter"
        case zest, twist, spiral
        case peelOil = "peel-oil"
        case sprig, leaf, cherry, olive, onion, berries, stalk, spear
        case pineappleSlice = "pineapple-slice"
        case pineappleLeaf = "pineapple-leaf"
        case grated, beans
        /// Half of a fruit as a cup, as of a passion fruit.
        case cup
        case chilli, grapes, cucumber, pickle, candied
        case bittersDashes = "bitters-dashes"
        /// It is served beside the drink.
        case side
        case other
    }

    /// The form.
    public let kind: Kind

    /// The ingredient or fruit that it is cut from, by id; nil where that goes without saying.
    public let of: String?

    /// How many, at least 1; nil where that is not given.
    public let count: Int?

    /// Whether the drink does without.
    public let isOptional: Bool

    /// What it is in words, or nil where that is not given.
    public var text: String?
}

/// What a glass's rim is coated with.
public struct Rim: Sendable, Hashable, Codable {
    /// What it is coated with. The raw value is the name in a pack.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case salt, sugar
        case celerySalt = "celery-salt"
    }

    /// What it is coated with.
    public let kind: Kind

    /// Whether only half of the rim is.
    public let isHalf: Bool

    /// Whether the drink does without.
    public let isOptional: Bool
}

/// A way to serve a drink besides its own.
public struct DrinkServing: Sendable, Equatable, Codable {
    /// What it is called.
    public var name: String

    /// The glass, or nil where it is the drink's own.
    public let glass: Glass?

    /// The ice, or nil where it is the drink's own.
    public let ice: Ice?

    /// The garnish, or nil where it is the drink's own.
    public var garnish: [Garnish]?
}

/// What is in a fruit, per 100 g of what is eaten of it.
public struct Nutrition: Sendable, Equatable, Codable {
    /// What the amounts are per, as the source words it.
    public let basis: String

    /// Where the amounts come from, or nil where that is not given.
    public let source: Source?

    /// Where in the source they stand, or nil where that is not given.
    public let reference: String?

    /// The amounts, in each nutrient's own unit. What the source leaves out is missing, not zero.
    public let values: [Nutrient: Double]
}

/// What an adult's day is reckoned at.
public struct DailyReference: Sendable, Equatable, Codable {
    /// What the reference is called.
    public let name: String

    /// Where it comes from, or nil where that is not given.
    public let source: Source?

    /// The amounts for a day, in each nutrient's own unit.
    public let values: [Nutrient: Double]
}

/// How much of a day's reference an amount is.
public struct DailyShare: Sendable, Equatable {
    /// The share, where 1 is the whole day's.
    public let fraction: Double

    /// The reference that it is a share of.
    public let reference: DailyReference
}

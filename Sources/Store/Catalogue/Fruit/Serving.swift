/// What a fruit is measured by in a kitchen.
public struct Portion: Sendable, Equatable, Codable {
    /// What sort of measure it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case piece, cup, other
    }

    /// What sort of measure it is.
    public let kind: Kind

    /// What it is called, as in “1 cup, sliced”.
    public var name: String

    /// What it weighs, in grams, more than 0.
    public let grams: Double
}

/// How much of a fruit its figures are given for.
public enum Serving: Sendable, Equatable {
    /// 100 g of what is eaten.
    case hundredGrams
    /// One of the fruit's portions.
    case portion(Portion)

    /// The weight, in grams.
    public var grams: Double {
        switch self {
        case .hundredGrams: 100
        case .portion(let portion): portion.grams
        }
    }
}

extension Fruit {
    /// What the figures can be given for: 100 g, then the fruit's portions.
    public var servings: [Serving] { [.hundredGrams] + portions.map(Serving.portion) }

    /// The first portion of a kind, or nil where the fruit has none.
    public func serving(_ kind: Portion.Kind) -> Serving? {
        portions.first { $0.kind == kind }.map(Serving.portion)
    }

    /// The amount of a nutrient in a serving.
    ///
    /// - Returns: The amount in the nutrient's own unit, or nil where the source gives none.
    public func amount(of nutrient: Nutrient, in serving: Serving = .hundredGrams) -> Double? {
        nutrition.values[nutrient].map { $0 * serving.grams / 100 }
    }

    /// How much of a day's reference a serving gives.
    ///
    /// - Returns: The share with the name of the reference and its source, or nil where either figure is
    ///   missing.
    public func dailyShare(of nutrient: Nutrient, in serving: Serving = .hundredGrams) -> DailyShare? {
        guard let dailyReference, let day = dailyReference.values[nutrient], day > 0,
            let amount = amount(of: nutrient, in: serving)
        else { return nil }
        return DailyShare(fraction: amount / day, reference: dailyReference)
    }
}

/// A nutrient that a fruit's record may give an amount of.
///
/// The raw value is the key in a pack. The unit goes with the key.
public enum Nutrient: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case energyKcal, energyKJ
    case water, carbohydrate, sugars, fibre, fat, protein
    case vitaminA, vitaminC, vitaminK, vitaminE, vitaminB6, folate
    case potassium, calcium, iron, magnesium, sodium

    /// The unit that the nutrient's amounts are in.
    public var unit: NutrientUnit {
        switch self {
        case .energyKcal: .kilocalorie
        case .energyKJ: .kilojoule
        case .water, .carbohydrate, .sugars, .fibre, .fat, .protein: .gram
        case .vitaminA: .microgramRetinolActivityEquivalent
        case .vitaminK, .folate: .microgram
        case .vitaminC, .vitaminE, .vitaminB6, .potassium, .calcium, .iron, .magnesium, .sodium: .milligram
        }
    }
}

/// The unit of a nutrient's amount.
public enum NutrientUnit: String, Sendable, Codable, CaseIterable {
    case kilocalorie, kilojoule, gram, milligram, microgram
    /// Micrograms of retinol activity equivalents, in which vitamin A is counted.
    case microgramRetinolActivityEquivalent

    /// The unit's symbol.
    public var symbol: String {
        switch self {
        case .kilocalorie: "kcal"
        case .kilojoule: "kJ"
        case .gram: "g"
        case .milligram: "mg"
        case .microgram: "µg"
        case .microgramRetinolActivityEquivalent: "µg RAE"
        }
    }
}

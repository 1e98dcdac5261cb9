extension Quantity {
    /// What an amount is counted in. The raw value is the unit's name in a pack.
    public enum Unit: String, Sendable, Codable, CaseIterable {
        /// Millilitres.
        case millilitre = "ml"
        /// Centilitres.
        case centilitre = "cl"
        /// US fluid ounces.
        case ounce = "oz"
        case dash, drop, teaspoon, tablespoon, barspoon, splash
        case piece, leaf, slice, wedge, sprig
        /// Grams.
        case gram = "g"
        case pinch
        /// Parts of a whole that is not given.
        case part
        /// As much as fills the glass.
        case topUp = "top-up"
        case toTaste = "to-taste"
        case fewDrops = "few-drops"
        case fewDashes = "few-dashes"
        /// The source names the ingredient and no amount.
        case unspecified

        /// Whether an amount goes with the unit.
        public var isCounted: Bool {
            switch self {
            case .topUp, .toTaste, .fewDrops, .fewDashes, .unspecified: false
            default: true
            }
        }

        /// Whether it is a measure of volume in its own right, which other such measures convert to.
        public var isVolume: Bool {
            switch self {
            case .millilitre, .centilitre, .ounce: true
            default: false
            }
        }
    }
}

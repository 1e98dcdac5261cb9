extension Quantity {
    /// How sure a volume is.
    public enum Certainty: Sendable, Hashable, Codable, Comparable {
        /// By definition of the unit.
        case exact
        /// As one source has it that nothing confirms: the cocktailfyi package, 0.1.4 (MIT), for spoons, dashes,
        /// splashes and drops.
        case customary
        /// An estimate: no source defines the measure. A barspoon is taken as a teaspoon, as older practice does.
        case estimate
    }

    /// A volume and how sure it is.
    public struct Volume: Sendable, Hashable {
        /// The volume, in millilitres.
        public let millilitres: Double

        /// How sure it is.
        public let certainty: Certainty
    }

    /// The volume, of a range its middle; nil where the unit has none, as a leaf or a top-up.
    public var volume: Volume? {
        guard let middle, let unit = unit.volume else { return nil }
        return Volume(millilitres: middle * unit.millilitres, certainty: unit.certainty)
    }

    /// The quantity in another unit, or nil where there is no way from the one to the other.
    public func converted(to other: Unit) -> Quantity? {
        if other == unit { return self }
        guard let amount, let from = unit.volume, let to = other.volume else { return nil }
        let factor = from.millilitres / to.millilitres
        return Quantity(amount * factor, to: maximum.map { $0 * factor }, other)
    }
}

extension Quantity.Unit {
    /// The volume of one, or nil where it has none.
    ///
    /// The ounce is the US fluid ounce, 231 cubic inches in a gallon of 128 (NIST Handbook 44, appendix C).
    public var volume: Quantity.Volume? {
        switch self {
        case .millilitre: Quantity.Volume(millilitres: 1, certainty: .exact)
        case .centilitre: Quantity.Volume(millilitres: 10, certainty: .exact)
        case .ounce: Quantity.Volume(millilitres: 29.5735, certainty: .exact)
        case .teaspoon: Quantity.Volume(millilitres: 5, certainty: .customary)
        case .tablespoon: Quantity.Volume(millilitres: 15, certainty: .customary)
        case .splash: Quantity.Volume(millilitres: 5, certainty: .customary)
        case .dash: Quantity.Volume(millilitres: 1, certainty: .customary)
        case .drop: Quantity.Volume(millilitres: 0.5, certainty: .customary)
        case .barspoon: Quantity.Volume(millilitres: 5, certainty: .estimate)
        case .piece, .leaf, .slice, .wedge, .sprig, .gram, .pinch, .part, .topUp, .toTaste, .fewDrops, .fewDashes,
            .unspecified:
            nil
        }
    }
}

extension Quantity {
    /// Whether the quantity comes before another where lines of a recipe are sorted by how much of them there is.
    ///
    /// Open amounts come first, as “to taste”; then what is counted, by number; then weights; then volumes; a top-up, which
    /// is as much as there is room for, comes last.
    public func isLess(than other: Quantity) -> Bool { sortKey < other.sortKey }

    private var sortKey: (rank: Int, amount: Double) {
        switch unit {
        case .toTaste, .unspecified: (0, 0)
        case .pinch: (1, middle ?? 0)
        case .piece, .leaf, .slice, .wedge, .sprig, .part: (2, middle ?? 0)
        case .gram: (3, middle ?? 0)
        case .topUp: (5, 0)
        case .fewDrops: (4, 0)
        case .fewDashes: (4, 0.5)
        default: (4, volume?.millilitres ?? 0)
        }
    }
}

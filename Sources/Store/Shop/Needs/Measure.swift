/// A sort of amount that can be added up: what is poured, what is weighed, and what is counted, each in a unit of its
/// own.
///
/// Millilitres and grams of a thing lead to each other where a source gives its density, pieces and grams where one gives
/// the weight of a piece. Nothing else does: what cannot be compared is kept apart.
enum Measure: Sendable, Hashable {
    /// In millilitres.
    case volume
    /// In grams.
    case weight
    /// In a number of pieces, leaves, slices, wedges or sprigs.
    case count(Quantity.Unit)

    /// The unit that it is told in.
    var unit: Quantity.Unit {
        switch self {
        case .volume: .millilitre
        case .weight: .gram
        case .count(let unit): unit
        }
    }
}

/// An amount in a measure.
struct Measured: Sendable, Hashable {
    let measure: Measure
    let amount: Double

    init(_ amount: Double, _ measure: Measure) {
        self.amount = amount
        self.measure = measure
    }

    /// The amount of a quantity, of a range its upper end, so that there is enough; nil where it says no amount that can
    /// be added up.
    init?(_ quantity: Quantity) {
        guard let amount = quantity.maximum ?? quantity.amount else { return nil }
        switch quantity.unit {
        case .gram: self.init(amount, .weight)
        case .piece, .leaf, .slice, .wedge, .sprig: self.init(amount, .count(quantity.unit))
        default:
            guard let volume = quantity.unit.volume else { return nil }
            self.init(amount * volume.millilitres, .volume)
        }
    }

    /// The amount as a quantity.
    var quantity: Quantity { Quantity(max(0, amount), measure.unit) }
}

/// The ways from one measure of an ingredient to another.
struct MeasureWays: Sendable {
    /// What a millilitre weighs, in grams.
    private let density: Double?
    private let pieceGrams: Double?
    private let pieceUnit: Quantity.Unit

    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - families: The families that it is in, the nearest first; their density is taken where it has none of its own.
    init(_ ingredient: Ingredient?, families: [Ingredient] = []) {
        density = ([ingredient].compactMap(\.self) + families).lazy.compactMap { $0.density?.value }.first
        pieceGrams = ingredient?.pieceWeight?.grams.value
        pieceUnit = ingredient?.pieceWeight?.unit ?? .piece
    }

    /// An amount in another measure; nil where there is no way to it.
    func convert(_ measured: Measured, to measure: Measure) -> Double? {
        if measured.measure == measure { return measured.amount }
        guard let from = gramsOfOne(measured.measure), let to = gramsOfOne(measure), from > 0, to > 0 else {
            return nil
        }
        return measured.amount * from / to
    }

    private func gramsOfOne(_ measure: Measure) -> Double? {
        switch measure {
        case .weight: 1
        case .volume: density
        case .count(let unit): unit == pieceUnit ? pieceGrams : nil
        }
    }
}

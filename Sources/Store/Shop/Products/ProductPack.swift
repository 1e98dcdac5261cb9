/// What one gets for the price of a product: six eggs, four bottles of 20 cl, 70 cl of gin.
public struct ProductPack: Sendable, Hashable, Codable {
    /// On what a size rests that no source gives.
    public enum Basis: String, Sendable, Codable, CaseIterable {
        /// An estimate: a size that shops usually have.
        case usualPack = "usual-pack"
        /// It is sold by the piece.
        case loose
    }

    /// How many are in it.
    public let count: Int

    /// How much each of them has.
    public let size: Quantity

    /// What one piece weighs, in grams; nil where no source gives it.
    public let pieceGrams: Double?

    /// Who gives the size, or nil where nobody does.
    public let source: Source?

    /// On what the size rests where no source gives it; nil where the seller says it.
    public let basis: Basis?

    /// What one gets for the price.
    ///
    /// - Parameters:
    ///   - count: How many are in it, at least 1.
    ///   - size: How much each of them has: a single amount, more than 0, of a volume, a weight or pieces.
    ///   - pieceGrams: What one piece weighs.
    ///   - source: Who gives the size.
    ///   - basis: On what the size rests where no source gives it.
    public init(
        count: Int = 1, _ size: Quantity, pieceGrams: Double? = nil, source: Source? = nil, basis: Basis? = nil
    ) {
        precondition(count >= 1, "a pack has at least one in it, not \(count)")
        precondition(size.maximum == nil && size.amount ?? 0 > 0, "a pack holds a single amount, not \(size)")
        self.count = count
        self.size = size
        self.pieceGrams = pieceGrams
        self.source = source
        self.basis = basis
    }

    /// All that is in it.
    public var content: Quantity { size.scaled(by: Double(count)) }
}

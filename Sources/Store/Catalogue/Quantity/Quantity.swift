/// How much of something a recipe asks for, or a shelf holds: an amount or a range of them, and a unit.
///
/// Amounts are kept as the source gives them. ``Quantity/conversion`` gives a volume, ``scaled(by:)`` another number
/// of servings, and ``QuantityFormatter`` a text.
public struct Quantity: Sendable, Hashable, Codable {
    /// The amount in ``unit``, at least 0; nil where the unit says it all, as in “top up”.
    public let amount: Double?

    /// The upper end of a range such as “3–4 leaves”, more than ``amount``; nil where it is no range.
    public let maximum: Double?

    /// What the amount is counted in.
    public let unit: Unit

    /// A quantity.
    ///
    /// - Parameters:
    ///   - amount: The amount, finite and at least 0; nil where the unit says it all.
    ///   - maximum: The upper end of a range, at least `amount`; nil or `amount` itself where it is no range.
    ///   - unit: What the amount is counted in.
    public init(_ amount: Double?, to maximum: Double? = nil, _ unit: Unit) {
        precondition(amount.map { $0.isFinite && $0 >= 0 } ?? true, "an amount is at least 0, not \(amount ?? 0)")
        precondition(
            maximum.map { $0.isFinite && $0 >= amount ?? .infinity } ?? true,
            "a range ends above its start, not at \(maximum ?? 0)")
        self.amount = amount
        self.maximum = maximum == amount ? nil : maximum
        self.unit = unit
    }

    /// The middle of a range, or the amount; nil where there is none.
    public var middle: Double? {
        guard let amount else { return nil }
        return maximum.map { (amount + $0) / 2 } ?? amount
    }

    /// The quantity for another number of servings.
    ///
    /// What has no amount – a top-up, “to taste” – stays as it is.
    ///
    /// - Parameter factor: What to multiply by, finite and at least 0.
    public func scaled(by factor: Double) -> Quantity {
        Quantity(amount.map { $0 * factor }, to: maximum.map { $0 * factor }, unit)
    }
}

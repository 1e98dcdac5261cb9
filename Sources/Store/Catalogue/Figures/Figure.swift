/// A figure that was reckoned from a recipe, with how far it may be trusted.
public struct Figure: Sendable, Hashable {
    /// Which way the real value may lie, where part of the recipe could not be reckoned with.
    public enum Bound: Sendable, Hashable {
        /// Nothing was left out.
        case whole
        /// Something was left out that would make it more.
        case atLeast
        /// Something was left out that would make it less.
        case atMost
    }

    /// The figure.
    public let value: Double

    /// The share of the recipe's measured amount, 0 to 1, whose own figures went into it.
    public let coverage: Double

    /// Which way the real value may lie.
    public let bound: Bound

    /// Whether an estimate went into it: a model of dilution, a barspoon, a family's figure in place of an ingredient's.
    public let isEstimate: Bool

    /// What to round to when it is shown: anything finer would be made up.
    public let step: Double

    /// The figure, rounded to ``step``.
    public var rounded: Double { (value / step).rounded() * step }

    /// Whether it says enough of the whole recipe, three quarters of it, to sort and to choose drinks by.
    public var isComparable: Bool { coverage >= Self.comparableShare }

    /// The share of a recipe from which on a figure says something of the whole.
    static let comparableShare = 0.75

    /// The figure, or what is left of a whole where it would be rounded to more than that.
    func atMost(_ rest: Double) -> Figure {
        rounded <= rest
            ? self
            : Figure(value: max(0, rest), coverage: coverage, bound: bound, isEstimate: isEstimate, step: step)
    }

    /// The figure for several servings, or in another unit.
    ///
    /// - Parameters:
    ///   - factor: Above 0.
    ///   - step: What to round to then, above 0; nil for what it was.
    public func scaled(by factor: Double, step: Double? = nil) -> Figure {
        Figure(
            value: value * factor, coverage: coverage, bound: bound, isEstimate: isEstimate, step: step ?? self.step)
    }
}

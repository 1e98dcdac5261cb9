/// Writes quantities as a bar measures them; the words for units are the caller's.
///
/// Nothing depends on a language: the result is a text of digits and fraction signs, and the unit as a case.
public struct QuantityFormatter: Sendable, Hashable {
    /// The measures that volumes are shown in. Spoons, dashes and pieces stay what they are.
    public enum System: String, Sendable, Codable, CaseIterable {
        /// Millilitres.
        case metric
        /// US fluid ounces; below a quarter, teaspoons.
        case us
    }

    /// The measures that volumes are shown in.
    public var system: System

    /// What stands before decimals.
    public var decimalSeparator: String

    /// A formatter.
    public init(_ system: System, decimalSeparator: String = ".") {
        self.system = system
        self.decimalSeparator = decimalSeparator
    }

    /// A quantity as it is to be shown.
    public struct Formatted: Sendable, Hashable {
        /// The amount, as in `22.5`, `1½` or `3–4`; empty where the unit says it all.
        public let text: String

        /// What the amount is counted in.
        public let unit: Quantity.Unit

        /// The number that decides between singular and plural, of a range the upper end; nil where the unit says it
        /// all.
        public let number: Double?

        /// The share by which the shown amount misses the real one, at least 0: where it is more than a hundredth or
        /// two, “about” is in place.
        public let error: Double
    }

    /// A quantity as it is to be shown.
    ///
    /// Amounts go to what can be measured: to fractions (¼ ⅓ ½ ⅔ ¾) or, in millilitres, to steps of 0.5 below 20, of
    /// 2.5 below 100 and of 5 beyond; an amount in whole or half millilitres below 100 stays as it is. What is shown
    /// is off by at most 6.5 % or a quarter of a millilitre, whichever is more; in ounces by at most 6.5 % or a twentieth
    /// of an ounce.
    public func format(_ quantity: Quantity) -> Formatted {
        guard let amount = quantity.amount else {
            return Formatted(text: "", unit: quantity.unit, number: nil, error: 0)
        }
        let shown = shownUnit(of: quantity)
        let factor = factor(from: quantity.unit, to: shown)
        let low = number(amount * factor, shown)
        let high = quantity.maximum.map { number($0 * factor, shown) }
        let last = high ?? low
        var text = low.text(decimalSeparator: decimalSeparator)
        if let high, high != low { text += "–" + high.text(decimalSeparator: decimalSeparator) }
        return Formatted(
            text: text, unit: shown, number: last.value,
            error: max(error(low, amount * factor), error(last, (quantity.maximum ?? amount) * factor)))
    }

    private func shownUnit(of quantity: Quantity) -> Quantity.Unit {
        guard quantity.unit.isVolume else { return quantity.unit }
        switch system {
        case .metric: return .millilitre
        case .us:
            let ounces = quantity.converted(to: .ounce)
            // Half of what a quarter would be off by: there a teaspoon is nearer.
            return (ounces?.amount ?? 0) < 0.23 && (ounces?.amount ?? 0) > 0 ? .teaspoon : .ounce
        }
    }

    private func factor(from unit: Quantity.Unit, to other: Quantity.Unit) -> Double {
        guard unit != other, let from = unit.volume, let to = other.volume else { return 1 }
        return from.millilitres / to.millilitres
    }

    private func number(_ amount: Double, _ unit: Quantity.Unit) -> BarNumber {
        switch unit {
        case .millilitre, .centilitre, .gram:
            let isHalf = abs(amount * 2 - (amount * 2).rounded()) < 0.001
            let step = amount < 20 || (amount < 100 && isHalf) ? 0.5 : amount < 100 ? 2.5 : 5
            return .decimal(amount, step: step)
        default: return .fractional(amount)
        }
    }

    private func error(_ shown: BarNumber, _ real: Double) -> Double {
        real == 0 ? 0 : abs(shown.value - real) / real
    }
}

import Foundation
import Store

/// Numbers and amounts as people write them.
struct Formats: Sendable {
    let locale: Locale
    let units: UnitPreference

    /// Makes formats for a language such as `fr_FR`.
    init(language: String, units: UnitPreference = .metric) {
        locale = Locale(identifier: language)
        self.units = units
    }

    /// A number with as many digits as its size deserves: three significant ones, none after the point from 100.
    func number(_ value: Double) -> String {
        if value >= 100 { return value.formatted(.number.precision(.fractionLength(0)).locale(locale)) }
        return value.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
    }

    /// An amount of a nutrient with its unit.
    func amount(_ value: Double, of nutrient: Nutrient) -> String {
        tr("{number} {unit}", ["number": number(value), "unit": nutrient.unit.symbol])
    }

    /// A share as whole percents; less than one half per cent says so.
    func percent(_ fraction: Double) -> String {
        if fraction > 0 && fraction < 0.005 { return tr("under {percent}", ["percent": plainPercent(0.01)]) }
        return plainPercent(fraction)
    }

    private func plainPercent(_ fraction: Double) -> String {
        fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    /// A weight in grams, or in ounces where US units are preferred.
    ///
    /// One avoirdupois ounce is 28.349523125 g (International Yard and Pound Agreement, 1959).
    func weight(grams: Double) -> String {
        switch units {
        case .metric: tr("{number} {unit}", ["number": number(grams), "unit": "g"])
        case .us: tr("{number} {unit}", ["number": number(grams / 28.349523125), "unit": "oz"])
        }
    }
}

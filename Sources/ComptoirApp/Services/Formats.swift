import Foundation
import Store

/// Numbers and amounts as people write them.
struct Formats: Sendable {
    let conventions: Conventions
    let units: UnitPreference

    /// Makes formats after a person's conventions.
    init(_ conventions: Conventions, units: UnitPreference) {
        self.conventions = conventions
        self.units = units
    }

    /// Makes formats in which all is as in a language such as `fr_FR`.
    init(language: String, units: UnitPreference = .metric) {
        self.init(Conventions(language: language), units: units)
    }

    /// Makes formats after what the process's environment says, for the command line.
    static func ofPerson(language: String) -> Formats {
        let conventions = Conventions.ofProgram(language: language)
        return Formats(conventions, units: conventions.units)
    }

    /// What the words are in; see `Conventions` for the rest.
    var locale: Locale { conventions.words }

    /// A number with as many digits as its size deserves: three significant ones, none after the point from 100.
    func number(_ value: Double) -> String {
        if value >= 100 { return value.formatted(.number.precision(.fractionLength(0)).locale(conventions.numbers)) }
        return value.formatted(.number.precision(.significantDigits(1...3)).locale(conventions.numbers))
    }

    /// How many decimals numbers that stand side by side are written with: as many as the least of them deserves.
    static func decimals(for values: [Double]) -> Int {
        let least = values.filter { $0 > 0 }.min() ?? 0
        let most = values.max() ?? 0
        if values.allSatisfy({ $0 == $0.rounded() }) { return 0 }
        return least < 0.1 ? 2 : most < 100 || least < 1 ? 1 : 0
    }

    /// An amount of a nutrient with its unit.
    /// - Parameter decimals: how many digits stand after the point; nil for as many as its size deserves.
    func amount(_ value: Double, of nutrient: Nutrient, decimals: Int? = nil) -> String {
        let figure = decimals.map {
            value.formatted(.number.precision(.fractionLength($0)).locale(conventions.numbers))
        }
        let values: TextValues = ["number": figure ?? number(value)]
        return switch nutrient.unit {
        case .kilocalorie: tr("{number} kcal", values)
        case .kilojoule: tr("{number} kJ", values)
        case .gram: tr("{number} g", values)
        case .milligram: tr("{number} mg", values)
        case .microgram: tr("{number} µg", values)
        // Translators: micrograms of retinol activity equivalents, in which vitamin A is counted.
        case .microgramRetinolActivityEquivalent: tr("{number} µg RAE", values)
        }
    }

    /// A share as whole percents; less than one half per cent says so.
    func percent(_ fraction: Double) -> String {
        if fraction > 0 && fraction < 0.005 { return tr("under {percent}", ["percent": plainPercent(0.01)]) }
        return plainPercent(fraction)
    }

    private func plainPercent(_ fraction: Double) -> String {
        fraction.formatted(.percent.precision(.fractionLength(0)).locale(conventions.numbers))
    }

    /// A weight in grams, or in ounces where US units are preferred.
    ///
    /// One avoirdupois ounce is 28.349523125 g (International Yard and Pound Agreement, 1959).
    func weight(grams: Double) -> String {
        switch units {
        case .metric: tr("{number} g", ["number": number(grams)])
        case .us: tr("{number} oz", ["number": number(grams / 28.349523125)])
        }
    }
}

import Foundation
import Store

extension Formats {
    /// A distance: in metres up to a kilometre, in kilometres from there; in feet and miles where US units are preferred.
    ///
    /// A foot is 0.3048 m, and a mile 5280 feet (International Yard and Pound Agreement, 1959).
    func distance(metres: Double) -> String {
        switch units {
        case .metric:
            metres < 995
                ? tr("{number} {unit}", ["number": rounded(metres, to: 10), "unit": "m"])
                : tr("{number} {unit}", ["number": far(metres / 1_000), "unit": "km"])
        case .us:
            metres / 0.3048 < 995
                ? tr("{number} {unit}", ["number": rounded(metres / 0.3048, to: 10), "unit": "ft"])
                : tr("{number} {unit}", ["number": far(metres / 0.3048 / 5_280), "unit": "mi"])
        }
    }

    /// One decimal up to ten, none beyond.
    private func far(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(value < 9.95 ? 1 : 0)).locale(locale))
    }

    private func rounded(_ value: Double, to step: Double) -> String {
        ((value / step).rounded() * step).formatted(.number.precision(.fractionLength(0)).locale(locale))
    }
}

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
                ? tr("{number} m", ["number": rounded(metres, to: 10)])
                : tr("{number} km", ["number": far(metres / 1_000)])
        case .us:
            metres / 0.3048 < 995
                ? tr("{number} ft", ["number": rounded(metres / 0.3048, to: 10)])
                : tr("{number} mi", ["number": far(metres / 0.3048 / 5_280)])
        }
    }

    /// One decimal up to ten, none beyond.
    private func far(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(value < 9.95 ? 1 : 0)).locale(conventions.numbers))
    }

    private func rounded(_ value: Double, to step: Double) -> String {
        ((value / step).rounded() * step).formatted(.number.precision(.fractionLength(0)).locale(conventions.numbers))
    }
}

/// The fractions that a bar measures by.
public enum BarFraction: Double, Sendable, CaseIterable {
    case quarter = 0.25
    case third = 0.333_333_333_333_333_3
    case half = 0.5
    case twoThirds = 0.666_666_666_666_666_6
    case threeQuarters = 0.75

    /// The sign that it is written by.
    public var sign: Character {
        switch self {
        case .quarter: "¼"
        case .third: "⅓"
        case .half: "½"
        case .twoThirds: "⅔"
        case .threeQuarters: "¾"
        }
    }

    /// What a sign for any fraction of Unicode's stands for; nil where it is none.
    static func value(of sign: Character) -> Double? { values[sign] }

    private static let values: [Character: Double] = [
        "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3, "⅕": 1 / 5, "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5,
        "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
    ]
}

/// A number as a bar measures it: whole and a fraction, or a short decimal.
struct BarNumber: Sendable, Hashable {
    /// The number shown.
    let value: Double

    /// The whole before the fraction, or before the decimals.
    let whole: Int

    /// The fraction after the whole, or nil where there is none or decimals are shown.
    let fraction: BarFraction?

    /// The tenths after the whole, 0 to 9; nil where a fraction is shown.
    let tenths: Int?

    /// The text, as in `1½`, `0.9`, `12`.
    func text(decimalSeparator: String) -> String {
        if let tenths, tenths > 0 { return "\(whole)\(decimalSeparator)\(tenths)" }
        guard let fraction else { return String(whole) }
        return (whole == 0 ? "" : String(whole)) + String(fraction.sign)
    }
}

extension BarNumber {
    /// The share by which a fraction may miss, beyond which a decimal is shown: “0.9 oz” rather than “¾ oz”.
    static let tolerance = 0.06

    /// The nearest whole and fraction, or the nearest tenth where no fraction is within ``tolerance``.
    ///
    /// From a quarter upwards it misses by at most ``tolerance`` or by a twentieth, whichever is more.
    static func fractional(_ number: Double) -> BarNumber {
        let whole = number.rounded(.down)
        let candidates: [(Double, BarFraction?)] =
            [(whole, nil), (whole + 1, nil)] + BarFraction.allCases.map { (whole + $0.rawValue, $0) }
        let near = candidates.filter { $0.0 > 0 || number == 0 }.min { abs($0.0 - number) < abs($1.0 - number) }
        guard let (value, fraction) = near else { return tenths(number) }
        let tenth = (number * 10).rounded() / 10
        if abs(value - number) > tolerance * number, tenth > 0, abs(tenth - number) < abs(value - number) {
            return tenths(number)
        }
        return BarNumber(value: value, whole: Int(value.rounded(.down)), fraction: fraction, tenths: nil)
    }

    /// The nearest multiple of a step of at least a tenth.
    static func decimal(_ number: Double, step: Double) -> BarNumber {
        tenths((number / step).rounded() * step)
    }

    /// The nearest tenth.
    static func tenths(_ number: Double) -> BarNumber {
        let tenths = Int((number * 10).rounded())
        return BarNumber(value: Double(tenths) / 10, whole: tenths / 10, fraction: nil, tenths: tenths % 10)
    }
}

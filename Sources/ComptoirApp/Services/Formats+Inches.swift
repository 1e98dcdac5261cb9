import Foundation
import Store

extension Formats {
    /// The centimetres of an inch, which is 2.54 cm by definition (international yard and pound agreement of 1959).
    private static let centimetres = 2.54

    /// A text, such as the name of a portion, with its lengths in centimetres where it has them in inches and metric units are
    /// preferred: “1 medium (7.6 cm across)” for “1 medium (3″ across)”.
    func metricLengths(in text: String) -> String {
        guard units == .metric, text.contains("″") else { return text }
        // A length, or a span of such.
        let inches = /(\d+ \d+⁄\d+|\d+[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])(?:–(\d+[¼½¾⅓⅔⅛⅜⅝⅞]?))?″/
        return text.replacing(inches) { match in
            let ends = [match.output.1, match.output.2].compactMap { $0 }.map { centimetres(String($0)) }
            return tr("{number} cm", ["number": ends.joined(separator: "–")])
        }
    }

    /// Inches as they are written, with a fraction or without, in centimetres, to a millimetre.
    private func centimetres(_ inches: String) -> String {
        let parts = inches.split(separator: " ").flatMap { part -> [Double] in
            let fraction = part.split(separator: "⁄").compactMap { Double($0) }
            if fraction.count == 2 { return [fraction[0] / fraction[1]] }
            return [Double(part.prefix { $0.isASCII })].compactMap { $0 } + part.compactMap { Formats.fractions[$0] }
        }
        let length = parts.reduce(0, +) * Formats.centimetres
        return length.formatted(.number.precision(.fractionLength(0...1)).locale(conventions.numbers))
    }

    private static let fractions: [Character: Double] = [
        "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
    ]
}

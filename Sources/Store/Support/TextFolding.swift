internal import Foundation

/// Makes texts comparable as a person compares them: without case, accents and ligatures.
///
/// What is indexed and what is searched for go through the same folding, so that `PINA`, `piña` and
/// `pina` are one, and `Grosse` finds `Große`. The folded text is also the key that names sort by.
enum TextFolding {
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
        where !combiningMarks.contains(scalar.value) {
            if let letters = ligatures[scalar] {
                folded.append(contentsOf: letters.unicodeScalars)
            } else {
                folded.append(
                    contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.filter {
                        !combiningMarks.contains($0.value)
                    })
            }
        }
        return String(folded)
    }

    /// The words of a text, folded: runs of letters and digits, as FTS5's `unicode61` parts them.
    static func words(in text: String) -> [Substring] {
        fold(text).split { character in
            !character.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark:
                    true
                default: false
                }
            }
        }
    }

    /// The Combining Diacritical Marks block: the accents of Latin, Greek and Cyrillic letters.
    private static let combiningMarks: ClosedRange<UInt32> = 0x0300...0x036F

    /// Letters that Unicode does not decompose, and what a person types for them.
    private static let ligatures: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
        "ł": "l", "Ł": "l", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ĳ": "ij", "’": "'",
    ]
}

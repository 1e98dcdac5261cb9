/// Scans the numbers, signs and letters of coordinates.
///
/// A comma stands before decimals where no point does and a digit follows it at once; else it parts the numbers.
struct AngleScanner {
    private let characters: [Character]
    private let hasPoint: Bool
    private var place = 0
    private var found: [AngleItem] = []
    private var hasDecimalComma = false
    private var hasTightComma = false
    private var hasWholeNumber = false

    init(_ text: String) {
        characters = Array(text)
        hasPoint = zip(characters, characters.dropFirst()).contains { Self.isPoint($0) && $1.isDigit }
    }

    private static func isPoint(_ character: Character) -> Bool { ".٫".contains(character) }

    /// What the text is made of, in its order.
    mutating func items() throws(LocationReader.Fault) -> [AngleItem] {
        while place < characters.count { try scan() }
        // In 48,2,16 nobody knows which of the two commas is which.
        if hasDecimalComma && hasTightComma && hasWholeNumber { throw .commas }
        return found
    }

    private mutating func scan() throws(LocationReader.Fault) {
        let character = characters[place]
        let next = place + 1 < characters.count ? characters[place + 1] : nil
        if character.isDigit { return scanNumber(isNegative: nil) }
        place += 1
        switch character {
        case "-", "−", "+":
            guard next?.isDigit == true else { throw .unreadable }
            scanNumber(isNegative: character != "+")
        case ",", ";", "،", "؛":
            if character == ",", next?.isDigit == true || next == "-" { hasTightComma = true }
            found.append(.parting)
        case "°", "º", "˚": found.append(.mark(0))
        case "'" where next == "'", "′" where next == "′":
            place += 1
            found.append(.mark(2))
        case "'", "′", "’", "‘", "´": found.append(.mark(1))
        case "\"", "″", "”", "“": found.append(.mark(2))
        case _ where character.isWhitespace: break
        default: found.append(.letter(try letter(character)))
        }
    }

    private func letter(_ character: Character) throws(LocationReader.Fault) -> Character {
        let letter = character.uppercased()
        // East in German and Dutch, west in French, Spanish and Italian.
        guard letter != "O" || !characters.contains(where: \.isDigit) else { throw .letter(letter) }
        guard let letter = letter.first, "NSEW".contains(letter) else { throw .unreadable }
        return letter
    }

    private mutating func scanNumber(isNegative: Bool?) {
        var digits = digits()
        let isFraction =
            place + 1 < characters.count && characters[place + 1].isDigit
            && (Self.isPoint(characters[place]) || (characters[place] == "," && !hasPoint))
        if isFraction {
            if characters[place] == "," { hasDecimalComma = true }
            place += 1
            digits += "." + self.digits()
        } else {
            hasWholeNumber = true
        }
        found.append(.number(Double(digits) ?? .infinity, isNegative: isNegative))
    }

    /// The digits from here on, in those of any script.
    private mutating func digits() -> String {
        var digits = ""
        while place < characters.count, let digit = characters[place].digit {
            digits.append(String(digit))
            place += 1
        }
        return digits
    }
}

extension Character {
    /// The digit that it is, in any script; nil where it is none.
    fileprivate var digit: Int? { wholeNumberValue.flatMap { (0...9).contains($0) && isNumber ? $0 : nil } }

    fileprivate var isDigit: Bool { digit != nil }
}

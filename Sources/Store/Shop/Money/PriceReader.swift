internal import Foundation

/// Reads a price as people type it, in the way of their country: `1.234,50`, `1,234.50`, `12,5`, `€ 12`, `12.–`.
///
/// What can be meant in two ways is not guessed: of `1.234` in England nobody knows whether it is one pound and a bit or
/// more than a thousand.
public struct PriceReader: Sendable, Hashable {
    /// What a text says.
    public enum Reading: Sendable, Hashable {
        /// Nothing was typed: there is no price.
        case none
        /// A price.
        case price(Money)
        /// What may be meant; the person is asked.
        case ambiguous([Money])
        /// No price.
        case wrong(Fault)
    }

    /// Why a text is no price.
    public enum Fault: Sendable, Hashable {
        /// It is no number.
        case notANumber
        /// It is less than nothing.
        case negative
        /// The currency has fewer decimals; how many.
        case tooManyDecimals(Int)
        /// It is more than a price may be; the most.
        case tooMuch(Money)
    }

    /// What prices are in.
    public let currency: Currency

    private let decimalSeparator: Character
    private let groupingSeparator: Character

    /// A reader of prices.
    ///
    /// - Parameters:
    ///   - currency: What prices are in.
    ///   - decimalSeparator: What stands before decimals where the person lives.
    ///   - groupingSeparator: What stands between thousands there.
    public init(_ currency: Currency, decimalSeparator: Character = ".", groupingSeparator: Character = ",") {
        self.currency = currency
        self.decimalSeparator = Self.plain(decimalSeparator)
        self.groupingSeparator = Self.plain(groupingSeparator)
    }

    /// What a text says.
    public func read(_ text: String) -> Reading {
        var number = stripped(text)
        guard !number.isEmpty else { return .none }
        if let first = number.first, "-−".contains(first) {
            return number.dropFirst().contains(where: \.isWholeNumber) ? .wrong(.negative) : .wrong(.notANumber)
        }
        // As a Swiss shop writes a round sum.
        for ending in [".-", ",-", ".–", ",–", ".—", ",—"] where number.hasSuffix(ending) { number.removeLast(2) }
        var digits = ""
        var separators: [(sign: Character, place: Int)] = []
        for character in number {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                digits.append(String(digit))
            } else if ".,'٫٬ ".contains(character) {
                separators.append((character, digits.count))
            } else {
                return .wrong(.notANumber)
            }
        }
        guard !digits.isEmpty else { return .wrong(.notANumber) }
        return read(digits, separators)
    }

    private func read(_ digits: String, _ separators: [(sign: Character, place: Int)]) -> Reading {
        guard let last = separators.last else { return price(digits, "") }
        let (whole, rest) = (String(digits.prefix(last.place)), String(digits.dropFirst(last.place)))
        let isRepeated = separators.dropLast().contains { $0.sign == last.sign }
        let others = Set(separators.dropLast().map(\.sign)).subtracting([last.sign])
        // Blanks and apostrophes part thousands, and nothing else.
        let parts = Self.grouping.contains(last.sign) || isRepeated
        guard others.count <= 1, !(parts && !others.isEmpty) else { return .wrong(.notANumber) }
        if parts { return isGrouped(digits.count, separators.map(\.place)) ? price(digits, "") : .wrong(.notANumber) }
        if !others.isEmpty || Self.decimal.contains(last.sign) {
            let places = separators.dropLast().map(\.place)
            guard places.isEmpty || isGrouped(last.place, places) else { return .wrong(.notANumber) }
            return price(whole, rest)
        }
        return single(last.sign, whole, rest)
    }

    /// Reads a number with one separator in it that may stand before decimals or between thousands.
    private func single(_ sign: Character, _ whole: String, _ rest: String) -> Reading {
        let decimals = price(whole, rest)
        guard rest.count == 3, (1...3).contains(whole.count), whole.first != "0" else { return decimals }
        let thousands = price(whole + rest, "")
        if sign == groupingSeparator || sign != decimalSeparator && currency.decimals == 0 { return thousands }
        if sign == decimalSeparator, currency.decimals >= 3 { return decimals }
        return .ambiguous([decimals, thousands].compactMap { if case .price(let money) = $0 { money } else { nil } })
    }

    private func price(_ whole: String, _ rest: String) -> Reading {
        let digits = whole.drop { $0 == "0" }
        guard rest.dropFirst(currency.decimals).allSatisfy({ $0 == "0" }) else {
            return .wrong(.tooManyDecimals(currency.decimals))
        }
        let text = (digits.isEmpty ? "0" : String(digits)) + (rest.isEmpty ? "" : "." + rest)
        guard let money = Money(decimal: text, currency) else {
            return .wrong(.tooMuch(Money(minorUnits: Money.limit, currency)))
        }
        return .price(money)
    }

    /// Whether separators stand before each three digits of a number, as between thousands.
    private func isGrouped(_ count: Int, _ places: [Int]) -> Bool {
        guard let first = places.first, (1...3).contains(first) else { return false }
        return zip(places, places.dropFirst() + [count]).allSatisfy { $1 - $0 == 3 }
    }

    /// The text without blanks around it and without the currency's code or sign.
    private func stripped(_ text: String) -> String {
        let plain = String(text.map(Self.plain))
        var number = Substring(plain)
        func trim() {
            number = number.drop(while: \.isWhitespace)
            while number.last?.isWhitespace == true { number.removeLast() }
        }
        trim()
        if number.lowercased().hasPrefix(currency.code.lowercased()) { number = number.dropFirst(3) }
        if number.lowercased().hasSuffix(currency.code.lowercased()) { number = number.dropLast(3) }
        trim()
        if number.first?.isCurrencySymbol == true { number.removeFirst() }
        if number.last?.isCurrencySymbol == true { number.removeLast() }
        trim()
        return String(number)
    }

    private static let grouping: Set<Character> = [" ", "'", "٬"]
    private static let decimal: Set<Character> = ["٫"]

    /// One character for all that look alike.
    private static func plain(_ character: Character) -> Character {
        switch character {
        case "\u{A0}", "\u{202F}", "\u{2009}": " "
        case "’", "‘", "´": "'"
        default: character
        }
    }
}

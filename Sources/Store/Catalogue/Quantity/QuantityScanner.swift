/// Reads numbers and units from the beginning of a text.
struct QuantityScanner {
    private var text: Substring

    init(_ text: String) {
        self.text = TextFolding.fold(text)[...]
        skipBlanks()
    }

    /// What has not been read, without blanks around it.
    var rest: String {
        var end = text
        while end.last?.isWhitespace == true { end.removeLast() }
        return String(end)
    }

    /// A number, or two with a dash or “to” between them.
    mutating func range() -> ClosedRange<Double>? {
        guard let first = number() else { return nil }
        let start = text
        skipBlanks()
        guard skip(anyOf: ["–", "-", "—", "to ", "or "]) else {
            text = start
            return first...first
        }
        skipBlanks()
        guard let second = number(), second >= first else {
            text = start
            return first...first
        }
        return first...second
    }

    /// The unit whose name comes next, which must be a whole word, and how many of it are meant.
    mutating func unit() -> (unit: Quantity.Unit, count: Double)? {
        skipBlanks()
        for (name, unit, count) in QuantityUnitNames.longestFirst where text.hasPrefix(name) {
            let after = text.dropFirst(name.count)
            // The l of “2 l'orange” is no litre.
            guard !(after.first.map { $0.isLetter || $0 == "'" } ?? false) else { continue }
            text = after.first == "." && name.last != "." ? after.dropFirst() : after
            skipBlanks()
            if skip(anyOf: ["of "]) { skipBlanks() }
            return (unit, count)
        }
        return nil
    }

    /// A decimal number, a fraction, or a whole number with a fraction after it.
    private mutating func number() -> Double? {
        if let fraction = vulgarFraction() { return fraction }
        guard let whole = digits() else { return nil }
        var start = text
        if let first = text.first, first == "." || first == "," {
            text.removeFirst()
            let count = text.prefix { $0.isASCII && $0.isNumber }.count
            // “1,000 ml” is a thousand and “1.000 l” is one: nobody knows which is meant.
            if count == 3, (1..<1000).contains(whole) { return nil }
            if let decimals = digits() { return whole + decimals / Self.power(of: 10, count) }
            text = start
        }
        if skip(anyOf: ["/", "⁄"]), let divisor = digits(), divisor > 0 { return whole / divisor }
        text = start
        skipBlanks()
        if let fraction = vulgarFraction() { return whole + fraction }
        let beforeFraction = text
        if let dividend = digits(), skip(anyOf: ["/", "⁄"]), let divisor = digits(), divisor > dividend {
            return whole + dividend / divisor
        }
        text = beforeFraction
        start = text
        return whole
    }

    private mutating func digits() -> Double? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 9, let number = Double(digits) else { return nil }
        text = text.dropFirst(digits.count)
        return number
    }

    private mutating func vulgarFraction() -> Double? {
        guard let sign = text.first, let value = BarFraction.value(of: sign) else { return nil }
        text.removeFirst()
        return value
    }

    private mutating func skipBlanks() { text = text.drop(while: \.isWhitespace) }

    private mutating func skip(anyOf signs: [String]) -> Bool {
        guard let sign = signs.first(where: text.hasPrefix) else { return false }
        text = text.dropFirst(sign.count)
        return true
    }

    private static func power(of base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }
}

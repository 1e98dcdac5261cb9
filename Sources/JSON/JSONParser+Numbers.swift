extension JSONParser {
    /// Reads a number.
    ///
    /// Whole numbers of up to fifteen digits, which are most, are summed up on the way; the others
    /// are left to the standard library, which rounds to the nearest double.
    mutating func number() throws -> Double {
        let start = position
        let isNegative = take("-")
        let firstDigit = position
        var whole = 0
        if take("0") {
            // RFC 8259: no digit follows a leading zero.
        } else {
            guard isDigit(current) else { throw unexpected(.digit) }
            while let byte = current, isDigit(byte) {
                if position - firstDigit < 15 { whole = whole * 10 + Int(byte - UInt8(ascii: "0")) }
                position += 1
            }
        }
        let isShort = position - firstDigit <= 15
        let hasFraction = try fraction()
        let hasExponent = try exponent()
        if isShort, !hasFraction, !hasExponent {
            return isNegative ? -Double(whole) : Double(whole)
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw failure(.numberTooLarge(text), at: start)
        }
        return number
    }

    private mutating func fraction() throws -> Bool {
        guard take(".") else { return false }
        try digits()
        return true
    }

    private mutating func exponent() throws -> Bool {
        guard take("e") || take("E") else { return false }
        if !take("+") { _ = take("-") }
        try digits()
        return true
    }

    private mutating func digits() throws {
        guard isDigit(current) else { throw unexpected(.digit) }
        while isDigit(current) { position += 1 }
    }

    func isDigit(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

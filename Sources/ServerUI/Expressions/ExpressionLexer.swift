/// Cuts an expression into its words, numbers, texts and signs, one at a time.
struct ExpressionLexer {
    /// What an expression is made of.
    enum Token: Hashable {
        case number(Double)
        case text(String)
        case name(String)
        case sign(String)
        case end
    }

    /// An expression that cannot be read, with the byte that it was noticed at.
    struct Failure: Error {
        let finding: Finding
        let offset: Int
    }

    private let bytes: [UInt8]
    private(set) var position: Int
    /// Where the token that was given last begins.
    private(set) var tokenStart: Int

    init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
        tokenStart = position
    }

    private static let doubled: Set<String> = ["<=", ">=", "==", "!=", "&&", "||"]
    private static let single = Set("!*/%+-<>?:().,[]}".utf8)

    /// The next token; `end` at the end, as often as it is asked for.
    mutating func next() throws(Failure) -> Token {
        while let byte = byte(0), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
        tokenStart = position
        guard let first = byte(0) else { return .end }
        if Self.isDigit(first) { return try number() }
        if Self.isLetter(first) { return name() }
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return try text(closing: first) }
        if let second = byte(1) {
            let both = String(decoding: [first, second], as: UTF8.self)
            if Self.doubled.contains(both) {
                position += 2
                return .sign(both)
            }
        }
        guard Self.single.contains(first) else { throw unexpected() }
        position += 1
        return .sign(String(decoding: [first], as: UTF8.self))
    }

    /// A failure at the token at hand.
    func failure(_ finding: Finding) -> Failure { Failure(finding: finding, offset: tokenStart) }

    private func unexpected() -> Failure {
        let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        return failure(.expression("`\(rest.prefix(1))` has no meaning in an expression."))
    }

    private func byte(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private mutating func number() throws(Failure) -> Token {
        let start = position
        while let byte = byte(0), Self.isDigit(byte) { position += 1 }
        // A point that no digit follows is none of the number: `items.0.title`.
        if byte(0) == UInt8(ascii: "."), let next = byte(1), Self.isDigit(next) {
            position += 1
            while let byte = byte(0), Self.isDigit(byte) { position += 1 }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw failure(.expression("The number \(Finding.short(text)) is beyond what can be kept."))
        }
        return .number(number)
    }

    /// A whole number after a point, as in `items.0`, which is a name there and no fraction.
    mutating func index() -> String? {
        let start = position
        while let byte = byte(0), Self.isDigit(byte) { position += 1 }
        guard position > start, position - start <= 9 else {
            position = start
            return nil
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func name() -> Token {
        let start = position
        while let byte = byte(0), Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func text(closing quote: UInt8) throws(Failure) -> Token {
        position += 1
        var text: [UInt8] = []
        while let byte = byte(0) {
            position += 1
            if byte == quote { return .text(String(decoding: text, as: UTF8.self)) }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = self.byte(0) else { break }
            position += 1
            text.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped)
        }
        throw failure(.expression("A text in quotes is not closed."))
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether a text can be a name in expressions.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) } && !["true", "false", "null"].contains(text)
    }
}

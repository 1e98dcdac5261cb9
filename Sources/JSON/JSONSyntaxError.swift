/// What keeps a text from being JSON, and where.
public struct JSONSyntaxError: Error, Sendable, Equatable, Codable {
    /// What was expected at the place.
    public enum Expectation: String, Sendable, Codable {
        case value, key, colon, commaOrBracket, commaOrBrace, endOfFile, digit, escape, utf8, lowSurrogate
    }

    /// What is wrong.
    public enum Kind: Sendable, Equatable, Codable {
        /// A character, or the end of the file (nil), stands where something else must.
        case unexpected(found: String?, expected: Expectation)
        /// A string is not closed before the end of its line.
        case unterminatedString
        /// A character below U+0020 stands unescaped in a string.
        case controlCharacter(code: UInt8)
        /// A number is beyond what a double can hold.
        case numberTooLarge(String)
        /// Arrays and objects are nested deeper than `limit`.
        case tooDeep(limit: Int)
        /// The document is larger than `limit` bytes.
        case tooLarge(bytes: Int, limit: Int)
    }

    /// What is wrong.
    public let kind: Kind

    /// Where it was noticed.
    public let location: JSONLocation
}

/// A place in a text.
public struct JSONLocation: Sendable, Hashable, Codable {
    /// The line, counted from 1.
    public let line: Int

    /// The character of the line, counted from 1.
    public let column: Int

    /// A place; both numbers are counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

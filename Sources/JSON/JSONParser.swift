/// A strict JSON (RFC 8259) parser over UTF-8 bytes, in one pass.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: JSONDocument.Limits
    var position = 0
    var depth = 0

    /// The byte that each line but the first begins with. A line can only end between tokens.
    var lineStarts: [Int] = []

    init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONDocument.Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// The byte at hand, or nil at the end.
    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Reads the one value that a document is.
    mutating func document() throws -> JSONValue {
        guard bytes.count <= limits.bytes else {
            throw failure(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0)
        }
        if bytes.starts(with: JSONDocument.byteOrderMark) { position = 3 }
        let value = try value()
        skipSpace()
        guard current == nil else { throw unexpected(.endOfFile) }
        return value
    }

    /// Reads a value and the space before it.
    mutating func value() throws -> JSONValue {
        skipSpace()
        let start = position
        let content: JSONValue.Content
        switch current {
        case UInt8(ascii: "{"): content = .object(try nested { try $0.members() })
        case UInt8(ascii: "["): content = .array(try nested { try $0.elements() })
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "t"): content = try word("true", .bool(true))
        case UInt8(ascii: "f"): content = try word("false", .bool(false))
        case UInt8(ascii: "n"): content = try word("null", .null)
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = .number(try number())
        default: throw unexpected(.value)
        }
        return JSONValue(content: content, range: start..<position)
    }

    private mutating func nested<T>(_ body: (inout JSONParser) throws -> T) throws -> T {
        depth += 1
        guard depth <= limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: position) }
        defer { depth -= 1 }
        position += 1
        return try body(&self)
    }

    private mutating func elements() throws -> [JSONValue] {
        var values: [JSONValue] = []
        skipSpace()
        if take("]") { return values }
        while true {
            values.append(try value())
            skipSpace()
            if take("]") { return values }
            guard take(",") else { throw unexpected(.commaOrBracket) }
        }
    }

    private mutating func members() throws -> [JSONMember] {
        var members: [JSONMember] = []
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw unexpected(.key) }
            let start = position
            let key = try string()
            let keyRange = start..<position
            skipSpace()
            guard take(":") else { throw unexpected(.colon) }
            members.append(JSONMember(key: key, keyRange: keyRange, value: try value()))
            skipSpace()
            if take("}") { return members }
            guard take(",") else { throw unexpected(.commaOrBrace) }
        }
    }

    private mutating func word(_ word: StaticString, _ content: JSONValue.Content) throws -> JSONValue.Content {
        let end = position + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[position..<end].elementsEqual(expected) else { throw unexpected(.value) }
        position = end
        return content
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
            if byte == 0x0A { lineStarts.append(position) }
        }
    }

    /// Steps over a character if it is the one at hand.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }
}

extension JSONParser {
    /// The error that something else was expected at the place at hand.
    func unexpected(_ expected: JSONSyntaxError.Expectation) -> JSONSyntaxError {
        failure(.unexpected(found: character(at: position), expected: expected), at: position)
    }

    func failure(_ kind: JSONSyntaxError.Kind, at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(kind: kind, location: JSONLocation(of: offset, in: bytes))
    }

    /// The character that begins at a byte, or nil at the end; a byte that is no UTF-8 as `0xFF`.
    private func character(at offset: Int) -> String? {
        guard offset < bytes.count else { return nil }
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        switch decoder.decode(&rest) {
        case .scalarValue(let scalar): return String(Character(scalar))
        case .emptyInput: return nil
        case .error:
            let hex = String(bytes[offset], radix: 16, uppercase: true)
            return "0x" + (hex.count < 2 ? "0" : "") + hex
        }
    }
}

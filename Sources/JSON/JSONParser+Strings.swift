extension JSONParser {
    /// Reads a string, its quotes included.
    mutating func string() throws -> String {
        let opening = position
        position += 1
        let start = position
        var all: UInt8 = 0
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                let range = start..<position
                // Most texts are plain, and nothing is wrong with those: to look would take longer than all the rest.
                let text =
                    all < 0x80
                    ? String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) : try utf8(range)
                position += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(opening: opening, start: start)
            case UInt8(ascii: "\n"): throw failure(.unterminatedString, at: opening)
            case 0..<0x20: throw failure(.controlCharacter(code: byte), at: position)
            default:
                all |= byte
                position += 1
            }
        }
        throw failure(.unterminatedString, at: opening)
    }

    /// Reads the rest of a string once a backslash has been met.
    private mutating func escapedString(opening: Int, start: Int) throws -> String {
        var text = ""
        var runStart = start
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += try utf8(runStart..<position)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += try utf8(runStart..<position)
                position += 1
                text.unicodeScalars.append(try escape())
                runStart = position
            case UInt8(ascii: "\n"): throw failure(.unterminatedString, at: opening)
            case 0..<0x20: throw failure(.controlCharacter(code: byte), at: position)
            default: position += 1
            }
        }
        throw failure(.unterminatedString, at: opening)
    }

    private mutating func escape() throws -> Unicode.Scalar {
        guard let byte = current else { throw unexpected(.escape) }
        let plain: Unicode.Scalar
        switch byte {
        case UInt8(ascii: "\""): plain = "\""
        case UInt8(ascii: "\\"): plain = "\\"
        case UInt8(ascii: "/"): plain = "/"
        case UInt8(ascii: "b"): plain = "\u{8}"
        case UInt8(ascii: "f"): plain = "\u{C}"
        case UInt8(ascii: "n"): plain = "\n"
        case UInt8(ascii: "r"): plain = "\r"
        case UInt8(ascii: "t"): plain = "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw unexpected(.escape)
        }
        position += 1
        return plain
    }

    /// Reads `uXXXX`, and the second half where it is the first of a surrogate pair.
    private mutating func unicodeEscape() throws -> Unicode.Scalar {
        let start = position
        let first = try hexUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800..<0xDC00).contains(first), take("\\"), current == UInt8(ascii: "u") else {
            position = start
            throw unexpected(.lowSurrogate)
        }
        let second = try hexUnit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else {
            position = start
            throw unexpected(.lowSurrogate)
        }
        return scalar
    }

    private mutating func hexUnit() throws -> UInt32 {
        position += 1
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw unexpected(.digit)
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }

    /// The text of some bytes.
    ///
    /// - Throws: ``JSONSyntaxError`` at the first byte that is not UTF-8.
    private func utf8(_ range: Range<Int>) throws -> String {
        let slice = UnsafeBufferPointer(rebasing: bytes[range])
        if let text = String(validating: slice, as: UTF8.self) { return text }
        var decoder = UTF8()
        var rest = slice.makeIterator()
        var offset = range.lowerBound
        while case .scalarValue(let scalar) = decoder.decode(&rest) { offset += UTF8.width(scalar) }
        let hex = String(bytes[min(offset, bytes.count - 1)], radix: 16, uppercase: true)
        throw failure(.unexpected(found: "0x" + hex, expected: .utf8), at: offset)
    }
}

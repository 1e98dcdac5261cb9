/// A JSON text, parsed, that can tell the line, column and path of each of its values.
///
/// It is immutable; its bytes are kept, for messages that quote them. It is one object, as each node refers to it.
package final class JSONDocument: Sendable {
    /// What a document may at most be.
    package struct Limits: Sendable {
        /// The largest document, in bytes.
        package var bytes = 64 << 20

        /// The deepest nesting of arrays and objects.
        package var depth = 64

        package init() {}
    }

    /// What some programs begin a text in UTF-8 with.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    package let bytes: [UInt8]
    package let value: JSONValue
    private let lineStarts: [Int]
    private let columns: CharacterCounts

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8; a byte order mark is skipped.
    ///   - limits: What the document may at most be.
    /// - Throws: ``JSONSyntaxError`` at the first place that is not JSON.
    package init(_ bytes: [UInt8], limits: Limits = Limits()) throws {
        self.bytes = bytes
        (value, lineStarts) = try bytes.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(bytes: buffer, limits: limits)
            return (try parser.document(), parser.lineStarts)
        }
        columns = CharacterCounts(bytes)
    }

    /// Parses a text.
    ///
    /// - Parameter text: The text.
    /// - Throws: ``JSONSyntaxError`` at the first place that is not JSON.
    package convenience init(_ text: String) throws {
        try self.init(Array(text.utf8))
    }

    /// The whole document.
    package var root: JSONNode { JSONNode(value: value, document: self) }

    /// The line and column of a byte.
    ///
    /// - Parameter offset: The byte, counted from 0.
    package func location(of offset: Int) -> JSONLocation {
        let line = lineStarts.partitioningIndex { $0 > offset }
        let start = line == 0 ? 0 : lineStarts[line - 1]
        let hasMark = line == 0 && offset >= 3 && bytes.starts(with: Self.byteOrderMark)
        let column = columns.before(offset, in: bytes) - columns.before(start, in: bytes) + (hasMark ? 0 : 1)
        return JSONLocation(line: line + 1, column: column)
    }

    /// The text of a value as it stands in the document, cut after `limit` characters.
    package func excerpt(_ range: Range<Int>, limit: Int = 40) -> String {
        let text = String(decoding: bytes[range.clamped(to: bytes.indices)].prefix(limit * 4 + 4), as: UTF8.self)
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > limit ? line.prefix(limit) + "…" : line
    }
}

extension JSONLocation {
    /// The place of a byte in a text.
    ///
    /// - Parameters:
    ///   - offset: The byte, counted from 0; past the end means the end.
    ///   - bytes: The text in UTF-8.
    package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var line = 1
        var column = 1
        for byte in bytes.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
        }
        let hasMark = bytes.starts(with: JSONDocument.byteOrderMark)
        self.init(line: line, column: line == 1 && hasMark && offset >= 3 ? column - 1 : column)
    }
}

extension Array {
    /// The first position whose element satisfies a condition that, once true, stays true.
    package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

import Foundation
import JSON

/// Makes documents by chance from others: values exchanged for those of others, which leaves JSON, or bytes changed, doubled,
/// dropped and put in, which seldom does.
struct Mutator {
    let documents: [[UInt8]]
    /// Where the values of each document stand; none of what is no JSON.
    private let values: [[Range<Int>]]
    private var random: Numbers

    /// The same numbers each time for a seed (SplitMix64).
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// What tends to be mistaken for something else.
    private static let words: [[UInt8]] = [
        "null", "true", "-1", "1e308", "\"\"", "[]", "{}", "{\"id\":", "\"children\":[\"x\"]", "@{", "}", "@{x}",
        "@{1/0}", "((((",
        "\\ud800", "\\u0000", "\"fallback\":\"x\"", "\"if\":\"", "https://", "javascript:", "\u{202E}", "'", "\\", "x",
        "t", "9999999999",
        "item", ".", "[0]", "? :", "&&", "\"sdui\":{},", "\"each\":{\"in\":\"data\"},", "é", "🍋", "take(", "join(",
        "sum(",
    ].map { Array($0.utf8) }

    init(documents: [[UInt8]], seed: UInt64) {
        self.documents = documents
        values = documents.map { bytes in
            // What is no JSON is in the corpus too.
            guard let document = try? JSONDocument(bytes) else { return [] }
            return Self.ranges(document.root)
        }
        random = Numbers(state: seed)
    }

    static func documents(in folder: String) throws -> [[UInt8]] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".json") }.sorted().map { name in
            Array(try Data(contentsOf: URL(fileURLWithPath: folder).appending(path: name)))
        }.filter { $0.count < 16_384 }
    }

    /// Another document.
    mutating func next() -> Data {
        let index = below(documents.count)
        var bytes = documents[index]
        if below(4) > 0, !values[index].isEmpty {
            exchangeValues(&bytes, values[index])
        } else {
            for _ in 0...below(5) { change(&bytes) }
        }
        return Data(bytes)
    }

    private static func ranges(_ node: JSONNode) -> [Range<Int>] {
        (node.elements + node.members.map(\.node)).flatMap { [$0.value.range] + ranges($0) }
    }

    /// What values are exchanged for, beside those of other documents.
    private static let literals: [[UInt8]] = [
        "null", "true", "-1", "1e308", "0.1", "\"\"", "[]", "{}", "[[]]", "\"@{x}\"", "\"@{1/0}\"", "\"x\"", "\"drop\"",
        "\"item.id\"",
        "\"@{\"", "\"cart.items\"", "\"@{sum(cart.items)}\"", "\"javascript:x\"", "[\"x\",\"x\"]", "{\"id\":\"x\"}",
        "\"\\u0000\\ud83c\\udf4b\"",
    ].map { Array($0.utf8) }

    private mutating func exchangeValues(_ bytes: inout [UInt8], _ ranges: [Range<Int>]) {
        let chosen = (0...below(4)).map { _ in ranges[below(ranges.count)] }.sorted { $0.lowerBound > $1.lowerBound }
        var start = bytes.count
        for range in chosen where range.upperBound <= start {
            start = range.lowerBound
            let other = below(documents.count)
            if below(3) == 0 || values[other].isEmpty {
                bytes.replaceSubrange(range, with: Self.literals[below(Self.literals.count)])
            } else {
                bytes.replaceSubrange(range, with: documents[other][values[other][below(values[other].count)]])
            }
        }
    }

    /// A patch that sometimes makes sense.
    mutating func patch() -> Data? {
        guard below(4) == 0 else { return nil }
        var bytes = Array(
            #"{"patch":[{"id":"x","set":{"body":{"text":"@{1+1}"}}},{"id":"t","insert":{"component":{"id":"n","type":"divider"},"before":"x"}},{"id":"after","remove":true}],"mode":"partial"}"#
                .utf8)
        for _ in 0..<below(3) { change(&bytes) }
        return Data(bytes)
    }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }

    private mutating func change(_ bytes: inout [UInt8]) {
        let at = below(bytes.count)
        let end = min(bytes.count, at + 1 + below(below(2) == 0 ? 8 : 200))
        switch below(7) {
        case 0 where !bytes.isEmpty: bytes[at] = UInt8(below(256))
        case 1: bytes.removeSubrange(at..<end)
        case 2 where bytes.count < 65_536: bytes.insert(contentsOf: bytes[at..<end], at: below(bytes.count))
        case 3: bytes.insert(contentsOf: Self.words[below(Self.words.count)], at: at)
        case 4: bytes.replaceSubrange(at..<end, with: Self.words[below(Self.words.count)])
        case 5:
            let other = documents[below(documents.count)]
            let from = below(other.count)
            bytes.replaceSubrange(at..<end, with: other[from..<min(other.count, from + 1 + below(200))])
        default: exchangeTexts(&bytes)
        }
    }

    /// Puts one text of the document in the place of another, which leaves it JSON.
    private mutating func exchangeTexts(_ bytes: inout [UInt8]) {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard quotes.count >= 4 else { return }
        let from = below(quotes.count / 2) * 2
        let to = below(quotes.count / 2) * 2
        guard from + 1 < quotes.count, to + 1 < quotes.count else { return }
        let text = Array(bytes[quotes[from]...quotes[from + 1]])
        bytes.replaceSubrange(quotes[to]...quotes[to + 1], with: text)
    }
}

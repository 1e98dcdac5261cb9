import Foundation
import Testing

@testable import JSON
@testable import Store

@Suite("Parsing JSON")
struct JSONParserTests {
    @Test(
        "agrees with Foundation on valid texts",
        arguments: [
            "null", "true", " false ", "0", "-0", "12", "-3.25", "1e3", "1E-2", "123456789012345678", "0.1", "5e-324",
            "1.7976931348623157e308", "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#,
            #""\ud83c\udf4e""#, "\"🍎 ñ\"", "[]", "[ ]", "[1,[2,[3]]]", "{}", "{ }", #"{"a":1,"b":{"c":[true,null]}}"#,
            "\r\n\t[1 , 2]\n", #"{"":0}"#, "\"\u{7F}\u{2028}\"", "999999999999999", "1000000000000000",
            "9007199254740993",
        ])
    func valid(text: String) throws {
        let document = try JSONDocument(text)
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        #expect(Self.isSame(document.root, as: expected), "\(document.root.value)")
    }

    private static func isSame(_ node: JSONNode, as expected: Any) -> Bool {
        switch node.value.content {
        case .null: return expected is NSNull
        case .bool(let bool): return expected as? Bool == bool
        case .number(let number): return (expected as? NSNumber)?.doubleValue == number
        case .string(let string): return expected as? String == string
        case .array:
            guard let expected = expected as? [Any], expected.count == node.elements.count else { return false }
            return zip(node.elements, expected).allSatisfy { isSame($0, as: $1) }
        case .object:
            guard let expected = expected as? [String: Any], expected.count == node.members.count else { return false }
            return node.members.allSatisfy { key, node in expected[key].map { isSame(node, as: $0) } ?? false }
        }
    }

    /// A text that is no JSON, where that is noticed, and what is said.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        let line: Int
        let column: Int
        let found: String
        let expected: String
        var testDescription: String { text.debugDescription }

        init(_ text: String, _ line: Int, _ column: Int, _ found: String, _ expected: String) {
            (self.text, self.line, self.column, self.found, self.expected) = (text, line, column, found, expected)
        }
    }

    @Test(
        "tells the line, the column, what was found and what was expected",
        arguments: [
            Mistake("", 1, 1, "the end of the file", "a value"),
            Mistake("  \n ", 2, 2, "the end of the file", "a value"),
            Mistake("{\n  \"a\": }", 2, 8, "“}”", "a value"),
            Mistake("[1, 2", 1, 6, "the end of the file", "a comma or “]”"),
            Mistake("[1 2]", 1, 4, "“2”", "a comma or “]”"),
            Mistake("[1,]", 1, 4, "“]”", "a value"),
            Mistake("{\"a\" 1}", 1, 6, "“1”", "a colon"),
            Mistake("{\"a\": 1,}", 1, 9, "“}”", "a key in quotes"),
            Mistake("{a: 1}", 1, 2, "“a”", "a key in quotes"),
            Mistake("{\"a\": 1 \"b\": 2}", 1, 9, "“\"”", "a comma or “}”"),
            Mistake("[1] 2", 1, 5, "“2”", "the end of the file"),
            Mistake("tru", 1, 1, "“t”", "a value"),
            Mistake("NaN", 1, 1, "“N”", "a value"),
            Mistake("[01]", 1, 3, "“1”", "a comma or “]”"),
            Mistake("-", 1, 2, "the end of the file", "a digit"),
            Mistake("1.", 1, 3, "the end of the file", "a digit"),
            Mistake("[1.e3]", 1, 4, "“e”", "a digit"),
            Mistake("1e", 1, 3, "the end of the file", "a digit"),
            Mistake("+1", 1, 1, "“+”", "a value"),
            Mistake("1e999", 1, 1, "the number 1e999", "one below 1e308"),
            Mistake(
                "[\n\"abc", 2, 1, "a text whose closing quote is missing",
                "a quote on the same line (a line break is written \\n)"),
            Mistake(
                "[\"abc\n\"]", 1, 2, "a text whose closing quote is missing",
                "a quote on the same line (a line break is written \\n)"),
            Mistake("\"a\tb\"", 1, 3, "the control character 9 in a text", "it escaped, as in \\u0009"),
            Mistake(#""\x""#, 1, 3, "“x”", #"an escape such as \n or \""#),
            Mistake(#""\u12g4""#, 1, 6, "“g”", "a digit"),
            Mistake(#""\ud83c""#, 1, 3, "“u”", "both halves of a surrogate pair"),
            Mistake(#""\ud83cA""#, 1, 3, "“u”", "both halves of a surrogate pair"),
            Mistake(#""\udf4e""#, 1, 3, "“u”", "both halves of a surrogate pair"),
            Mistake("[\"é🍎\", x]", 1, 8, "“x”", "a value"),
            Mistake("{\"é\": 1, // comment", 1, 10, "“/”", "a key in quotes"),
            Mistake("\u{FEFF}x", 1, 1, "“x”", "a value"),
        ])
    func invalid(mistake: Mistake) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(mistake.text) }
        #expect(error.location == JSONLocation(line: mistake.line, column: mistake.column))
        #expect(ErrorWording.english.found(.syntax(error.kind)) == mistake.found)
        #expect(ErrorWording.english.expected(.syntax(error.kind)) == mistake.expected)
    }

    @Test("finds bytes that are no UTF-8, in texts and between them")
    func notUTF8() throws {
        let inText = try #require(throws: JSONSyntaxError.self) { try JSONDocument([0x22, 0x61, 0xFF, 0x22]) }
        #expect(inText.kind == .unexpected(found: "0xFF", expected: .utf8))
        #expect(inText.location == JSONLocation(line: 1, column: 3))
        let latin1 = try #require(throws: JSONSyntaxError.self) { try JSONDocument([0x22, 0xE9, 0x22]) }
        #expect(latin1.kind == .unexpected(found: "0xE9", expected: .utf8))
        let between = try #require(throws: JSONSyntaxError.self) { try JSONDocument([0x5B, 0xC0, 0x5D]) }
        #expect(between.kind == .unexpected(found: "0xC0", expected: .value))
    }

    @Test("skips a byte order mark without counting it")
    func byteOrderMark() throws {
        let document = try JSONDocument("\u{FEFF}[true]")
        #expect(document.root.elements[0].location == JSONLocation(line: 1, column: 2))
    }

    @Test("stops at a depth that a person never reaches, and not before")
    func depth() throws {
        let limit = JSONDocument.Limits().depth
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(try JSONDocument(deepest).root.elements.count == 1)
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSONDocument(String(repeating: "[", count: 1_000_000))
        }
        #expect(error.kind == .tooDeep(limit: 64))
        #expect(error.location == JSONLocation(line: 1, column: 65))
    }

    @Test("refuses a document beyond the limit of bytes")
    func size() throws {
        var limits = JSONDocument.Limits()
        limits.bytes = 5
        #expect(try JSONDocument(Array("[1,2]".utf8), limits: limits).root.elements.count == 2)
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSONDocument(Array("[1, 2]".utf8), limits: limits)
        }
        #expect(error.kind == .tooLarge(bytes: 6, limit: 5))
    }

    @Test("gives every value its path and place")
    func places() throws {
        let document = try JSONDocument("{\n  \"fruits\": [\n    { \"a key\": [1, 22] }\n  ]\n}")
        let value = try #require(document.root["fruits"]?.elements[0]["a key"]?.elements[1])
        #expect(value.path.description == #"$.fruits[0]["a key"][1]"#)
        #expect(value.location == JSONLocation(line: 3, column: 20))
        #expect(value.excerpt == "22")
        #expect(value.number == 22)
    }

    @Test("takes the last of two values under one key")
    func repeatedKey() throws {
        #expect(try JSONDocument(#"{"a": 1, "a": 2}"#).root["a"]?.number == 2)
    }

    @Test("never crashes on a text that was cut off or garbled")
    func garbled() throws {
        let text = Array(Samples.pack().utf8)
        var outcomes = Set<Bool>()
        for end in text.indices.dropLast() {
            outcomes.insert((try? JSONDocument(Array(text[..<end]))) == nil)
        }
        #expect(outcomes == [true])
        var seed: UInt64 = 1
        for _ in 0..<2_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var garbled = text
            garbled[Int(seed >> 33) % text.count] = UInt8(truncatingIfNeeded: seed >> 24)
            do {
                _ = try JSONDocument(garbled)
            } catch let error as JSONSyntaxError {
                #expect(error.location.line >= 1 && error.location.column >= 1)
            }
        }
    }
}

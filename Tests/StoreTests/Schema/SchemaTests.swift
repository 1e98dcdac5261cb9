@testable import JSON
import Foundation
import Testing

@testable import Store

@Suite("Checking against a schema")
struct SchemaTests {
    /// The paths and kinds of what a schema finds wrong with a text.
    private func problems(_ schema: String, _ text: String) throws -> [Problem] {
        var validator = SchemaValidator(schema: try JSONSchema(JSONDocument(schema)), file: "x.json")
        validator.validate(try JSONDocument(text).root)
        return validator.problems
    }

    @Test("compiles the schema that ships")
    func shippedSchema() throws {
        let schema = try JSONSchema(JSONDocument([UInt8](Data(contentsOf: Repository.schema))))
        #expect(Set(schema.root.properties.keys).isSuperset(of: ["format", "id", "sources", "fruits", "drinks"]))
        let nutrients = try #require(schema.definitions["nutrients"])
        #expect(Set(nutrients.properties.keys) == Set(Nutrient.allCases.map(\.rawValue)))
    }

    @Test(
        "refuses a schema with a keyword that it would have to pass over",
        arguments: [
            (#"{"maxProperties": 3}"#, "$.maxProperties"),
            (#"{"properties": {"a": {"minLenght": 3}}}"#, "$.properties.a.minLenght"),
            (#"{"$defs": {"a": {"items": {"if": {}}}}}"#, "$.$defs.a.items.if"),
            (#"{"anyOf": [{}, {"not": {}}]}"#, "$.anyOf[1].not"),
            (#"{"additionalProperties": {"format": "date"}}"#, "$.additionalProperties.format"),
            (#"{"type": "text"}"#, "$.type"),
            (#"{"minimum": "3"}"#, "$.minimum"),
            (#"{"pattern": "("}"#, "$.pattern"),
            (##"{"$ref": "#/$defs/nowhere"}"##, "$.$ref"),
            (#"{"$ref": "other.json"}"#, "$.$ref"),
        ])
    func programmerErrors(schema: String, path: String) throws {
        let error = try #require(throws: JSONSchemaError.self) { try JSONSchema(JSONDocument(schema)) }
        #expect(error.path == path)
    }

    /// A schema, a text that fits, one that does not, and the path of what does not.
    struct Rule: Sendable, CustomTestStringConvertible {
        let schema, good, bad, path: String
        var testDescription: String { schema }

        init(_ schema: String, good: String, bad: String, at path: String = "$") {
            (self.schema, self.good, self.bad, self.path) = (schema, good, bad, path)
        }
    }

    @Test(
        "lets pass what fits and names what does not",
        arguments: [
            Rule(#"{"type": "string"}"#, good: #""a""#, bad: "1"),
            Rule(#"{"type": ["string", "null"]}"#, good: "null", bad: "[]"),
            Rule(#"{"type": "integer"}"#, good: "3.0", bad: "3.5"),
            Rule(#"{"type": "number"}"#, good: "3.5", bad: "true"),
            Rule(#"{"type": "boolean"}"#, good: "true", bad: "0"),
            Rule(#"{"required": ["a"]}"#, good: #"{"a": null}"#, bad: "{}"),
            Rule(#"{"properties": {"a": {"type": "null"}}}"#, good: #"{"b": 1}"#, bad: #"{"a": 1}"#, at: "$.a"),
            Rule(#"{"additionalProperties": {"type": "null"}}"#, good: #"{"b": null}"#, bad: #"{"b": 1}"#, at: "$.b"),
            Rule(#"{"items": {"type": "null"}}"#, good: "[null]", bad: "[null, 1]", at: "$[1]"),
            Rule(#"{"minItems": 1}"#, good: "[1]", bad: "[]"),
            Rule(#"{"maxItems": 1}"#, good: "[1]", bad: "[1, 2]"),
            Rule(
                #"{"uniqueItems": true}"#, good: #"[1, "1", {"a": 1}]"#, bad: #"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#,
                at: "$[1]"),
            Rule(#"{"enum": ["a", 1, null]}"#, good: "1.0", bad: #""1""#),
            Rule(#"{"const": {"a": [1]}}"#, good: #"{"a": [1]}"#, bad: #"{"a": [2]}"#),
            Rule(#"{"pattern": "^a+$"}"#, good: #""aaa""#, bad: #""ab""#),
            Rule(#"{"minLength": 2}"#, good: #""🍎🍎""#, bad: #""🍎""#),
            Rule(#"{"maxLength": 2}"#, good: #""🍎🍎""#, bad: #""abc""#),
            Rule(#"{"minimum": 0}"#, good: "0", bad: "-0.1"),
            Rule(#"{"maximum": 100}"#, good: "100", bad: "100.1"),
            Rule(#"{"exclusiveMinimum": 0}"#, good: "0.1", bad: "0"),
            Rule(
                ##"{"$ref": "#/$defs/a", "$defs": {"a": {"items": {"$ref": "#/$defs/a"}, "type": "array"}}}"##,
                good: "[[], [[]]]", bad: "[[1]]", at: "$[0][0]"),
            Rule(#"{"anyOf": [{"type": "null"}, {"minimum": 5}]}"#, good: "7", bad: "3"),
            Rule(#"{"oneOf": [{"type": "string"}, {"minLength": 2}]}"#, good: #""a""#, bad: #""ab""#),
            Rule(
                #"{"oneOf": [{"type": "string"}, {"type": "object", "required": ["a"]}]}"#, good: #"{"a": 1}"#,
                bad: "{}"),
        ])
    func rules(rule: Rule) throws {
        #expect(try problems(rule.schema, rule.good) == [])
        #expect(try problems(rule.schema, rule.bad).map(\.path) == [rule.path])
    }

    @Test("names the nearest alternative's problem where only one is of the right type")
    func nearestAlternative() throws {
        let schema = #"{"oneOf": [{"type": "string"}, {"type": "object", "required": ["name"]}]}"#
        #expect(try problems(schema, "{}").map(\.kind) == [.missingKey("name", similar: nil)])
        #expect(try problems(schema, "7").map(\.kind) == [.noAlternative(excerpt: "7", matching: 0)])
    }

    @Test("warns of unknown and repeated keys without failing the object")
    func warnings() throws {
        let schema = #"{"properties": {"colour": {}, "size": {}}, "additionalProperties": false}"#
        let found = try problems(schema, #"{"color": 1, "size": 2, "size": 3, "weather": 4}"#)
        #expect(
            found.map(\.kind) == [
                .unknownKey("color", nearest: "colour"), .unknownKey("weather", nearest: nil), .repeatedKey("size"),
            ])
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test(
        "takes the name that was meant, and no other",
        arguments: [
            ("headlne", "headline"), ("Headline", "headline"), ("haedline", "headline"), ("nutritoin", "nutrition"),
            ("gradients", "gradient"), ("ib", "id"), ("weather", nil), ("fat", nil), ("", nil),
        ] as [(String, String?)])
    func nearestName(typed: String, meant: String?) {
        #expect(
            NearestName.nearest(to: typed, among: ["id", "headline", "nutrition", "gradient", "text", "fibre"]) == meant
        )
    }
}

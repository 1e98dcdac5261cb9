internal import JSON
internal import Foundation

/// Reads the keywords of one schema object and notices those that nobody asked for.
struct JSONSchemaReader: ~Copyable {
    static let referencePrefix = "#/$defs/"

    /// Keywords that say something to a reader and constrain nothing.
    private static let annotations: Set<String> = [
        "$schema", "$id", "$comment", "$defs", "title", "examples", "default",
    ]

    private static let keywords: Set<String> = annotations.union([
        "type", "properties", "required", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems",
        "enum", "const", "pattern", "description", "minLength", "maxLength", "minimum", "maximum",
        "exclusiveMinimum", "$ref", "anyOf", "oneOf",
    ])

    private let schema: JSONNode

    init(_ schema: JSONNode) {
        self.schema = schema
    }

    /// Checks that the object holds no keyword outside the subset.
    func finish() throws {
        guard schema.value.type == .object else { throw JSONSchemaError(.badValue(expected: "an object"), at: schema) }
        for member in schema.members where !Self.keywords.contains(member.key) {
            throw JSONSchemaError(.unknownKeyword(member.key), at: member.node)
        }
    }

    func types() throws -> [JSONType] {
        guard let node = schema["type"] else { return [] }
        let names = node.string.map { [$0] } ?? node.strings
        return try names.map { name in
            guard let type = JSONType(rawValue: name) else {
                throw JSONSchemaError(.badValue(expected: "the name of a type"), at: node)
            }
            return type
        }
    }

    func nodes(_ keyword: String) throws -> [String: JSONSchema.Node] {
        let members = schema[keyword]?.members ?? []
        return try Dictionary(
            members.map { ($0.key, try JSONSchema.Node(JSONSchemaReader($0.node))) },
            uniquingKeysWith: { _, last in last })
    }

    func node(_ keyword: String) throws -> JSONSchema.Node? {
        try schema[keyword].map { try JSONSchema.Node(JSONSchemaReader($0)) }
    }

    func list(_ keyword: String) throws -> [JSONSchema.Node] {
        try (schema[keyword]?.elements ?? []).map { try JSONSchema.Node(JSONSchemaReader($0)) }
    }

    func additional() throws -> JSONSchema.Additional {
        guard let node = schema["additionalProperties"] else { return .allowed }
        if let isAllowed = node.bool { return isAllowed ? .allowed : .forbidden }
        return .checked(try JSONSchema.Node(JSONSchemaReader(node)))
    }

    func string(_ keyword: String) throws -> String? {
        guard let node = schema[keyword] else { return nil }
        guard let text = node.string else { throw JSONSchemaError(.badValue(expected: "a string"), at: node) }
        return text
    }

    func strings(_ keyword: String) throws -> [String] { schema[keyword]?.strings ?? [] }

    func bool(_ keyword: String) throws -> Bool {
        guard let node = schema[keyword] else { return false }
        guard let bool = node.bool else { throw JSONSchemaError(.badValue(expected: "true or false"), at: node) }
        return bool
    }

    func allowed() throws -> [JSONValue]? {
        if let constant = schema["const"] { return [constant.value] }
        return schema["enum"].map { $0.elements.map(\.value) }
    }

    func pattern() throws -> NSRegularExpression? {
        guard let node = schema["pattern"], let pattern = try string("pattern") else { return nil }
        do {
            return try NSRegularExpression(pattern: pattern)
        } catch {
            throw JSONSchemaError(.badValue(expected: "a regular expression"), at: node)
        }
    }

    func bounds(minimum: String, maximum: String, exclusive: String = "") throws -> Problem.Bounds {
        var bounds = Problem.Bounds(minimum: try number(minimum), maximum: try number(maximum))
        if !exclusive.isEmpty, let limit = try number(exclusive) {
            bounds.minimum = limit
            bounds.isMinimumExclusive = true
        }
        return bounds
    }

    private func number(_ keyword: String) throws -> Double? {
        guard let node = schema[keyword] else { return nil }
        guard let number = node.number else { throw JSONSchemaError(.badValue(expected: "a number"), at: node) }
        return number
    }

    func reference() throws -> String? {
        guard let node = schema["$ref"], let target = try string("$ref") else { return nil }
        guard target.hasPrefix(Self.referencePrefix) else {
            throw JSONSchemaError(.badValue(expected: "a reference to \(Self.referencePrefix)…"), at: node)
        }
        return String(target.dropFirst(Self.referencePrefix.count))
    }
}

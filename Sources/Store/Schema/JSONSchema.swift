internal import JSON
internal import Foundation

/// A JSON Schema, compiled: the subset of draft 2020-12 that our packs use.
///
/// A keyword outside the subset is an error of whoever wrote the schema, and is thrown rather than
/// passed over: a check that silently does nothing is worse than none.
struct JSONSchema: Sendable {
    /// One schema object.
    final class Node: Sendable {
        let types: [JSONType]
        let properties: [String: Node]
        let required: [String]
        let additional: Additional
        let items: Node?
        let itemCount: Problem.Bounds
        let hasUniqueItems: Bool
        let allowed: [JSONValue]?
        let pattern: NSRegularExpression?
        let form: String
        let length: Problem.Bounds
        let range: Problem.Bounds
        let reference: String?
        let anyOf: [Node]
        let oneOf: [Node]

        init(_ reader: borrowing JSONSchemaReader) throws {
            types = try reader.types()
            properties = try reader.nodes("properties")
            required = try reader.strings("required")
            additional = try reader.additional()
            items = try reader.node("items")
            itemCount = try reader.bounds(minimum: "minItems", maximum: "maxItems")
            hasUniqueItems = try reader.bool("uniqueItems")
            allowed = try reader.allowed()
            pattern = try reader.pattern()
            form = try reader.string("description") ?? reader.string("pattern") ?? ""
            length = try reader.bounds(minimum: "minLength", maximum: "maxLength")
            range = try reader.bounds(minimum: "minimum", maximum: "maximum", exclusive: "exclusiveMinimum")
            reference = try reader.reference()
            anyOf = try reader.list("anyOf")
            oneOf = try reader.list("oneOf")
            try reader.finish()
        }
    }

    /// What is done with a key that `properties` does not name.
    enum Additional: Sendable {
        case allowed
        case forbidden
        case checked(Node)
    }

    let root: Node
    let definitions: [String: Node]

    /// Compiles a schema.
    ///
    /// - Parameter document: The schema.
    /// - Throws: ``JSONSchemaError`` at the first keyword, value or reference that is not understood.
    init(_ document: JSONDocument) throws {
        let reader = JSONSchemaReader(document.root)
        definitions = try reader.nodes("$defs")
        root = try Node(reader)
        try checkReferences(of: document.root)
    }

    /// The node that a node stands for.
    func resolve(_ node: Node) -> Node {
        guard let reference = node.reference, let target = definitions[reference] else { return node }
        return resolve(target)
    }

    private func checkReferences(of node: JSONNode) throws {
        for member in node.members {
            if member.key == "$ref", let target = member.node.string,
                definitions[String(target.dropFirst(JSONSchemaReader.referencePrefix.count))] == nil
            {
                throw JSONSchemaError(.unresolvedReference(target), at: member.node)
            }
            try checkReferences(of: member.node)
        }
        for element in node.elements { try checkReferences(of: element) }
    }
}

/// A mistake in a schema.
struct JSONSchemaError: Error, Equatable, CustomStringConvertible {
    enum Kind: Equatable {
        case unknownKeyword(String)
        case badValue(expected: String)
        case unresolvedReference(String)
    }

    let kind: Kind
    let path: String
    let line: Int

    init(_ kind: Kind, at node: JSONNode) {
        self.kind = kind
        path = node.path.description
        line = node.location.line
    }

    var description: String {
        let what =
            switch kind {
            case .unknownKeyword(let keyword): "the keyword “\(keyword)” is not supported"
            case .badValue(let expected): "expected \(expected)"
            case .unresolvedReference(let target): "“\(target)” does not exist; expected a name in $defs"
            }
        return "the schema, line \(line), \(path): \(what)"
    }
}

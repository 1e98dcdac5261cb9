/// A value of a document seen from where it stands: with its path, its line and its column.
///
/// It costs no more than the value: where it stands is worked out when somebody asks.
package struct JSONNode: Sendable {
    /// The value.
    package let value: JSONValue

    /// The document that it was read from.
    package let document: JSONDocument

    /// A value with the document that it was read from.
    package init(value: JSONValue, document: JSONDocument) {
        self.value = value
        self.document = document
    }

    /// The way to it from the root, which takes as many steps as it is long.
    package var path: JSONPath { document.path(to: value) }

    /// The line and column that the value begins at.
    package var location: JSONLocation { document.location(of: value.range.lowerBound) }

    /// The value as it is written in the document, on one line and cut where long.
    package var excerpt: String { document.excerpt(value.range) }

    /// The value under a key, or nil where this is no object or has no such key.
    ///
    /// Where a key is written twice, the last one counts.
    package subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value.content,
            let member = members.last(where: { $0.key == key })
        else { return nil }
        return JSONNode(value: member.value, document: document)
    }

    /// The elements, in order; none where this is no array.
    package var elements: [JSONNode] {
        guard case .array(let values) = value.content else { return [] }
        return values.map { JSONNode(value: $0, document: document) }
    }

    /// The keys with their values, in the document's order; none where this is no object.
    package var members: [(key: String, node: JSONNode)] {
        guard case .object(let members) = value.content else { return [] }
        return members.map { ($0.key, JSONNode(value: $0.value, document: document)) }
    }

    /// The text, or nil where this is no string.
    package var string: String? {
        if case .string(let text) = value.content { text } else { nil }
    }

    /// The number, or nil where this is none.
    package var number: Double? {
        if case .number(let number) = value.content { number } else { nil }
    }

    /// The truth value, or nil where this is none.
    package var bool: Bool? {
        if case .bool(let bool) = value.content { bool } else { nil }
    }

    /// The texts of an array, leaving out what is no string.
    package var strings: [String] { elements.compactMap(\.string) }
}

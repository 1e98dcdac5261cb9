/// A value of a document seen from where it stands: with its path, its line and its column.
struct JSONNode: Sendable {
    /// The value.
    let value: JSONValue

    /// The way to it from the root.
    let path: JSONPath

    let document: JSONDocument

    /// The line and column that the value begins at.
    var location: JSONLocation { document.location(of: value.range.lowerBound) }

    /// The value as it is written in the document, on one line and cut where long.
    var excerpt: String { document.excerpt(value.range) }

    /// The value under a key, or nil where this is no object or has no such key.
    ///
    /// Where a key is written twice, the last one counts.
    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value.content,
            let member = members.last(where: { $0.key == key })
        else { return nil }
        return JSONNode(value: member.value, path: path.appending(key), document: document)
    }

    /// The elements, in order; none where this is no array.
    var elements: [JSONNode] {
        guard case .array(let values) = value.content else { return [] }
        return values.enumerated().map { index, value in
            JSONNode(value: value, path: path.appending(index), document: document)
        }
    }

    /// The keys with their values, in the document's order; none where this is no object.
    var members: [(key: String, node: JSONNode)] {
        guard case .object(let members) = value.content else { return [] }
        return members.map {
            ($0.key, JSONNode(value: $0.value, path: path.appending($0.key), document: document))
        }
    }

    /// The text, or nil where this is no string.
    var string: String? {
        if case .string(let text) = value.content { text } else { nil }
    }

    /// The number, or nil where this is none.
    var number: Double? {
        if case .number(let number) = value.content { number } else { nil }
    }

    /// The truth value, or nil where this is none.
    var bool: Bool? {
        if case .bool(let bool) = value.content { bool } else { nil }
    }

    /// The texts of an array, leaving out what is no string.
    var strings: [String] { elements.compactMap(\.string) }
}

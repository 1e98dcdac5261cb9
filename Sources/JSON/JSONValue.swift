/// A value of a JSON document together with the place it was read from.
///
/// The tree is made in one pass over the bytes; line, column and path are worked out only for the
/// values that are asked for them (see ``JSONNode``), so that a large pack costs no more for it.
package struct JSONValue: Sendable {
    /// What the value is.
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    /// What the value is.
    package let content: Content

    /// The bytes of the document, counted from 0, that the value was read from.
    package let range: Range<Int>

    /// The type of the value, as a JSON Schema names it.
    package var type: JSONType {
        switch content {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

/// A key of a JSON object and the value that stands under it.
package struct JSONMember: Sendable {
    /// The key, with its escapes resolved.
    package let key: String

    /// The bytes of the document, counted from 0, that the key was read from, quotes included.
    package let keyRange: Range<Int>

    /// The value.
    package let value: JSONValue
}

/// The types that a JSON Schema knows.
public enum JSONType: String, Sendable, Codable, CaseIterable {
    case null, boolean, integer, number, string, array, object
}

extension JSONValue {
    /// Whether two values say the same thing, wherever they were read from.
    ///
    /// - Parameter other: The value to compare with. The order of an object's keys does not count.
    package func isSame(as other: JSONValue) -> Bool {
        switch (content, other.content) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.object(let a), .object(let b)):
            a.count == b.count
                && a.allSatisfy { member in
                    b.contains { $0.key == member.key && $0.value.isSame(as: member.value) }
                }
        default: false
        }
    }
}

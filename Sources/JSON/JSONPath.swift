/// The way from the root of a JSON document to one of its values.
///
/// Written as `$.fruits[3].gradient[1]`; a key that is no plain word is written `$["a key"]`.
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step down the tree.
    package enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)
    }

    /// The steps, from the root down.
    package let steps: [Step]

    /// The path of the document itself, `$`.
    package static let root = JSONPath(steps: [])

    /// The path of the value under a key of this one.
    package func appending(_ key: String) -> JSONPath { JSONPath(steps: steps + [.key(key)]) }

    /// The path of an element of this one.
    ///
    /// - Parameter index: The element's position, counted from 0.
    package func appending(_ index: Int) -> JSONPath { JSONPath(steps: steps + [.index(index)]) }

    package var description: String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .index(let index):
                text += "["
                text += String(index)
                text += "]"
            case .key(let key) where Self.isPlain(key):
                text += "."
                text += key
            case .key(let key): text += "[\"\(key)\"]"
            }
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                true
            default: false
            }
        }
    }
}

public import Foundation
import JSON

extension Value {
    /// The value that a part of a document is, unchecked.
    init(_ node: JSONNode) {
        switch node.value.content {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        case .array: self = .list(node.elements.map { Value($0) })
        // Where a key is written twice, the last one counts.
        case .object: self = .record(Dictionary(node.members.map { ($0.key, Value($0.node)) }) { $1 })
        }
    }

    /// The value as JSON; equal values are written the same, with their keys in order.
    /// - Parameter isIndented: Whether it is for people to read.
    public func json(isIndented: Bool = false) -> Data {
        var text = ""
        write(to: &text, line: isIndented ? "\n" : nil)
        if isIndented { text += "\n" }
        return Data(text.utf8)
    }

    private func write(to text: inout String, line: String?) {
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        // JSON has no infinity; no document and no expression comes to one.
        case .number(let number): text += number.isFinite ? ScreenWords.plainNumber(number, nil) : "null"
        case .text(let string): Self.write(string, to: &text)
        case .list(let list):
            Self.write(list, "[", "]", to: &text, line: line) { $0.write(to: &$1, line: $2) }
        case .record(let record):
            Self.write(record.sorted { $0.key < $1.key }, "{", "}", to: &text, line: line) { member, text, line in
                Self.write(member.key, to: &text)
                text += line == nil ? ":" : ": "
                member.value.write(to: &text, line: line)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ opening: String, _ closing: String, to text: inout String, line: String?,
        write: (Element, inout String, String?) -> Void
    ) {
        text += opening
        let inner = line.map { $0 + "  " }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += inner }
            write(element, &text, inner)
        }
        if let line, !elements.isEmpty { text += line }
        text += closing
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case let scalar where scalar.value < 0x20:
                let code = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

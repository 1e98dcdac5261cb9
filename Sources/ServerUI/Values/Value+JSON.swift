import JSON

extension Value {
    /// The value that a part of a document is; too long a text in it is reported, and it is none.
    init?(checking node: JSONNode, _ reading: inout DocumentReading) {
        switch node.value.content {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = .number(number)
        case .string:
            guard let text = reading.text(node) else { return nil }
            self = .text(text)
        case .array:
            var list: [Value] = []
            for element in node.elements {
                guard let value = Value(checking: element, &reading) else { return nil }
                list.append(value)
            }
            self = .list(list)
        case .object:
            var record: [String: Value] = [:]
            for (key, member) in reading.members(node) ?? [] {
                guard let value = Value(checking: member, &reading) else { return nil }
                record[key] = value
            }
            self = .record(record)
        }
    }
}

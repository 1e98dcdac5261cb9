extension JSONNode {
    /// The same value with other texts in place of some; it still stands where it was read.
    ///
    /// - Parameter texts: What stands in for a text, by the byte at which that begins.
    package func replacing(_ texts: [Int: String]) -> JSONNode {
        texts.isEmpty ? self : JSONNode(value: value.replacing(texts), document: document)
    }
}

extension JSONValue {
    fileprivate func replacing(_ texts: [Int: String]) -> JSONValue {
        switch content {
        case .null, .bool, .number: self
        case .string: texts[range.lowerBound].map { JSONValue(content: .string($0), range: range) } ?? self
        case .array(let values): JSONValue(content: .array(values.map { $0.replacing(texts) }), range: range)
        case .object(let members):
            JSONValue(
                content: .object(
                    members.map {
                        JSONMember(key: $0.key, keyRange: $0.keyRange, value: $0.value.replacing(texts))
                    }), range: range)
        }
    }
}

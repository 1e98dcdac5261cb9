extension ScreenSchema {
    static func text(_ summary: String) -> Value { described("string", summary) }

    static func described(_ type: String, _ summary: String) -> Value {
        .record(["type": .text(type), "description": .text(summary)])
    }

    static func texts(_ words: [String]) -> Value { .list(words.map { .text($0) }) }

    static func choice(_ words: [String], _ summary: String) -> Value {
        .record(["enum": texts(words), "description": .text(summary)])
    }

    static func reference(_ name: String) -> Value { .record(["$ref": .text("#/$defs/\(name)")]) }

    static func list(_ items: Value, _ summary: String, most: Int? = nil) -> Value {
        var schema = Value.record(["type": .text("array"), "items": items, "description": .text(summary)])
        if let most { schema.add("maxItems", .number(Double(most))) }
        return schema
    }

    static func object(_ summary: String, _ more: [String: Value]) -> Value {
        .record(["type": .text("object"), "description": .text(summary)].merging(more) { $1 })
    }

    static func object(_ summary: String, properties: [String: Value], required: [String] = []) -> Value {
        var schema = object(summary, ["properties": .record(properties), "additionalProperties": .bool(false)])
        if !required.isEmpty { schema.add("required", texts(required)) }
        return schema
    }

    /// What a property is, in a line.
    static func described(_ property: PropertyType) -> String {
        "\(property.summary) (\(property.kind.words)\(property.isRequired ? "; needed" : ""))"
    }
}

extension PropertyType.Kind {
    /// What its values are, in a few words, for the schema and the page for authors.
    public var words: String {
        switch self {
        case .text: "words"
        case .number(let range):
            "a number from \(ScreenWords.plainNumber(range.lowerBound, nil)) to \(ScreenWords.plainNumber(range.upperBound, nil))"
        case .flag: "true or false"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .picture: "a picture"
        case .link: "an address"
        case .date: "a day"
        case .any: "any value"
        }
    }
}

extension Value {
    mutating func add(_ key: String, _ value: Value) {
        guard case .record(var record) = self else { return }
        record[key] = value
        self = .record(record)
    }
}

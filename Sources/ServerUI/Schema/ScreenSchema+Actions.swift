extension ScreenSchema {
    /// Something to do, and what each verb is given.
    /// - Parameter isFirst: Whether it follows what happens to a component, and not another action.
    static func action(_ vocabulary: Vocabulary, isFirst: Bool) -> Value {
        let verbs = vocabulary.verbs.values.sorted { $0.name < $1.name }
        var properties: [String: Value] = [
            "do": choice(verbs.map(\.name), "What is done."), "args": .record(["type": .text("object")]),
            "then": list(reference("next"), "What follows where it succeeds."),
            "else": list(reference("next"), "What follows where it does not."),
        ]
        if isFirst { properties["on"] = text("What it follows.") }
        var schema = object("Something to do.", properties: properties, required: isFirst ? ["on", "do"] : ["do"])
        let rules = verbs.map { verb -> Value in
            let arguments = verb.arguments.map { ($0.name, Value.record(["description": .text(described($0))])) }
            let required = verb.arguments.filter(\.isRequired).map(\.name)
            let args = Value.record([
                "description": .text(verb.summary), "properties": .record(Dictionary(arguments) { first, _ in first }),
                "required": texts(required), "additionalProperties": .bool(false),
            ])
            var then: [String: Value] = ["properties": .record(["args": args])]
            if !required.isEmpty { then["required"] = texts(["args"]) }
            return .record([
                "if": .record(["properties": .record(["do": .record(["const": .text(verb.name)])])]),
                "then": .record(then),
            ])
        }
        schema.add("allOf", .list(rules))
        return schema
    }
}

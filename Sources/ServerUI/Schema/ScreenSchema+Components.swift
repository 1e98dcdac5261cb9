import Foundation

extension ScreenSchema {
    /// A component of any type, and what holds for each type.
    static func component(_ vocabulary: Vocabulary) -> Value {
        let types = vocabulary.components.values.sorted { $0.name < $1.name }
        var schema = object(
            "Something that is shown.",
            properties: [
                "id": text("Its name."), "type": choice(types.map(\.name), "What it is."), "order": reference("order"),
                "bodyId": text("The body with what it says."), "if": reference("expression"),
                "each": each("A list for each entry of which it is shown, where it stands in another component."),
                "requires": object("The least versions of types.", ["additionalProperties": text("A version.")]),
                "fallback": text("What is shown where it cannot be: a component's id, `drop` or `placeholder`."),
                "children": list(reference("reference"), "What stands in it."),
                "a11y": object("For assistive technology.", properties: ["label": text("What it is called.")]),
                "bind": object("Expressions by property.", ["additionalProperties": reference("expression")]),
                "actions": list(reference("action"), "What follows what happens to it."),
            ], required: ["id", "type"])
        schema.add("allOf", .list(types.map(rule)))
        return schema
    }

    /// What holds for components of a type.
    private static func rule(_ type: ComponentType) -> Value {
        let summary = type.properties.map { "\($0.name): \($0.summary)" }.joined(separator: " ")
        var then: [String: Value] = [
            "type": .record(["description": .text("\(type.summary) \(summary)".trimmingCharacters(in: .whitespaces))]),
            "bind": .record([
                "properties": .record(
                    Dictionary(
                        type.properties.map { ($0.name, Value.record(["description": .text(described($0))])) }
                    ) { first, _ in first }),
                "additionalProperties": .bool(false),
            ]),
            "actions": .record([
                "items": .record(["properties": .record(["on": .record(["enum": texts(type.triggers.sorted())])])])
            ]),
        ]
        if type.triggers.isEmpty { then["actions"] = .record(["maxItems": .number(0)]) }
        if !type.takesChildren { then["children"] = .record(["maxItems": .number(0)]) }
        return .record([
            "if": .record(["properties": .record(["type": .record(["const": .text(type.name)])])]),
            "then": .record(["properties": .record(then)]),
        ])
    }
}

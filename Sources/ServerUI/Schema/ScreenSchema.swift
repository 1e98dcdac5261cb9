public import Foundation

/// The JSON Schema of documents, made from what the reader knows, for editors that complete and check while one writes.
///
/// It says what can be said of a part by itself; that ids lead somewhere is for `comptoir screens lint`.
public enum ScreenSchema {
    /// The schema.
    /// - Parameter vocabulary: What documents may name.
    public static func json(vocabulary: Vocabulary) -> Data { value(vocabulary).json(isIndented: true) }

    static func value(_ vocabulary: Vocabulary) -> Value {
        var properties: [String: Value] = [
            "$schema": text("Where this schema is."), "screenName": text("What the screen is called."),
            "sdui": head,
            "data": object(
                "The screen's own data, by name: what it is at first.", ["additionalProperties": .bool(true)]),
            "sources": list(sourceNames(vocabulary), "What the screen reads of the program's data."),
            "templates": list(reference("template"), "The parts of the screen.", most: Limits.standard.templates),
            "components": list(
                reference("component"), "What stands in the templates.", most: Limits.standard.components),
        ]
        for key in ["body", "bodies"] { properties[key] = list(reference("body"), "What the components say, by id.") }
        return .record([
            "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
            "title": .text("A screen"), "type": .text("object"), "required": texts(["screenName", "templates"]),
            "properties": .record(properties), "additionalProperties": .bool(false),
            "$defs": .record([
                "template": template(vocabulary), "reference": componentReference, "component": component(vocabulary),
                "body": body, "action": action(vocabulary, isFirst: true), "next": action(vocabulary, isFirst: false),
                "expression": expression,
                "order": described("number", "Where it comes among the others; what has none comes last."),
            ]),
        ])
    }

    // MARK: Parts

    private static let head = object(
        "That the document is of version 2; without it all text is literal.",
        properties: [
            "version": text("The version that it is written in."),
            "min": text("The least version that a program has to read."),
            "ttl": described("number", "How long it is good for, in seconds."),
            "pictures": list(text("A host."), "The hosts that pictures may come from."),
        ])

    private static let expression = Value.record([
        "type": .text("string"), "maxLength": .number(Double(Limits.standard.expressionBytes)),
        "description": .text(
            "An expression. Functions: " + Function.all.map(\.signature).joined(separator: "; ") + "."),
    ])

    private static let componentReference = Value.record([
        "anyOf": .list([
            text("A component's id."),
            object(
                "A component, and where it comes.",
                properties: ["id": text("A component's id."), "order": reference("order")],
                required: ["id"]),
        ])
    ])

    private static let body = object(
        "What a component says.",
        properties: [
            "id": text("What components name as `bodyId`."),
            "body": object(
                "Texts by property.", ["additionalProperties": text("Words; `@{…}` is worked out in version 2.")]),
        ], required: ["id", "body"])

    private static func template(_ vocabulary: Vocabulary) -> Value {
        object(
            "A part of the screen.",
            properties: [
                "id": text("Its name."),
                "type": choice(vocabulary.templates.sorted(), "How its components are laid out."),
                "order": reference("order"), "componentsId": list(reference("reference"), "What stands in it."),
                "if": reference("expression"),
                "empty": text("The component that is shown where the list is empty, or `none`."),
                "each": each("A list for each entry of which the components are shown."),
            ], required: ["id", "type", "componentsId"])
    }

    private static func each(_ description: String) -> Value {
        object(
            description,
            properties: [
                "in": reference("expression"), "as": text("What an entry is called; `item` if absent."),
                "key": reference("expression"),
                "page": .record([
                    "type": .text("integer"), "minimum": .number(1), "maximum": .number(500),
                    "description": .text("How many are shown at first; 50 if absent."),
                ]),
            ], required: ["in"])
    }

    private static func component(_ vocabulary: Vocabulary) -> Value {
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

    private static func action(_ vocabulary: Vocabulary, isFirst: Bool) -> Value {
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

    private static func sourceNames(_ vocabulary: Vocabulary) -> Value {
        let names = vocabulary.sources.values.flatMap { source in source.fields.keys.map { "\(source.name).\($0)" } }
        return names.isEmpty ? text("A way such as `cart.items`.") : choice(names.sorted(), "A field of a source.")
    }
}

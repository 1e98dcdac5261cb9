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

    static func each(_ description: String) -> Value {
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

    private static func sourceNames(_ vocabulary: Vocabulary) -> Value {
        let names = vocabulary.sources.values.flatMap { source in source.fields.keys.map { "\(source.name).\($0)" } }
        return names.isEmpty ? text("A way such as `cart.items`.") : choice(names.sorted(), "A field of a source.")
    }
}

import Foundation
import JSON
import ServerUI
import Testing

@Suite("The schema of documents")
struct SchemaTests {
    private func schema() throws -> JSONNode {
        try JSONDocument(Array(ScreenSchema.json(vocabulary: vocabulary))).root
    }

    @Test("names all that documents can name")
    func names() throws {
        let definitions = try #require(try schema()["$defs"])
        let component = try #require(definitions["component"])
        #expect(component["properties"]?["type"]?["enum"]?.strings == vocabulary.components.keys.sorted())
        #expect(component["allOf"]?.elements.count == vocabulary.components.count)
        #expect(definitions["template"]?["properties"]?["type"]?["enum"]?.strings == vocabulary.templates.sorted())
        #expect(definitions["action"]?["properties"]?["do"]?["enum"]?.strings == vocabulary.verbs.keys.sorted())
        #expect(
            try schema()["properties"]?["sources"]?["items"]?["enum"]?.strings == [
                "cart.count", "cart.items", "cart.total",
            ])
        let functions = definitions["expression"]?["description"]?.string ?? ""
        for function in Function.all { #expect(functions.contains(function.signature)) }
    }

    @Test("is written the same each time, and reads as what it was written from")
    func written() {
        #expect(ScreenSchema.json(vocabulary: vocabulary) == ScreenSchema.json(vocabulary: vocabulary))
        let value = Value.record([
            "a": .list([.null, .bool(true), .number(-1.5), .number(3), .list([]), .record([:])]),
            "b\"\\\n\u{1}é": .text("\u{1F34B}"),
        ])
        #expect(
            String(decoding: value.json(), as: UTF8.self)
                == "{\"a\":[null,true,-1.5,3,[],{}],\"b\\\"\\\\\\n\\u0001é\":\"🍋\"}")
    }

    /// A key that the reader knows and the schema does not, or the reverse, would be a mistake for authors to find.
    @Test("knows the keys that the reader knows")
    func keys() throws {
        let definitions = try #require(try schema()["$defs"])
        func properties(_ node: JSONNode?) -> [String] { (node?["properties"]?.members.map(\.key) ?? []).sorted() }
        for (place, known) in [
            (try schema(), "document"), (definitions["template"], "template"), (definitions["component"], "component"),
            (definitions["body"], "body"), (definitions["action"], "action"),
            (try schema()["properties"]?["sdui"], "head"),
            (definitions["template"]?["properties"]?["each"], "each"),
        ] {
            #expect(properties(place) == ScreenSchema.keys[known], "\(known)")
        }
    }
}

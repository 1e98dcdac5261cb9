import ServerUI
import Testing

@Suite("Names that are not known")
struct HintTests {
    private func messages(_ component: String, body: String = #"{"text": "a"}"#, more: String = "") -> [String] {
        read(
            #"{"sdui": {}, "screenName": "s", "data": {"number": 1}, "sources": ["cart.count"], "templates": [{"id": "t", "type": "stack", "componentsId": ["x"]}], "components": [\#(component)], "bodies": [{"id": "words", "body": \#(body)}]\#(more)}"#
        ).diagnostics.map(\.message)
    }

    @Test("are told with the name that was probably meant")
    func hints() {
        let text = #"{"id": "x", "type": "text", "bodyId": "words"}"#
        func button(_ action: String) -> [String] {
            messages(
                #"{"id": "x", "type": "button", "bodyId": "words", "actions": [\#(action)]}"#, body: #"{"title": "a"}"#)
        }
        let cases: [([String], String)] = [
            (messages(#"{"id": "x", "type": "buton"}"#), "button"),
            (messages(#"{"id": "x", "type": "text", "bodyId": "wrods"}"#), "words"),
            (messages(text, body: #"{"text": "a", "stlye": "body"}"#), "style"),
            (messages(text, body: #"{"text": "a", "style": "quite"}"#), "quiet"),
            (messages(text, body: #"{"text": "@{nubmer}"}"#), "number"),
            (messages(text, body: #"{"text": "@{cart.conut}"}"#), "count"),
            (messages(text, body: #"{"text": "@{cout('a')}"}"#), "count"),
            (messages(text, body: #"{"text": "@{crat.count}"}"#), "cart"),
            (button(#"{"on": "actvate", "do": "back"}"#), "activate"),
            (button(#"{"on": "activate", "do": "bakc"}"#), "back"),
            (button(#"{"on": "activate", "do": "toggle", "args": {"name": "numbre"}}"#), "number"),
            (messages(text, more: #", "sources2": []"#), "sources"),
        ]
        for (messages, name) in cases {
            #expect(messages.count == 1)
            #expect(messages.first?.contains("Did you mean `\(name)`?") == true, "\(messages)")
        }
        #expect(messages(#"{"id": "x", "type": "nothing like it"}"#).allSatisfy { !$0.contains("Did you mean") })
    }
}

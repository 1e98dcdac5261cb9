import Testing

@testable import JSON

@Suite("Places in JSON texts")
struct LocationTests {
    /// The place found by walking through the text from its beginning.
    private func walked(_ offset: Int, in bytes: [UInt8]) -> JSONLocation {
        bytes.withUnsafeBufferPointer { JSONLocation(of: offset, in: $0) }
    }

    @Test(
        "are those that walking through the text finds, on short lines and on one long one",
        arguments: ["\n", " "], ["", "\u{FEFF}"])
    func places(space: String, mark: String) throws {
        let entries = (0..<150).map { "{\"id\":\(space)\"é\($0)🍋\",\(space)\"n\": [\($0),\(space)true]}" }
        let text = mark + "[" + entries.joined(separator: "," + space) + "]"
        let document = try JSONDocument(text)
        func check(_ node: JSONNode) {
            #expect(node.location == walked(node.value.range.lowerBound, in: document.bytes))
            for element in node.elements { check(element) }
            for member in node.members { check(member.node) }
        }
        check(document.root)
        #expect(document.root.elements.count == 150)
        #expect(document.location(of: document.bytes.count) == walked(document.bytes.count, in: document.bytes))
    }
}

import JSON
import Foundation
import Testing

@testable import Store

@Suite("What servers write")
struct RemoteTextTests {
    @Test(
        "a text that was encoded twice is read as it was meant",
        arguments: [
            ("PÃªche", "Pêche"), ("Curaçao", nil), ("CuraÃ§ao", "Curaçao"), ("CurÃƒÂ§ao", "Curçao"), ("Gin", nil),
            ("", nil),
            ("Crème de cassis", nil), ("Itâ€™s", "It’s"), ("Ã", nil), ("日本", nil), ("æ—¥", "日"), ("50 °C", nil),
            ("Piña Ã", nil),
        ] as [(String, String?)])
    func encodedTwice(text: String, meant: String?) {
        #expect(DoubleEncoding.meaning(of: text) == meant)
    }

    @Test(
        "how long a server asks to be left alone",
        arguments: [
            ("120", 120), ("0", 0), (" 7 ", 7), ("Sun, 22 Nov 2026 10:01:00 GMT", 60),
            ("Sun, 22 Nov 2026 09:00:00 GMT", 0),
            ("99999999999999999999", 86_400), ("Sun, 22 Nov 2037 09:00:00 GMT", 86_400), ("soon", nil), ("-5", nil),
            ("1.5", nil), ("", nil), ("Sun, 99 Foo 2026 10:01:00 GMT", nil),
        ] as [(String, TimeInterval?)])
    func retryAfter(text: String, seconds: TimeInterval?) throws {
        let now = try Date("2026-11-22T10:00:00Z", strategy: .iso8601)
        #expect(RetryAfter.seconds(text, now: now) == seconds)
    }

    @Test("after each failure it waits twice as long, up to a limit, and chance takes a part of it")
    func backoff() {
        let backoff = Backoff(first: 10, limit: 100, spread: 0.5)
        #expect((1...6).map { backoff.seconds(after: $0, chance: 0) } == [10, 20, 40, 80, 100, 100])
        #expect(backoff.seconds(after: 2, chance: 1) == 10)
        #expect(backoff.seconds(after: .max, chance: 0) == 100)
    }

    @Test("the schemas can be read, and the words of the page about them are JSON that fits them")
    func schemas() throws {
        let folder = Repository.root.appending(path: "Resources/shop")
        let schemas = try ShopSchemas(folder: folder)
        let orders = try JSONSchema(
            JSONDocument([UInt8](Data(contentsOf: folder.appending(path: "orders.schema.json")))))
        let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        let examples = page.components(separatedBy: "```json\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        try #require(examples.count == 4)
        for (example, schema) in zip(examples, [schemas.shop, schemas.products, schemas.ratings, orders]) {
            var validator = SchemaValidator(schema: schema, file: "README.md")
            validator.validate(try JSONDocument(example).root)
            #expect(validator.problems.isEmpty, "\(validator.problems)")
        }
    }

    @Test("a schema that is gone is told")
    func noSchemas() {
        let error = #expect(throws: RemoteError.self) { try ShopSchemas(folder: URL(filePath: "/nowhere")) }
        #expect(error?.description.hasSuffix("Install the program again: this file is part of it.") == true)
    }
}

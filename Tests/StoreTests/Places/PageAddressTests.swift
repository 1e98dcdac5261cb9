import Testing

@testable import Store

@Suite("Addresses of web pages")
struct PageAddressTests {
    @Test(
        "are read as they are",
        arguments: ["https://shop.example/", "https://shop.example/a?b=c#d", "HTTPS://Shop.example"])
    func read(text: String) throws { #expect(try PageAddress(text).text == text) }

    @Test(
        "that anybody could read, or that are no page, are refused",
        arguments: [
            ("http://shop.example/", .otherScheme("http")), ("file:///etc/passwd", .otherScheme("file")),
            ("javascript:alert(1)", .otherScheme("javascript")), ("mailto:a@b.example", .otherScheme("mailto")),
            ("comptoir:/cart", .otherScheme("comptoir")), ("shop.example", .unreadable), ("", .unreadable),
            ("https://", .unreadable), ("https:///path", .unreadable), ("https://shop.example/a b", .unreadable),
            ("https://shop.example/\n", .unreadable), ("https://me:secret@shop.example/", .hasUser),
            ("https://shop.example/" + String(repeating: "a", count: 2_000), .tooLong),
        ] as [(String, PageAddress.Problem)])
    func refused(text: String, problem: PageAddress.Problem) {
        #expect(throws: problem) { try PageAddress(text) }
        #expect(PageAddress(openable: text) == nil)
    }

    @Test("are completed where a person leaves out what goes without saying")
    func typed() throws {
        #expect(try PageAddress(typed: " shop.example/wine ").text == "https://shop.example/wine")
        #expect(try PageAddress(typed: "shop.example:8443").text == "https://shop.example:8443")
        #expect(try PageAddress(typed: "https://www.shop.example/").host == "shop.example")
        #expect(throws: PageAddress.Problem.otherScheme("http")) { try PageAddress(typed: "http://shop.example") }
        #expect(throws: PageAddress.Problem.otherScheme("javascript")) { try PageAddress(typed: "javascript:a.b()") }
        #expect(throws: PageAddress.Problem.unreadable) { try PageAddress(typed: "the shop") }
    }
}

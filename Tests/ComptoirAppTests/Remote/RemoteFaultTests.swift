import Foundation
import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

/// What a server can do wrong, each with the message that a person reads; what was there stays each time.
@MainActor @Suite("Faults of product servers", .serialized)
struct RemoteFaultTests {
    /// A server that was in order once and then does something wrong with its list.
    private func expect(
        _ message: String, limits: HTTPLimits = HTTPLimits(), most: ProductServer.Limits = .init(),
        _ answer: LoopbackAnswer, at place: SourceLocation = #_sourceLocation
    ) async throws {
        let stage = try RemoteStage(limits: limits, most: most)
        try await stage.open(RemoteStage.gin + "," + RemoteStage.peach)
        let products = stage.products()
        guard case .content(let before) = await products.reload() else {
            Issue.record("the server was not in order to begin with", sourceLocation: place)
            return
        }
        try await stage.web.answer("/products.json", answer)
        let state = await products.reload()
        let found = state.error.map {
            ErrorWording.english.message($0).replacingOccurrences(of: stage.web.address, with: "SERVER")
        }
        #expect(found == message, sourceLocation: place)
        #expect(state == .offline(before, because: try #require(state.error)), sourceLocation: place)
        #expect(state.since == before.date && state.listing?.products.count == 2, sourceLocation: place)
        // The next program finds the same.
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(status: 500))
        let next = await stage.products().reload()
        #expect(next.listing?.isSame(as: before) == true && next.since == before.date, sourceLocation: place)
    }

    @Test("a server that says nothing")
    func silent() async throws {
        try await expect(
            "The products could not be fetched. 127.0.0.1 has said nothing for 1 seconds. Try again later.",
            limits: HTTPLimits(idle: .milliseconds(600)), LoopbackAnswer(silent: true))
    }

    @Test("a server that drips")
    func dripping() async throws {
        try await expect(
            "The products could not be fetched. 127.0.0.1 was not done after 2 seconds. Try again later.",
            limits: HTTPLimits(total: .milliseconds(1500), idle: .milliseconds(1200)),
            LoopbackAnswer(headers: ["Content-Type": "application/json"], body: " ", repeat: 10_000, drip: 0.02))
    }

    @Test("half a body")
    func half() async throws {
        try await expect(
            "The products could not be fetched. The connection to 127.0.0.1 ended in the middle of the answer. Try again later.",
            LoopbackAnswer(
                headers: ["Content-Type": "application/json"], body: #"{"format": 1, "products": []}"#, half: 0.5))
    }

    @Test("half a body that says it is the whole")
    func halfUnnoticed() async throws {
        try await expect(
            "The products could not be fetched. SERVER/products.json, line 1, column 29: found the end of the file, expected a value. Tell whoever runs the server.",
            .json(#"{"format": 1, "products": [ "#))
    }

    @Test("another content type")
    func type() async throws {
        try await expect(
            "The products could not be fetched. SERVER/products.json is “image/png”, not JSON. Tell whoever runs the server.",
            LoopbackAnswer(headers: ["Content-Type": "image/png"], body: #"{"format": 1, "products": []}"#))
    }

    @Test(
        "a page for people, whatever it says that it is", arguments: ["text/html; charset=utf-8", "application/json"])
    func webPage(type: String) async throws {
        try await expect(
            "The products could not be fetched. SERVER/products.json is a page for people, not a list of products. Check the server’s address.",
            LoopbackAnswer(headers: ["Content-Type": type], body: "\n<!DOCTYPE html><title>Welcome</title>"))
    }

    @Test("a server with a problem of its own")
    func broken() async throws {
        try await expect(
            "The products could not be fetched. 127.0.0.1 has a problem of its own (500). Try again later.",
            LoopbackAnswer(status: 500, body: "Traceback"))
    }

    @Test("a server that has too much to do")
    func busy() async throws {
        try await expect(
            "The products could not be fetched. 127.0.0.1 has too much to do. Try again in 2 min.",
            LoopbackAnswer(status: 429, headers: ["Retry-After": "120"]))
        try await expect(
            "The products could not be fetched. 127.0.0.1 has too much to do. Try again later.",
            LoopbackAnswer(status: 429))
    }

    @Test("a page that is gone, and one that is closed")
    func gone() async throws {
        try await expect(
            "The products could not be fetched. There is nothing at SERVER/products.json. Check the server’s address.",
            LoopbackAnswer(status: 404))
        try await expect(
            "The products could not be fetched. 127.0.0.1 lets nobody in without a password. Tell whoever runs the server.",
            LoopbackAnswer(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""]))
    }

    @Test("redirects without end")
    func redirects() async throws {
        try await expect(
            "The products could not be fetched. 127.0.0.1 sends on from one address to the next without end. Tell whoever runs the server.",
            LoopbackAnswer(status: 302, headers: ["Location": "/products.json"]))
        try await expect(
            "The products could not be fetched. 127.0.0.1 sends on to file:///etc/passwd, which is not encrypted or no address of a web server. Tell whoever runs the server.",
            LoopbackAnswer(status: 302, headers: ["Location": "file:///etc/passwd"]))
    }

    @Test("a huge body")
    func huge() async throws {
        var most = ProductServer.Limits()
        most.bytes = 512 << 10
        try await expect(
            "The products could not be fetched. The answer of 127.0.0.1 has more than 0.5 MB. Tell whoever runs the server.",
            most: most, LoopbackAnswer(headers: ["Content-Type": "application/json"], body: " ", repeat: 600 << 10))
    }

    @Test("a server that cannot prove who it is")
    func untrusted() async throws {
        let stage = try RemoteStage(isEncrypted: true)
        try await stage.open(RemoteStage.gin)
        #expect(
            await stage.message()
                == "The shop could not be opened. 127.0.0.1 cannot prove that it is this server: nobody who is known vouches for its certificate. Nothing was sent to it. Tell whoever runs the server; also check your computer’s clock."
        )
        #expect(try await stage.web.log().requests.isEmpty)
    }

    @Test("no server at all")
    func unreachable() async throws {
        let stage = try RemoteStage()
        let nowhere = ProductServer(
            address: try ServerAddress("http://127.0.0.1:1"),
            transport: HTTPTransport(client: HTTPClient(userAgent: "Comptoir/test")),
            schemas: try ShopSchemas(folder: RemoteStage.schemas))
        let state = await RemoteProducts(server: nowhere, keptIn: URL(filePath: stage.folder.path)).reload()
        #expect(
            state.error.map { ErrorWording.english.message($0) }
                == "The shop could not be opened. 127.0.0.1 cannot be reached. Check your connection, then try again."
        )
        #expect(state.listing == nil && state.error?.isPassing == true)
    }

    @Test("JSON of another form")
    func malformed() async throws {
        try await expect(
            "The products could not be fetched. SERVER/products.json, line 1, column 27, $.products: found an object ({\"gin\": 1}), expected a list. Tell whoever runs the server.",
            .json(#"{"format": 1, "products": {"gin": 1}}"#))
        try await expect(
            "The products could not be fetched. SERVER/products.json, line 1, column 1: found a list ([]), expected an object. Tell whoever runs the server.",
            .json("[]"))
        try await expect(
            "The products could not be fetched. SERVER/products.json has the format 2, which this version does not know. Update the program.",
            .json(#"{"format": 2, "goods": []}"#))
    }

    @Test("a text that is not UTF-8")
    func encoding() async throws {
        let body = Array(#"{"format": 1, "products": [{"id": "a", "name": "P"#.utf8) + [0xEA] + Array(#"che"}]}"#.utf8)
        try await expect(
            "The products could not be fetched. SERVER/products.json, line 1, column 50: found “0xEA”, expected text in UTF-8. Tell whoever runs the server.",
            .file(body, type: "application/json"))
    }

    @Test("nesting without end does not end the program")
    func nesting() async throws {
        try await expect(
            "The products could not be fetched. SERVER/products.json, line 1, column 65: found one more level of brackets, expected at most 64 levels. Tell whoever runs the server.",
            .json(String(repeating: "[", count: 100_000)))
    }

    @Test("entries with mistakes are left out, told with their places, and the others are shown")
    func entries() async throws {
        let stage = try RemoteStage()
        try await stage.open(
            """
            \(RemoteStage.gin),
            {"id": "a", "name": 5},
            {"name": "No id"},
            {"id": "b", "name": "B", "price": {"amount": 1.5, "currency": "EUR"}},
            {"id": "c", "name": "C", "pack": {"amount": -1, "unit": "cl"}},
            {"id": "gin", "name": "Another gin"},
            "nonsense",
            {"id": "d", "name": "PÃªche", "colour": "red"},
            \(RemoteStage.peach)
            """)
        let listing = try await stage.server.listing()
        #expect(listing.products.map(\.name) == ["Gin", "Pêche", "Pêche"])
        let words = listing.problems.map {
            ErrorWording.english.message($0).replacingOccurrences(of: stage.web.address, with: "SERVER")
        }
        #expect(
            words == [
                "SERVER/products.json, line 2, column 21, $.products[1].name: found a number (5), expected text. The entry “a” is left out; the others are loaded.",
                "SERVER/products.json, line 3, column 1, $.products[2]: found no “id”. The entry is left out; the others are loaded. Add “id”.",
                "SERVER/products.json, line 4, column 46, $.products[3].price.amount: found a number (1.5), expected text. The entry “b” is left out; the others are loaded.",
                "SERVER/products.json, line 5, column 45, $.products[4].pack.amount: found -1, expected between 0 and 100000. The entry “c” is left out; the others are loaded.",
                "SERVER/products.json, line 6, column 8, $.products[5].id: found the id “gin”, which line 1 has already, expected an id of its own. The entry “gin” is left out; the others are loaded. Give one of the two another id.",
                "SERVER/products.json, line 7, column 1, $.products[6]: found text (\"nonsense\"), expected an object. The entry is left out; the others are loaded.",
                "SERVER/products.json, line 8, column 21, $.products[7].name: found \"PÃªche\", which was encoded in UTF-8 twice, expected “Pêche”. It is read as it was meant; write the file in UTF-8 once.",
                "SERVER/products.json, line 8, column 31, $.products[7].colour: found the unknown key “colour”. It is ignored; remove it if it is not meant for another program.",
            ])
    }

    @Test("a product that comes again on a later page is left out and told")
    func duplicates() async throws {
        let stage = try RemoteStage()
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "2.json"))
        try await stage.web.answer("/2.json", RemoteStage.page(RemoteStage.peach + "," + RemoteStage.gin))
        let listing = try await stage.server.listing()
        #expect(listing.products.map(\.id) == ["gin", "peach"])
        let words = listing.problems.map {
            ErrorWording.english.message($0).replacingOccurrences(of: stage.web.address, with: "SERVER")
        }
        #expect(
            words == [
                "SERVER/2.json, line 1, column 1: found the id “gin”, which SERVER/products.json has already, expected an id of its own. The entry “gin” is left out; the others are loaded. Give one of the two another id."
            ])
    }

    @Test("of very many mistakes the first are told and the rest counted")
    func many() async throws {
        let stage = try RemoteStage()
        try await stage.open((0..<500).map { #"{"id": "a\#($0)", "name": 5}"# }.joined(separator: ",\n"))
        let problems = try await stage.server.listing().problems
        #expect(problems.count == 201)
        #expect(problems.last.map { ErrorWording.english.finding($0) } == "There are 300 more problems from here on.")
    }

    @Test("more products than there may be are not read")
    func tooMany() async throws {
        var most = ProductServer.Limits()
        most.products = 2
        try await expect(
            "The products could not be fetched. 127.0.0.1 has more than 2. Tell whoever runs the server.", most: most,
            RemoteStage.page((0..<3).map { #"{"id": "a\#($0)", "name": "A"}"# }.joined(separator: ",")))
    }
}

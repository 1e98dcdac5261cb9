import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("HTTP client", .serialized)
struct HTTPClientTests {
    private let client = HTTPClient(userAgent: "Comptoir/test")
    private let server: LoopbackServer

    init() throws {
        Stage.open()
        server = try LoopbackServer()
    }

    private func get(_ path: String, limits: HTTPLimits = HTTPLimits()) async throws -> HTTPResponse {
        try await client.send(HTTPRequest(server.address + path, limits: limits))
    }

    @Test("an answer comes with its status, headers and bytes")
    func answer() async throws {
        try await server.answer(
            "/a", LoopbackAnswer(status: 404, headers: ["X-Fruit": "Pêche".uppercased()], body: "Pêche"))
        let response = try await get("/a")
        #expect(response.status == 404 && !response.isSuccess)
        #expect(response.headers["content-length"] == "6" && response.headers["x-fruit"] != nil)
        #expect(response.body == Array("Pêche".utf8) && response.address == server.address + "/a")
        let asked = try await server.log().requests
        #expect(asked.map(\.method) == ["GET"])
        #expect(asked.first?.headers["user-agent"] == "Comptoir/test")
        #expect(asked.first?.headers["accept-language"] == nil && asked.first?.headers["cookie"] == nil)
        MainActor.assertIsolated()
    }

    @Test("what is posted arrives with its type and headers")
    func posting() async throws {
        try await server.answer("/orders", LoopbackAnswer(status: 201))
        let body = HTTPRequest.Body(type: "application/json", bytes: Array(#"{"é":1}"#.utf8))
        let response = try await client.send(
            HTTPRequest(server.address + "/orders", method: .post, headers: ["Idempotency-Key": "k1"], body: body))
        #expect(response.status == 201)
        let seen = try #require(try await server.log().requests.first)
        #expect(seen.method == "POST" && seen.body == #"{"é":1}"#)
        #expect(seen.headers["content-type"] == "application/json" && seen.headers["idempotency-key"] == "k1")
    }

    @Test("a packed answer is unpacked, and counted as what it unpacks to")
    func packed() async throws {
        try await server.answer("/zip", LoopbackAnswer(body: "lime ", repeat: 100_000, gzip: true))
        #expect(try await get("/zip").body.count == 500_000)
        await #expect(throws: HTTPFailure.tooLarge(limit: 100_000)) {
            try await get("/zip", limits: HTTPLimits(bytes: 100_000))
        }
    }

    @Test("an answer that is too large is not read to its end, whether it says so or not")
    func tooLarge() async throws {
        let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
        try await server.answer("/said", LoopbackAnswer(body: "x", repeat: 4_000_000))
        try await server.answer("/unsaid", LoopbackAnswer(raw: head + String(repeating: "x", count: 500_000)))
        for path in ["/said", "/unsaid"] {
            await #expect(throws: HTTPFailure.tooLarge(limit: 1000)) {
                try await get(path, limits: HTTPLimits(bytes: 1000))
            }
        }
        #expect(try await get("/said").body.count == 4_000_000)
    }

    @Test("a server that says nothing is given up after the idle time")
    func silent() async throws {
        try await server.answer("/silent", LoopbackAnswer(silent: true))
        let limits = HTTPLimits(idle: .milliseconds(150))
        await #expect(throws: HTTPFailure.silent(limits.idle)) { try await get("/silent", limits: limits) }
    }

    @Test("a server that drips is given up after the whole time")
    func dripping() async throws {
        try await server.answer("/drip", LoopbackAnswer(body: "x", repeat: 10_000, drip: 0.02))
        let limits = HTTPLimits(total: .milliseconds(400), idle: .milliseconds(300))
        await #expect(throws: HTTPFailure.slow(limits.total)) { try await get("/drip", limits: limits) }
    }

    @Test("an answer that breaks off is none")
    func half() async throws {
        try await server.answer("/half", LoopbackAnswer(body: "apple", repeat: 1000, half: 0.5))
        try await server.answer("/none", LoopbackAnswer(raw: ""))
        await #expect(throws: HTTPFailure.brokenOff) { try await get("/half") }
        await #expect(throws: HTTPFailure.brokenOff) { try await get("/none") }
    }

    @Test("what is no HTTP is told from what is")
    func gibberish() async throws {
        try await server.answer("/odd", LoopbackAnswer(raw: "SSH-2.0-Fruit\r\n\r\n"))
        let failure = await #expect(throws: HTTPFailure.self) { try await get("/odd") }
        guard case .unintelligible = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
    }

    @Test("a redirect is followed, some times")
    func redirects() async throws {
        func to(_ path: String, _ status: Int = 302) -> LoopbackAnswer {
            LoopbackAnswer(status: status, headers: ["Location": path], body: "elsewhere")
        }
        try await server.answer("/old", to("/middle", 301))
        try await server.answer("/middle", to("new/?a=b#c", 307))
        try await server.answer("/new/", LoopbackAnswer(body: "here"))
        try await server.answer("/loop", to("/loop"))
        try await server.answer("/file", to("file:///etc/passwd"))
        let response = try await get("/old")
        #expect(response.body == Array("here".utf8) && response.address == server.address + "/new/?a=b")
        await #expect(throws: HTTPFailure.tooManyRedirects(limit: 5)) { try await get("/loop") }
        #expect(try await server.log().at("/loop").count == 6)
        await #expect(throws: HTTPFailure.refusedRedirect("file:///etc/passwd")) { try await get("/file") }
    }

    @Test(
        "what stays public asks nothing of this computer, whatever it is called, over whatever connection and after redirects",
        arguments: [true, false])
    func publicOnly(isKept: Bool) async throws {
        let folder = try TemporaryFolder()
        let client = HTTPClient(userAgent: "Comptoir/test", cache: isKept ? .init(folder: folder.path) : nil)
        let named = server.address.replacing("127.0.0.1", with: "localhost")
        try await server.answer("/secret", LoopbackAnswer(body: "secret"))
        func get(_ address: String, staysPublic: Bool = true) async throws -> HTTPResponse {
            var request = HTTPRequest(address)
            request.staysPublic = staysPublic
            return try await client.send(request)
        }
        await #expect(throws: HTTPFailure.privateAddress(host: "localhost")) { try await get(named + "/secret") }
        await #expect(throws: HTTPFailure.privateAddress(host: "127.0.0.1")) {
            try await get(server.address + "/secret")
        }
        #expect(try await server.log().requests.isEmpty)
        // A connection that is there already is no way round.
        #expect(try await get(named + "/secret", staysPublic: false).body == Array("secret".utf8))
        await #expect(throws: HTTPFailure.privateAddress(host: "localhost")) { try await get(named + "/secret?again") }
        #expect(try await server.log().requests.count == 1)
    }

    @Test("what is posted is not turned into a question by a redirect")
    func redirectedPost() async throws {
        try await server.answer("/see", LoopbackAnswer(status: 303, headers: ["Location": "/new"]))
        try await server.answer("/moved", LoopbackAnswer(status: 308, headers: ["Location": "/new"]))
        try await server.answer("/new", LoopbackAnswer(status: 201))
        let body = HTTPRequest.Body(type: "text/plain", bytes: Array("order".utf8))
        func post(_ path: String) async throws -> Int {
            try await client.send(HTTPRequest(server.address + path, method: .post, body: body)).status
        }
        #expect(try await post("/see") == 303)
        #expect(try await post("/moved") == 201)
        let asked = try await server.log().at("/new")
        #expect(asked.map(\.method) == ["POST"] && asked.map(\.body) == ["order"])
    }

    @Test(
        "addresses that are none of the web are refused",
        arguments: ["", "apple", "file:///etc/passwd", "http://", "ftp://a/b"])
    func addresses(text: String) async {
        await #expect(throws: HTTPFailure.badAddress(text)) { try await client.send(HTTPRequest(text)) }
    }

    @Test("a server that is not there is told by name")
    func unreachable() async throws {
        let gone = try LoopbackServer().address
        let failure = await #expect(throws: HTTPFailure.self) {
            try await client.send(HTTPRequest("http://127.0.0.1:1/"))
        }
        guard case .unreachable(host: "127.0.0.1", reason: _) = failure else {
            Issue.record("found \(String(describing: failure)), \(gone)")
            return
        }
    }

    @Test("a name that nobody knows is told")
    func unknownHost() async {
        await #expect(throws: HTTPFailure.hostNotFound("fruit.invalid")) {
            try await client.send(HTTPRequest("http://fruit.invalid/"))
        }
    }

    @Test("a server that cannot prove who it is gets no answer read")
    func untrusted() async throws {
        let encrypted = try LoopbackServer(isEncrypted: true)
        try await encrypted.answer("/a", LoopbackAnswer(body: "secret"))
        await #expect(throws: HTTPFailure.untrusted(host: "127.0.0.1", reasons: [.unknownAuthority])) {
            try await client.send(HTTPRequest(encrypted.address + "/a"))
        }
        #expect(try await encrypted.log().requests.isEmpty)
    }

    @Test("cancelling the task ends the request at once, wherever it is")
    func cancelling() async throws {
        try await server.answer("/silent", LoopbackAnswer(silent: true))
        try await server.answer("/drip", LoopbackAnswer(body: "x", repeat: 10_000, drip: 0.02))
        for path in ["/silent", "/drip"] {
            let task = Task { try await get(path) }
            try await server.wait(for: path)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test("answers that were given up leave their connections free")
    func connections() async throws {
        try await server.answer("/large", LoopbackAnswer(body: "x", repeat: 4_000_000))
        try await server.answer("/silent", LoopbackAnswer(silent: true))
        try await server.answer("/loop", LoopbackAnswer(status: 302, headers: ["Location": "/loop"]))
        try await server.answer("/a", LoopbackAnswer(body: "free"))
        // Each more often than there may be connections.
        for _ in 0..<8 {
            _ = try? await get("/large", limits: HTTPLimits(bytes: 1000))
            _ = try? await get("/silent", limits: HTTPLimits(idle: .milliseconds(20)))
            _ = try? await get("/loop")
        }
        #expect(try await get("/a", limits: HTTPLimits(idle: .seconds(20))).body == Array("free".utf8))
    }

    @Test("a client that goes leaves nothing behind, whatever was under way")
    func freed() async throws {
        try await server.answer("/silent", LoopbackAnswer(silent: true))
        let before = InstanceCount.byType
        var client: HTTPClient? = HTTPClient(userAgent: "Comptoir/test")
        weak let gone = client
        let address = server.address
        let task = Task { [client] in try await client?.send(HTTPRequest(address + "/silent")) }
        try await server.wait(for: "/silent")
        client = nil
        task.cancel()
        _ = try? await task.value
        #expect(Stage.wait { gone == nil })
        let growth = InstanceCount.lastingGrowth(since: before).filter { $0.key.hasPrefix("Soup") }
        #expect(growth.isEmpty, "\(growth)")
    }
}

import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("HTTP cache", .serialized)
struct HTTPCacheTests {
    private let server: LoopbackServer
    private let folder: TemporaryFolder

    init() throws {
        Stage.open()
        server = try LoopbackServer()
        folder = try TemporaryFolder()
    }

    private func client(bytes: Int = 1 << 20) -> HTTPClient {
        HTTPClient(userAgent: "Comptoir/test", cache: .init(folder: folder.path + "/http", bytes: bytes))
    }

    private func get(
        _ client: HTTPClient, _ path: String, caching: HTTPRequest.Caching = .allowed
    ) async throws -> String {
        let response = try await client.send(HTTPRequest(server.address + path, caching: caching))
        #expect(response.status == 200)
        return String(decoding: response.body, as: UTF8.self)
    }

    /// Waits until the cache has noted an answer: libsoup writes behind one's back, and has it only then.
    private func isNoted(_ client: HTTPClient, _ text: String) -> Bool {
        Stage.wait {
            client.save()
            let index = FileManager.default.contents(atPath: folder.path + "/http/soup.cache2")
            return index?.range(of: Data(text.utf8)) != nil
        }
    }

    @Test("what is still good is not asked for again, not even after a restart")
    func fresh() async throws {
        try await server.answer("/a", .json("1", headers: ["Cache-Control": "max-age=600"]), .json("2"))
        var first: HTTPClient? = client()
        if let first {
            #expect(try await get(first, "/a") == "1")
            #expect(isNoted(first, server.address + "/a"))
            #expect(try await get(first, "/a") == "1")
        }
        first = nil
        #expect(try await get(client(), "/a") == "1")
        #expect(try await server.log().requests.count == 1)
    }

    @Test("what may be old is asked about, and taken from the disk if it has not changed")
    func validated() async throws {
        let client = client()
        try await server.answer("/a", .json("one", headers: ["Cache-Control": "max-age=0"], etag: #""v1""#))
        #expect(try await get(client, "/a") == "one")
        #expect(isNoted(client, #""v1""#))
        #expect(try await get(client, "/a") == "one")
        let asked = try await server.log().requests
        #expect(asked.count == 2 && asked.last?.headers["if-none-match"] == #""v1""#)
        try await server.answer("/a", .json("two", headers: ["Cache-Control": "max-age=0"], etag: #""v2""#))
        #expect(try await get(client, "/a") == "two")
    }

    @Test("a request can insist that the server is asked")
    func insisting() async throws {
        let client = client()
        try await server.answer("/a", .json("one", headers: ["Cache-Control": "max-age=600"], etag: #""v1""#))
        #expect(try await get(client, "/a") == "one")
        #expect(isNoted(client, #""v1""#))
        #expect(try await get(client, "/a", caching: .validated) == "one")
        #expect(try await server.log().requests.last?.headers["if-none-match"] == #""v1""#)
        try await server.answer("/a", .json("two", headers: ["Cache-Control": "max-age=600"], etag: #""v2""#))
        #expect(try await get(client, "/a") == "one")
        #expect(try await get(client, "/a", caching: .validated) == "two")
        #expect(isNoted(client, #""v2""#))
        #expect(try await get(client, "/a") == "two")
    }

    @Test("half an answer is not kept")
    func half() async throws {
        let client = client()
        let headers = ["Cache-Control": "max-age=600", "Content-Type": "application/json"]
        try await server.answer(
            "/a", LoopbackAnswer(headers: headers, body: "apple", repeat: 100, half: 0.5),
            LoopbackAnswer(headers: headers, body: "whole"))
        await #expect(throws: HTTPFailure.brokenOff) { try await get(client, "/a") }
        #expect(try await get(client, "/a") == "whole")
    }

    @Test("the folder stays within its bounds")
    func bounded() async throws {
        let client = client(bytes: 200_000)
        for number in 0..<40 {
            try await server.answer(
                "/\(number)",
                LoopbackAnswer(headers: ["Cache-Control": "max-age=600"], body: "x", repeat: 15_000))
            _ = try await get(client, "/\(number)")
        }
        client.save()
        let path = folder.path + "/http"
        let sizes = try FileManager.default.contentsOfDirectory(atPath: path).map {
            try FileManager.default.attributesOfItem(atPath: path + "/" + $0)[.size] as? Int ?? 0
        }
        #expect(sizes.reduce(0, +) <= 210_000 && sizes.count > 5, "\(sizes)")
    }
}

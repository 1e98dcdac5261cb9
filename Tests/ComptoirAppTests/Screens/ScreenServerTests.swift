import Foundation
import GTK
import TestSupport
import Testing

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("A server of screens", .serialized)
struct ScreenServerTests {
    private let web: LoopbackServer
    private let server: ScreenServer

    init() async throws {
        Stage.open()
        web = try LoopbackServer()
        server = ScreenServer(
            address: try ScreenAddress(web.address, allowsNear: true),
            transport: HTTPTransport(
                client: HTTPClient(userAgent: "Comptoir/test"),
                limits: HTTPLimits(total: .seconds(2), idle: .seconds(1))))
    }

    private func cause() async -> RemoteError.Cause? {
        do {
            _ = try await server.document(named: "a")
            return nil
        } catch {
            return (error as? RemoteError)?.cause
        }
    }

    @Test("gives a document as it is, with the address that it came from")
    func document() async throws {
        try await web.answer("/a.json", .json("{ }"))
        let document = try await server.document(named: "a")
        #expect(document.bytes == [UInt8]("{ }".utf8) && document.address.absoluteString == web.address + "/a.json")
    }

    @Test("may send on within itself")
    func redirected() async throws {
        try await web.answer("/a.json", LoopbackAnswer(status: 302, headers: ["Location": "/b.json"]))
        try await web.answer("/b.json", .json("{}"))
        #expect(try await server.document(named: "a").address.lastPathComponent == "b.json")
    }

    @Test("may not send on to another one, which is not even asked")
    func elsewhere() async throws {
        let other = try LoopbackServer()
        try await other.answer("/a.json", .json("{}"))
        try await web.answer("/a.json", LoopbackAnswer(status: 302, headers: ["Location": other.address + "/a.json"]))
        guard case .transfer(.refusedRedirect)? = await cause() else {
            Issue.record("it went elsewhere")
            return
        }
        #expect(try await other.log().requests.isEmpty)
    }

    @Test("is left alone with what is too large, too slow, no document or not there")
    func faults() async throws {
        try await web.answer("/a.json", LoopbackAnswer(body: "xxxxxxxxxxxxxxxx", repeat: 70_000))
        #expect(await cause() == .transfer(.tooLarge(limit: ScreenServer.limit)))
        try await web.answer("/a.json", LoopbackAnswer(silent: true))
        #expect(await cause() == .transfer(.silent(seconds: 1)))
        try await web.release()
        try await web.answer("/a.json", LoopbackAnswer(headers: ["Content-Type": "text/html"], body: "<html>"))
        #expect(await cause() == .webPage)
        #expect(ErrorWording.english.message(RemoteError(.readScreen, .missing, address: "x")).contains("screen"))
        try await web.answer("/a.json", LoopbackAnswer(status: 404))
        #expect(await cause() == .missing)
    }

    @Test("is sent nothing that goes to another one")
    func submitting() async throws {
        let screen = try #require(URL(string: web.address + "/a.json"))
        let other = try LoopbackServer()
        for path in [other.address + "/orders", "//" + other.address.dropFirst("http://".count) + "/orders"] {
            await #expect(throws: RemoteError(.submitForm, .leadsElsewhere(path), address: screen.absoluteString)) {
                try await server.submit([], to: path, from: screen)
            }
        }
        #expect(try await other.log().requests.isEmpty)
        try await web.answer("/orders", .json("{}"))
        try await server.submit([UInt8]("{}".utf8), to: "orders", from: screen)
        #expect(try await web.log().at("/orders").count == 1)
    }

    @Test("is on the web, and near only for those who write screens")
    func addresses() throws {
        #expect(throws: ServerAddress.Problem.near) { try ScreenAddress("http://localhost:8080", allowsNear: false) }
        #expect(throws: ServerAddress.Problem.near) { try ScreenAddress("https://192.168.1.2/x", allowsNear: false) }
        #expect(throws: ServerAddress.Problem.unencrypted) {
            try ScreenAddress("http://bar.example", allowsNear: true)
        }
        #expect(try ScreenAddress("bar.example/screens", allowsNear: false).text == "https://bar.example/screens/")
        #expect(try ScreenAddress("bar.example/s/discover.json", allowsNear: false).text == "https://bar.example/s/")
    }

    @Test("has its last good document kept, whole or not at all")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let kept = KeptScreens(folder: URL(filePath: folder.path).appending(path: "screens"))
        let address = try #require(URL(string: "https://bar.example/a.json"))
        let document = ScreenDocumentFile(bytes: [UInt8]("{\"a\": 1}".utf8), address: address, date: Date())
        let bar = try ScreenAddress("bar.example", allowsNear: false)
        let other = try ScreenAddress("cafe.example", allowsNear: false)
        try await kept.keep(document, named: "a", of: bar)
        let found = await kept.document(named: "a", of: bar)
        #expect(found?.bytes == document.bytes && found?.address == address)
        #expect(await kept.document(named: "a", of: other) == nil)
        #expect(await kept.document(named: "b", of: bar) == nil)

        let file = folder.path + "/screens/a.kept"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // One character of the document is another one.
        let encoded = Data(document.bytes).base64EncodedString()
        let damaged = text.replacing(encoded, with: Data("{\"a\": 2}".utf8).base64EncodedString())
        #expect(damaged != text)
        folder.write(damaged, to: "screens/a.kept")
        #expect(await kept.document(named: "a", of: bar) == nil)
        folder.write(String(text.prefix(60)), to: "screens/a.kept")
        #expect(await kept.document(named: "a", of: bar) == nil)
    }
}

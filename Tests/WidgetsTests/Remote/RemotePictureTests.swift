import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

/// Pictures to send, made of the program's own example.
enum SentPicture {
    static let mango = read("mango.png")
    static let lime = read("lime.png")

    private static func read(_ name: String) -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Resources/shop/example/pictures/\(name)")
        guard let data = FileManager.default.contents(atPath: file.path) else { preconditionFailure("no \(file.path)") }
        return [UInt8](data)
    }
}

@MainActor @Suite("Pictures from the network", .serialized)
struct RemotePictureTests {
    private let server: LoopbackServer
    private let client = HTTPClient(userAgent: "Comptoir/test")

    init() throws {
        Stage.open()
        server = try LoopbackServer()
    }

    private func address(_ path: String) -> String { server.address + path }

    @Test("a picture is decoded at the size at which it is shown, and asked for once")
    func sizes() async throws {
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png"))
        let pictures = RemotePictures(client: client)
        let first = try await pictures.load(address("/a.png"), size: 64)
        #expect(max(first.width, first.height) == 64)
        #expect(try await pictures.load(address("/a.png"), size: 64) === first)
        #expect(pictures.kept(address("/a.png"), size: 64) === first)
        #expect(try await server.log().requests.count == 1)
        // Larger than it is it does not get.
        #expect(try await pictures.load(address("/a.png"), size: 4000).width == 256)
    }

    @Test("many who want the same picture share one request")
    func shared() async throws {
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png"))
        let pictures = RemotePictures(client: client)
        let tasks = (0..<20).map { number in
            Task { try await pictures.load(address("/a.png"), size: number < 10 ? 64 : 32).width }
        }
        for task in tasks { _ = try await task.value }
        #expect(try await server.log().requests.count == 1)
        #expect(pictures.count == 2)
    }

    @Test("a request ends when the last who wanted it has gone, and not before")
    func cancelled() async throws {
        try await server.answer("/slow.png", LoopbackAnswer(silent: true))
        var reads = 0
        var ends = 0
        let client = client
        let pictures = RemotePictures { address in
            reads += 1
            defer { ends += 1 }
            return try await client.send(HTTPRequest(address)).body
        }
        let tasks = (0..<3).map { _ in Task { try await pictures.load(address("/slow.png"), size: 8) } }
        try await server.wait(for: "/slow.png")
        tasks[0].cancel()
        tasks[1].cancel()
        for _ in 0..<50 { await Task.yield() }
        #expect(reads == 1 && ends == 0)
        tasks[2].cancel()
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(ends == 1)
        // Whoever comes after that asks anew.
        try await server.answer("/slow.png", .file(SentPicture.lime, type: "image/png"))
        #expect(try await pictures.load(address("/slow.png"), size: 8).width == 8)
        #expect(reads == 2)
    }

    @Test("the memory that pictures take has a limit; what was not used for longest goes first")
    func memory() async throws {
        for name in ["a", "b", "c"] {
            try await server.answer("/\(name).png", .file(SentPicture.mango, type: "image/png"))
        }
        let pictures = RemotePictures(client: client, memory: 2 * 64 * 64 * 4)
        for name in ["a", "b"] { _ = try await pictures.load(address("/\(name).png"), size: 64) }
        let isThere = pictures.kept(address("/a.png"), size: 64) != nil
        #expect(isThere)
        _ = try await pictures.load(address("/c.png"), size: 64)
        #expect(pictures.count == 2 && pictures.size <= 2 * 64 * 64 * 4)
        #expect(pictures.kept(address("/b.png"), size: 64) == nil && pictures.kept(address("/a.png"), size: 64) != nil)
    }

    @Test("a widget shows the ground first, then the picture; one that there is not leaves the ground")
    func shown() async throws {
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png"))
        let pictures = RemotePictures(client: client)
        let picture = RemotePicture(size: 80, alternativeText: "A mango", pictures: pictures)
        #expect(picture.state == .empty && picture.role == .image && picture.accessibleLabel == "A mango")
        try Stage.show(picture, width: 80, height: 80) { _ in
            Stage.paint(picture)
            let ground = Bitmap(try #require(picture.texture()))
            picture.address = address("/a.png")
            #expect(picture.state == .loading)
            #expect(Stage.wait { picture.state == .loaded })
            Stage.paint(picture)
            #expect(Bitmap(try #require(picture.texture())) != ground)
            picture.address = address("/no.png")
            #expect(Stage.wait { picture.state == .failed })
            #expect(picture.problem as? RemotePictureFailure == .status(404))
            picture.address = address("/a.png")
            Stage.paint(picture)
            #expect(picture.state == .loaded && picture.problem == nil)
        }
    }

    @Test("a widget out of sight asks for nothing, and no longer for what it has asked for")
    func outOfSight() async throws {
        try await server.answer("/slow.png", LoopbackAnswer(silent: true))
        var ends = 0
        let client = client
        let pictures = RemotePictures { address in
            defer { ends += 1 }
            return try await client.send(HTTPRequest(address)).body
        }
        let picture = RemotePicture(size: 80, address: address("/slow.png"), pictures: pictures)
        #expect(try await server.log().requests.isEmpty)
        let stack = Stack()
        stack.add(picture, named: "picture")
        stack.add(Label("Elsewhere"), named: "elsewhere")
        let window = Window()
        window.child = stack
        window.present()
        try await server.wait(for: "/slow.png")
        #expect(ends == 0)
        stack.visibleName = "elsewhere"
        #expect(Stage.wait { ends == 1 })
        #expect(picture.state == .loading)
        try await server.answer("/slow.png", .file(SentPicture.lime, type: "image/png"))
        stack.visibleName = "picture"
        #expect(Stage.wait { picture.state == .loaded })
        window.destroy()
    }

    @Test("toolkit row 11: no picture survives its window, whatever was under way")
    func freed() async throws {
        try await server.answer("/slow.png", LoopbackAnswer(silent: true))
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png"))
        let pictures = RemotePictures(client: client)
        for path in ["/slow.png", "/a.png", "/no.png"] {
            #expect(endsAfterShowing { RemotePicture(size: 64, address: address(path), pictures: pictures) })
        }
    }
}

import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Files of pictures", .serialized)
struct PictureFilesTests {
    private let server: LoopbackServer
    private let folder: TemporaryFolder
    private let client = HTTPClient(userAgent: "Comptoir/test")

    init() throws {
        Stage.open()
        server = try LoopbackServer()
        folder = try TemporaryFolder()
    }

    private var place: URL { URL(filePath: folder.path + "/pictures") }

    /// The pictures of a newly started program.
    private func pictures(_ files: PictureFiles) -> RemotePictures { RemotePictures(client: client, files: files) }

    private func entry(_ name: String, bytes: Int) -> PictureFiles.Entry {
        PictureFiles.Entry(about: .init(address: name), bytes: Array(repeating: 7, count: bytes))
    }

    private func names(_ files: PictureFiles, _ all: String...) async -> [String] {
        var found: [String] = []
        // Looking counts as use, so that only the files' own dates are looked at.
        let dates = try? FileManager.default.contentsOfDirectory(atPath: place.path)
        for name in all where dates?.contains(PictureFiles.name(name)) == true { found.append(name) }
        return found
    }

    @Test("what was not used for longest goes first, also after a restart")
    func order() async throws {
        let first = PictureFiles(folder: place, limit: 4000)
        for name in ["a", "b", "c"] { try await first.keep(entry(name, bytes: 1000)) }
        #expect(await first.entry("a")?.bytes.count == 1000)
        try await first.keep(entry("d", bytes: 1000))
        #expect(await names(first, "a", "b", "c", "d") == ["a", "c", "d"])
        // a was used after c: of a new program that knows dates alone, c goes next.
        let second = PictureFiles(folder: place, limit: 4000)
        try await second.keep(entry("e", bytes: 1000))
        #expect(await names(second, "a", "c", "d", "e") == ["a", "d", "e"])
        #expect(await second.size <= 4000)
    }

    @Test("a smaller limit than before is held at once; what is larger than the limit is not kept")
    func limit() async throws {
        let first = PictureFiles(folder: place, limit: 10_000)
        for name in ["a", "b", "c"] { try await first.keep(entry(name, bytes: 1000)) }
        let second = PictureFiles(folder: place, limit: 1500)
        #expect(await second.size <= 1500)
        #expect(await names(second, "a", "b", "c") == ["c"])
        try await second.keep(entry("c", bytes: 5000))
        #expect(await names(second, "c").isEmpty)
    }

    @Test("a file that is damaged, or of somebody else, makes room and is as if it were not there")
    func damaged() async throws {
        let first = PictureFiles(folder: place)
        try await first.keep(entry("a", bytes: 10))
        folder.write("no line of JSON", to: "pictures/" + PictureFiles.name("a"))
        let second = PictureFiles(folder: place)
        #expect(await second.entry("a") == nil)
        #expect(await second.size == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    }

    @Test("a file that was cut short is as if it were not there")
    func cut() async throws {
        let files = PictureFiles(folder: place)
        try await files.keep(entry("a", bytes: 1000))
        #expect(await files.entry("a")?.bytes.count == 1000)
        let file = place.appending(path: PictureFiles.name("a"))
        let whole = try Data(contentsOf: file)
        try whole.dropLast(1).write(to: file)
        #expect(await files.entry("a") == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a picture that is still good is not asked for after a restart; one that may be old is asked about")
    func restart() async throws {
        try await server.answer(
            "/good.png", .file(SentPicture.mango, type: "image/png", headers: ["Cache-Control": "max-age=600"]))
        try await server.answer("/old.png", .file(SentPicture.lime, type: "image/png", etag: #""v1""#))
        for _ in 0..<2 {
            let pictures = pictures(PictureFiles(folder: place))
            _ = try await pictures.load(server.address + "/good.png", size: 16)
            _ = try await pictures.load(server.address + "/old.png", size: 16)
        }
        let log = try await server.log()
        #expect(log.at("/good.png").count == 1)
        #expect(log.at("/old.png").map { $0.headers["if-none-match"] } == [nil, #""v1""#])
    }

    @Test("a picture that has changed is another one; one that must not be kept is not")
    func changed() async throws {
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png", etag: #""v1""#))
        let address = server.address + "/a.png"
        let before = Bitmap(try await pictures(PictureFiles(folder: place)).load(address, size: 64))
        try await server.answer("/a.png", .file(SentPicture.lime, type: "image/png", etag: #""v2""#))
        #expect(Bitmap(try await pictures(PictureFiles(folder: place)).load(address, size: 64)) != before)
        try await server.answer(
            "/b.png", .file(SentPicture.lime, type: "image/png", headers: ["Cache-Control": "no-store"]))
        _ = try await pictures(PictureFiles(folder: place)).load(server.address + "/b.png", size: 64)
        #expect(await PictureFiles(folder: place).entry(server.address + "/b.png") == nil)
    }

    @Test("where the server cannot be reached an old picture is better than none")
    func offline() async throws {
        try await server.answer("/a.png", .file(SentPicture.mango, type: "image/png"), LoopbackAnswer(raw: ""))
        for _ in 0..<2 {
            let texture = try await pictures(PictureFiles(folder: place)).load(server.address + "/a.png", size: 32)
            #expect(max(texture.width, texture.height) == 32)
        }
        await #expect(throws: HTTPFailure.brokenOff) {
            try await RemotePictures(client: client).load(server.address + "/a.png", size: 32)
        }
    }
}

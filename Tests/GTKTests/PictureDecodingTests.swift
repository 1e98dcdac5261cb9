import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Decoding pictures", .serialized)
struct PictureDecodingTests {
    init() { Stage.open() }

    private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let made = Shell.run(
            "convert -size \(width)x\(height) gradient:red-blue '\(folder.path)/a.png' && convert '\(folder.path)/a.png' '\(folder.path)/a.jpg' && convert '\(folder.path)/a.png' '\(folder.path)/a.gif'"
        )
        try #require(made.status == 0, "\(made.output)")
        return try bytes(folder.path + "/a.png")
    }

    private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    @Test("a picture is made smaller, never larger, and keeps its proportions", arguments: ["png", "jpg", "gif"])
    func sizes(ending: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/a." + ending
        try #require(Shell.run("convert -size 200x100 gradient:red-blue '\(file)'").status == 0)
        let content = try bytes(file)
        let header = try #require(PictureHeader(content))
        #expect(header.width == 200 && header.height == 100)
        let small = try await Texture.decode(content, fitting: 50)
        #expect(small.width == 50 && small.height == 25)
        let whole = try await Texture.decode(content, fitting: 1000)
        #expect(whole.width == 200 && whole.height == 100)
        MainActor.assertIsolated()
    }

    @Test("a picture with more points than allowed is not decoded, however small its file")
    func pixels() async throws {
        let content = try png(300, 300)
        await #expect(throws: PictureFailure.tooManyPixels(limit: 89_999)) {
            try await Texture.decode(content, fitting: 10, limit: 89_999)
        }
        // A header may claim anything.
        var claim = content
        claim.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        await #expect(throws: PictureFailure.tooManyPixels(limit: 16_000_000)) {
            try await Texture.decode(claim, fitting: 10)
        }
        claim.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        await #expect(throws: PictureFailure.unknownFormat) { try await Texture.decode(claim, fitting: 10) }
        claim.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
        await #expect(throws: PictureFailure.unknownFormat) { try await Texture.decode(claim, fitting: 10) }
    }

    @Test(
        "what is no picture, or of a kind that runs programs or fetches files, is not decoded",
        arguments: [
            "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!DOCTYPE html>", "GIF8", "\u{89}PNG", "/* XPM */",
        ])
    func others(text: String) async {
        await #expect(throws: PictureFailure.unknownFormat) { try await Texture.decode(Array(text.utf8), fitting: 10) }
    }

    @Test("a file that is damaged anywhere is refused or shown, and harms nothing else")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        try #require(Shell.run("convert -size 60x40 plasma:red-blue '\(folder.path)/a.jpg'").status == 0)
        var random = SeededGenerator(seed: 7)
        for content in [try png(60, 40), try bytes(folder.path + "/a.jpg")] {
            await #expect(throws: (any Error).self) { try await Texture.decode(Array(content.prefix(40)), fitting: 20) }
            for _ in 0..<150 {
                var broken = content
                for _ in 0..<4 {
                    broken[Int.random(in: 8..<broken.count, using: &random)] = .random(in: 0...255, using: &random)
                }
                do {
                    let texture = try await Texture.decode(broken, fitting: 20)
                    #expect(texture.width <= 60 && texture.height <= 60)
                } catch {
                    #expect(error is PictureFailure)
                }
            }
        }
    }
}

import Foundation
import TestSupport
import Testing

@testable import GTK

@MainActor @Suite("Media", .serialized)
struct MediaTests {
    private let folder: TemporaryFolder

    init() throws {
        Stage.open()
        folder = try TemporaryFolder()
    }

    /// A film of two seconds: red at first, then blue.
    private func film() throws -> String {
        let path = folder.path + "/film.webm"
        try FilmWriter(width: 160, height: 90, pace: 10).write(20, to: path) { index, canvas in
            let color = index < 10 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
            canvas.fill(.rectangle(Rectangle(width: 160, height: 90)), with: color)
        }
        return path
    }

    @Test("a film that was drawn is a WebM file, plays to its end, and can be sought")
    func plays() throws {
        let path = try film()
        let start = try #require(FileManager.default.contents(atPath: path)).prefix(64)
        #expect(start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) && start.range(of: Data("webm".utf8)) != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.webm"])

        let media = MediaFile(path: path)
        #expect(media.isMuted)
        #expect(Stage.wait { media.isPrepared || media.failure != nil })
        #expect(media.failure == nil && media.hasPictures && !media.hasSound && media.isSeekable)
        #expect(abs((media.duration ?? .zero) / .seconds(1) - 2) < 0.11)
        let picture = Picture(media)
        Stage.show(picture, width: 160, height: 90) { _ in
            media.isPlaying = true
            #expect(Stage.wait { media.hasEnded })
            #expect(abs(media.position / .seconds(1) - 2) < 0.3)
            media.seek(to: .milliseconds(500))
            media.isPlaying = true
            #expect(Stage.wait { !media.isSeeking && !media.hasEnded && media.position < .milliseconds(1500) })
            #expect(media.position >= .milliseconds(400))
            #expect(Stage.wait { media.hasEnded })
        }
        media.close()
    }

    @Test("a file that is no video says so")
    func notAVideo() {
        let media = MediaFile(path: folder.write("Not a video at all.", to: "text.webm"))
        #expect(Stage.wait { media.failure != nil })
        #expect(media.failure?.message.isEmpty == false)
    }

    @Test("a media file ends with all that it opened, a hundred times over")
    func lifetime() throws {
        let path = try film()
        var traces: [Trace] = []
        for _ in 0..<100 {
            let media = MediaFile(path: path)
            #expect(Stage.wait { media.isPrepared })
            traces.append(Trace(media))
            media.close()
        }
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }

    @Test("a film that cannot be written leaves nothing, and says why")
    func unwritable() throws {
        let film = FilmWriter(width: 16, height: 16, pace: 10)
        #expect(throws: FilmFailure.file(code: ENOENT)) {
            try film.write(1, to: folder.path + "/none/film.webm") { _, _ in }
        }
    }

    @Test("a film that nobody wants any more leaves nothing")
    func cancelled() async throws {
        let path = folder.path + "/film.webm"
        let (drawn, tell) = AsyncStream<Void>.makeStream()
        let work = Task.detached {
            try FilmWriter(width: 64, height: 64, pace: 10).write(1_000_000, to: path) { index, _ in
                if index == 5 { tell.finish() }
            }
        }
        for await _ in drawn {}
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("a library that is not installed, or is said to be missing, is not opened")
    func missing() {
        #expect(OptionalLibrary("libcomptoir-has-no-such-library.so.0") == nil)
        #expect(FilmWriter.isInstalled)
        setenv("COMPTOIR_MISSING_LIBRARIES", "libother.so.1:\(GStreamer.library)", 1)
        defer { unsetenv("COMPTOIR_MISSING_LIBRARIES") }
        #expect(!FilmWriter.isInstalled && GStreamer() == nil)
    }
}

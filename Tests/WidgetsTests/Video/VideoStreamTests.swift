import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Video from a server", .serialized)
struct VideoStreamTests {
    private let folder: TemporaryFolder
    private let film: URL
    private let isThere: Bool

    /// A film of twelve seconds with a tone.
    init() throws {
        Stage.open()
        folder = try TemporaryFolder()
        film = URL(fileURLWithPath: folder.path + "/film.webm")
        isThere = try SoundingFilm.make(film, seconds: 12)
        try #require(isThere, "GStreamer's encoders for VP8 and Vorbis are installed")
    }

    @Test("T16: a film plays from a web server and is sought, which asks for the part that is wanted")
    func stream() async throws {
        let server = try LoopbackServer()
        try await server.serve(folder.path)
        let address = try #require(URL(string: server.address + "/film.webm"))
        let panel = VideoPanel(VideoItem("Negroni", .address(address)))
        Stage.show(panel) { _ in
            pause(.milliseconds(200))
            #expect(panel.player.state == .idle)
            panel.player.play()
            #expect(Stage.wait { panel.player.state == .ready && panel.player.position > .milliseconds(200) })
            #expect(abs((panel.player.length ?? .zero) / .seconds(1) - 12) < 0.3)
            panel.player.seek(to: .seconds(9))
            #expect(Stage.wait { panel.player.position > .milliseconds(9200) })
            panel.player.seek(to: .seconds(2))
            #expect(Stage.wait { (.milliseconds(2200)..<Duration.seconds(8)).contains(panel.player.position) })
        }
        let requests = try await server.log().at("/film.webm")
        let parts = requests.compactMap { $0.headers["range"] }
        #expect(requests.count > 1 && parts.contains { $0 != "bytes=0-" }, "\(requests.map(\.headers))")
    }

    @Test("T16: no sound before it is asked for; its button, and the keys, say and change what is heard")
    func sound() throws {
        let panel = VideoPanel(VideoItem("Negroni", .file(film)))
        try Stage.show(Box(.vertical, [panel])) { window in
            Hands.focus(window)
            #expect(
                button("Turn the sound on (M)", in: panel)?.isMapped == false, "nobody knows yet whether it has sound")
            panel.player.play()
            #expect(Stage.wait { panel.player.state == .ready && panel.player.hasSound == true })
            let stream = try #require(panel.player.stream)
            #expect(stream.hasSound && stream.isMuted && panel.player.isMuted)
            let sound = try #require(button("Turn the sound on (M)", in: panel))
            #expect(Stage.wait { sound.isMapped })
            // It has its place a frame later.
            Stage.paint(panel)
            Hands.click(sound)
            #expect(Stage.wait { !stream.isMuted && sound.accessibleLabel == "Turn the sound off (M)" })
            panel.moveFocus(.next)
            Hands.type("m")
            #expect(Stage.wait { stream.isMuted && sound.accessibleLabel == "Turn the sound on (M)" })
            Hands.type("Down", "Down", "Down")
            #expect(Stage.wait { !stream.isMuted && abs(stream.volume - 0.7) < 0.01 })
            Hands.type("Up")
            #expect(Stage.wait { abs(stream.volume - 0.8) < 0.01 })
        }
    }
}

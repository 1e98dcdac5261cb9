import Foundation
import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Video panel", .serialized)
struct VideoPanelTests {
    private let folder: TemporaryFolder
    private let film: URL

    /// A film of four seconds.
    init() throws {
        Stage.open()
        folder = try TemporaryFolder()
        film = URL(fileURLWithPath: folder.path + "/film.webm")
        try FilmWriter(width: 64, height: 36, pace: 10).write(40, to: film.path) { index, canvas in
            let color = Color(red: Double(index) / 40, green: 0.2, blue: 0.2)
            canvas.fill(.rectangle(Rectangle(width: 64, height: 36)), with: color)
        }
    }

    private let chapters = [
        VideoChapter(.zero, "Pour"), VideoChapter(.seconds(2), "Stir"), VideoChapter(.seconds(3), "Sip"),
    ]

    private func panel() -> VideoPanel { VideoPanel(VideoItem("Negroni", .file(film), chapters: chapters)) }

    @Test("T16: nothing is opened before the person plays it; leaving lets go of it, and its place is kept")
    func lazy() {
        let panel = panel()
        var trace: Trace?
        Stage.show(panel) { _ in
            pause(.milliseconds(200))
            #expect(panel.player.state == .idle && panel.player.stream == nil && !panel.isInUse)
            // One button begins; where it goes, that of the controls comes.
            let held = { @MainActor in button("Pause (space)", in: panel)?.isMapped == true }
            #expect(button("Play (space)", in: panel)?.isMapped != true && !held())
            button("Play", in: panel)?.click()
            #expect(Stage.wait { panel.player.state == .ready && panel.player.position > .milliseconds(300) })
            #expect(held())
            #expect(panel.player.isMuted && panel.isInUse)
            trace = panel.player.stream.map { Trace($0) }
        }
        #expect(panel.player.state == .idle && !panel.player.isPlaying && panel.player.position > .milliseconds(300))
        #expect(Stage.wait { trace?.isGone == true })
    }

    @Test("T16: choosing a step seeks, and the step follows the video")
    func chapterBothWays() {
        let panel = panel()
        var told: [Int] = []
        panel.onChapterChanged { told.append($0) }
        Stage.show(panel) { _ in
            panel.choose(chapter: 1)
            #expect(panel.player.state == .idle && panel.player.position == .seconds(2) && told.isEmpty)
            panel.player.play()
            #expect(Stage.wait { told == [2] })
            #expect(panel.player.position >= .seconds(3))
            panel.choose(chapter: 0)
            #expect(panel.player.chapter == 0)
            #expect(Stage.wait { told == [2, 1] })
            #expect(Stage.wait { !panel.player.isPlaying })
            #expect(told == [2, 1, 2])
            panel.player.play()
            #expect(Stage.wait { panel.player.isPlaying && panel.player.position < .seconds(2) })
            #expect(Stage.wait { !panel.player.isPlaying })
            panel.choose(chapter: 1)
            panel.player.play()
            #expect(Stage.wait { panel.player.isPlaying && panel.player.chapter == 1 })
            #expect(Stage.wait { panel.player.position > .milliseconds(2300) })
            #expect(panel.player.position < .seconds(3))
        }
    }

    @Test("T16: a video of a server plays as it comes, which is asked for nothing before")
    func stream() async throws {
        let server = try LoopbackServer()
        try await server.serve(folder.path)
        let address = try #require(URL(string: server.address + "/film.webm"))
        let panel = VideoPanel(VideoItem("Negroni", .address(address), chapters: chapters))
        let window = Window()
        window.child = panel
        window.present()
        #expect(Stage.wait { panel.isMapped })
        #expect(try await server.log().requests.isEmpty)
        panel.player.play()
        try #require(Stage.wait { panel.player.state == .ready && panel.player.position > .milliseconds(300) })
        panel.choose(chapter: 2)
        #expect(Stage.wait { !panel.player.isPlaying && panel.player.position >= .milliseconds(3900) })
        #expect(try await !server.log().at("/film.webm").isEmpty)
        window.destroy()
    }

    @Test("toolkit row 20: real keys play, hold, seek and turn on the captions")
    func keys() throws {
        folder.write("WEBVTT\n\n00:00.000 --> 00:04.000\nStir well.\n", to: "film.vtt")
        let panel = panel()
        Stage.show(Box(.vertical, [panel])) { window in
            Hands.focus(window)
            panel.moveFocus(.next)
            Hands.type("k")
            #expect(Stage.wait { panel.player.state == .ready && panel.player.isPlaying })
            Hands.type("space")
            #expect(Stage.wait { !panel.player.isPlaying })
            Hands.type("End", "j", "Right")
            #expect(Stage.wait { panel.player.position == panel.player.length })
            Hands.type("Home")
            #expect(Stage.wait { panel.player.position == .zero })
            Hands.type("c")
            #expect(Stage.wait { panel.player.captionText == "Stir well." })
            #expect(everything(in: panel).contains { ($0 as? Label)?.text == "Stir well." && $0.isMapped })
        }
    }

    @Test("a video that does not play says why, and is tried again")
    func failure() throws {
        let file = URL(fileURLWithPath: folder.write("No video.", to: "text.webm"))
        let panel = VideoPanel(VideoItem("Text", .file(file)))
        try Stage.show(panel) { _ in
            panel.player.play()
            #expect(Stage.wait { if case .failed(.playing) = panel.player.state { true } else { false } })
            #expect(
                Stage.wait {
                    everything(in: panel).contains {
                        ($0 as? Label)?.text.hasPrefix("The video cannot be played: ") == true
                    }
                })
            try FileManager.default.removeItem(at: file)
            try FileManager.default.copyItem(at: film, to: file)
            button("Try again", in: panel)?.click()
            #expect(Stage.wait { panel.player.state == .ready })
        }
    }

    @Test("without GStreamer a film stands as a picture, with nothing to press")
    func withoutGStreamer() {
        setenv("COMPTOIR_MISSING_LIBRARIES", "libgstreamer-1.0.so.0", 1)
        defer { unsetenv("COMPTOIR_MISSING_LIBRARIES") }
        let film = DrinkFilm(DrinkArt(glass: .rocks), levels: [1])
        let item = VideoItem("Film", .film(film, folder: URL(fileURLWithPath: folder.path)))
        let panel = VideoPanel(item, poster: DrinkFilmPoster(film))
        Stage.show(panel) { _ in
            #expect(everything(in: panel).allSatisfy { !($0 is Button) || !$0.isMapped })
            #expect(everything(in: panel).contains { $0 is DrinkPour && $0.isMapped })
        }
    }

    @Test("the whole screen plays on what the page plays, and Escape leads back")
    func fullScreen() throws {
        let panel = panel()
        try Stage.show(panel) { window in
            panel.player.play()
            #expect(Stage.wait { panel.player.state == .ready })
            let before = Window.all.count
            panel.showFullScreen()
            #expect(Window.all.count == before + 1)
            let full = try #require(Window.all.first { $0.title == "Negroni" })
            #expect(full.parentWindow === window && Stage.wait { full.isMapped && full.width > 0 })
            #expect(button("Leave the full screen (F)", in: full) != nil && panel.player.state == .ready)
            Hands.focus(full)
            Hands.type("Escape")
            #expect(Stage.wait { Window.all.count == before })
            #expect(panel.player.state == .ready)
            Hands.focus(window)
            try #require(find(.group, named: "Negroni", in: panel)).grabFocus()
            Hands.type("F11")
            #expect(Window.all.count == before + 1)
        }
        // Leaving the page takes the whole screen along.
        #expect(Stage.wait { !Window.all.contains { $0.title == "Negroni" } })
        #expect(panel.player.state == .idle)
    }

    @Test("toolkit row 19: the parts have names, and the whole fits into 240 pixels")
    func accessibility() {
        let panel = panel()
        #expect(panel.role == .group && panel.accessibleLabel == "Video: Negroni")
        #expect(find(.slider, named: "Place in the video", in: panel) != nil)
        #expect(button("Full screen (F)", in: panel) != nil)
        #expect(panel.measured(.horizontal).minimum <= 240)
    }

    @Test("opening and closing the page two hundred times leaves memory as it was")
    func lifetime() {
        func visit() {
            let panel = panel()
            Stage.show(panel) { _ in
                panel.player.play()
                #expect(Stage.wait { panel.player.state == .ready })
            }
        }
        for _ in 0..<5 { visit() }
        let before = InstanceCount.byType
        for _ in 0..<200 { visit() }
        #expect(InstanceCount.lastingGrowth(since: before, spare: 3).isEmpty)
        #expect(endsAfterShowing { self.panel() })
    }
}

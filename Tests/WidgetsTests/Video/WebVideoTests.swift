import Foundation
import GTK
import TestSupport
import Testing

@testable import Widgets

@Suite("Videos on pages")
struct WebVideoTests {
    @Test(
        "have the player that their site has for others",
        arguments: [
            ("https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"),
            (
                "https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=1m30s",
                "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=90"
            ),
            ("https://youtu.be/aqz-KE-bpKQ?t=75", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=75"),
            ("https://m.youtube.com/shorts/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"),
            (
                "https://tube.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv",
                "https://tube.example.org/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv"
            ),
            (
                "https://tube.example.org:8443/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d?start=1m#here",
                "https://tube.example.org:8443/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d"
            ),
        ])
    func known(page: String, player: String) throws {
        let url = try #require(URL(string: page))
        #expect(WebVideo(page: url)?.player.absoluteString == player)
        #expect(WebVideo(page: url)?.page == url)
    }

    @Test(
        "of other sites, and pages that are no video, have none",
        arguments: [
            "https://example.org/film", "http://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://www.youtube.com/watch",
            "https://www.youtube.com/watch?v=%22%3E%3Cscript%3E", "https://www.youtube.com/playlist?list=aqz-KE-bpKQ",
            "https://youtube.com.example.org/watch?v=aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ/more",
            "https://tube.example.org/w/p/kkGMgK9ZtnKfYAgnEtQxbv", "https://tube.example.org/w/short",
        ])
    func unknown(page: String) throws {
        #expect(WebVideo(page: try #require(URL(string: page))) == nil)
    }
}

@MainActor @Suite("Video on somebody’s page", .serialized)
struct VideoLinkTests {
    private let opened = Opened()

    @MainActor private final class Opened { var urls: [URL] = [] }

    init() { Stage.open() }

    private func link(_ page: String) throws -> VideoLink {
        VideoLink(try #require(URL(string: page)), poster: Label("Still")) { [opened] in opened.urls.append($0) }
    }

    @Test("T16: nothing is asked for before a click, and the browser opens the page")
    func browser() throws {
        let page = "https://example.org/film"
        let link = try link(page)
        Stage.show(link) { _ in
            #expect(!link.isPlaying && opened.urls.isEmpty)
            #expect(button("Play", in: link) == nil)
            button("Watch the video on example.org", in: link)?.click()
            #expect(opened.urls.map(\.absoluteString) == [page])
        }
    }

    @Test("T16: plays in its place; where nobody answers it says so, and leaving shows the still picture again")
    func place() throws {
        // No name below «invalid» is anybody's (RFC 2606), so nothing outside is asked for.
        let link = try link("https://tube.invalid/w/kkGMgK9ZtnKfYAgnEtQxbv")
        Stage.show(link) { _ in
            button("Play", in: link)?.click()
            #expect(link.isPlaying)
            #expect(Stage.wait { !link.isPlaying })
            let said = everything(in: link).compactMap { $0 as? Label }.filter(\.isMapped).map(\.text)
            #expect(said.contains("The video could not be loaded: tube.invalid does not answer."))
            button("Try again", in: link)?.click()
            #expect(link.isPlaying)
        }
        #expect(!link.isPlaying && opened.urls.isEmpty)
    }
}

import Foundation
import Testing

@testable import Store

@Suite("Videos of drinks")
struct DrinkVideoTests {
    @Test("are files at https addresses, or pages of YouTube or of a PeerTube server")
    func forms() throws {
        let file = try #require(URL(string: "https://example.org/films/negroni.webm"))
        #expect(Drink.Video("https://example.org/films/negroni.webm") == .file(file))
        let youtube = try #require(URL(string: "https://www.youtube.com/watch?v=abc-DEF_123"))
        #expect(Drink.Video("youtube:abc-DEF_123") == .page(youtube))
        let peertube = try #require(URL(string: "https://video.example.org/w/aB3"))
        #expect(Drink.Video("peertube:video.example.org/aB3") == .page(peertube))
    }

    @Test(
        "that lead elsewhere are none",
        arguments: [
            "", "http://example.org/a.webm", "file:///etc/passwd", "https://", "youtube:", "youtube:abc",
            "youtube:abc-DEF_12&",
            "peertube:example.org", "peertube:example/aB3", "peertube:example.org/a/b", "peertube:ex@mple.org/aB3",
            "javascript:alert(1)",
        ])
    func mistaken(text: String) { #expect(Drink.Video(text) == nil) }

    @Test("come with a pack, with the times of the steps")
    func loaded() async throws {
        let more = #", "video": "https://example.org/a.webm""#
        let drink = DrinkSamples.drink("good", parts: [DrinkSamples.part("gin")], more: more)
            .replacingOccurrences(of: #""text": "Mix.""#, with: #""text": "Mix.", "videoTime": 12.5"#)
        let shop = try await Shop(packs: ["p.json": DrinkSamples.pack([DrinkPackTests.gin], [drink])])
        #expect(try await shop.catalogue.problems.isEmpty)
        let read = try #require(try await shop.catalogue.drink(id: "good"))
        #expect(read.video == Drink.Video("https://example.org/a.webm") && read.steps.map(\.videoTime) == [12.5])
    }
}

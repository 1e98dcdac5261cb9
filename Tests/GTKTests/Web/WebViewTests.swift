import Foundation
import GTK
import TestSupport
import Testing

/// With WebKitGTK, which the tests' set-up installs; the program does without it too.
@MainActor @Suite("Web view", .serialized)
struct WebViewTests {
    private let web: LoopbackServer

    init() throws {
        Stage.open()
        web = try LoopbackServer()
    }

    private func address(_ path: String) throws -> URL { try #require(URL(string: web.address + path)) }

    private func html(_ text: String, headers: [String: String] = [:]) -> LoopbackAnswer {
        LoopbackAnswer(headers: headers.merging(["Content-Type": "text/html"]) { own, _ in own }, body: text)
    }

    /// Shows a view, and waits until `condition` holds.
    private func show(_ view: WebView, until condition: @escaping @MainActor () -> Bool) {
        Stage.show(view, width: 320, height: 180) { _ in #expect(Stage.wait(until: condition)) }
        view.close()
    }

    @Test("shows a page and runs what is in it; its server learns where its visitor comes from, and gives no cookie")
    func page() async throws {
        let text = "<title>Before</title><script>document.title = 'Played'</script>"
        try await web.answer("/player", html(text, headers: ["Set-Cookie": "seen=1; Max-Age=3600"]))
        for _ in 1...2 {
            let view = try #require(WebView(try address("/player"), referrer: "https://example.org"))
            #expect(view.state == .loading)
            show(view) { view.state == .shown && view.title == "Played" }
        }
        let asked = try await web.log().at("/player")
        #expect(asked.count == 2)
        #expect(asked.allSatisfy { $0.headers["referer"]?.hasPrefix("https://example.org") == true })
        #expect(asked.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test("goes to pages of its own server alone, and opens no windows")
    func confined() async throws {
        let elsewhere = web.address.replacing("127.0.0.1", with: "localhost")
        let text = """
            <script>
            window.open("/window");
            location.href = "\(elsewhere)/elsewhere";
            setTimeout(() => { location.href = "/inside" }, 500);
            </script>
            """
        try await web.answer("/player", html(text))
        for path in ["/window", "/elsewhere", "/inside"] { try await web.answer(path, html("<title>\(path)</title>")) }
        let view = try #require(WebView(try address("/player")))
        var handedOn: [URL] = []
        view.onLeaving { handedOn.append($0) }
        show(view) { view.title == "/inside" }
        let asked = try await web.log().requests.map(\.path)
        #expect(asked.contains("/inside") && !asked.contains("/window") && !asked.contains("/elsewhere"))
        // Nobody clicked, so the browser is not to open anything either.
        #expect(handedOn.isEmpty)
    }

    @Test("hands on where a click leads that is not the page's own server, and stays")
    func left() async throws {
        let link =
            #"<title>Link</title><a style="position: fixed; inset: 0" href="https://elsewhere.invalid/page">On</a>"#
        try await web.answer("/player", html(link))
        let view = try #require(WebView(try address("/player")))
        var handedOn: [String] = []
        view.onLeaving { handedOn.append($0.absoluteString) }
        Stage.show(view, width: 320, height: 180) { window in
            #expect(Stage.wait { view.state == .shown && view.title == "Link" })
            Hands.focus(window)
            // It takes clicks once it has painted.
            #expect(
                Stage.wait {
                    Hands.click(view); return !handedOn.isEmpty
                })
            #expect(Set(handedOn) == ["https://elsewhere.invalid/page"] && view.title == "Link")
        }
        view.close()
    }

    @Test("tells when there is no answer")
    func nobody() async throws {
        try await web.answer("/player", LoopbackAnswer(raw: ""))
        let view = try #require(WebView(try address("/player")))
        var states: [WebView.State] = []
        view.onChanged { states.append($0) }
        show(view) { view.state == .failed }
        #expect(states == [.failed])
    }

    @Test("ends with its page, and its process with it")
    func end() async throws {
        try await web.answer("/player", html("<title>Here</title>"))
        var trace: Trace?
        do {
            let view = try #require(WebView(try address("/player")))
            trace = Trace(view)
            show(view) { view.title == "Here" }
        }
        #expect(Stage.wait { trace?.isGone == true })
    }
}

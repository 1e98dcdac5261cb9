internal import CGTK
internal import CSoup
public import Foundation

/// Shows a page of the web, and no way from it to others (`WebKitWebView`).
///
/// WebKitGTK is opened when the first view is made. A view keeps nothing: what a page stores, cookies among it, ends with
/// the view. A page may go to others of its own server; a click that leads elsewhere is handed on, all else that would go
/// elsewhere, open windows, ask for the camera or load files is refused.
@MainActor
public final class WebView: Widget {
    /// How far the page is.
    public enum State: Sendable, Equatable {
        case loading
        case shown
        /// The server did not answer, or the page ended before its time.
        case failed
    }

    private let page: URL
    private let changed = HandlerList<State>()
    private let left = HandlerList<URL>()

    /// How far the page is.
    public private(set) var state = State.loading {
        didSet { if state != oldValue { changed.send(state) } }
    }

    /// Makes a view, and has it load a page.
    /// - Parameters:
    ///   - page: the page.
    ///   - referrer: where the page's server is told that its visitor comes from; nil for nothing.
    /// - Returns: nil where WebKitGTK is not installed.
    public init?(_ page: URL, referrer: String? = nil) {
        guard let kit = WebKit.shared else { return nil }
        self.page = page
        var session = GValue()
        g_value_init(&session, GType(COMPTOIR_TYPE_OBJECT))
        g_value_take_object(&session, kit.makeSession())
        defer { g_value_unset(&session) }
        let view = "network-session".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(kit.viewType(), 1, &names, &session)
        }
        super.init(Reference(adopting: g_object_ref_sink(view)))
        follow(kit)
        load(kit, referrer)
    }

    /// Called with how far the page is, each time it has got further.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (State) -> Void) -> Connection { changed.add(handler) }

    /// Called with an address of another server that the person clicked.
    @discardableResult
    public func onLeaving(_ handler: @escaping @MainActor (URL) -> Void) -> Connection { left.add(handler) }

    /// Ends the page, and all that it plays, at once (`webkit_web_view_terminate_web_process`).
    public func close() {
        changed.removeAll()
        left.removeAll()
        WebKit.shared?.end(raw)
    }

    /// The page's title (`webkit_web_view_get_title`).
    public var title: String { self[Property<String>("title")] }

    private func load(_ kit: WebKit, _ referrer: String?) {
        guard let request = kit.makeRequest(page.absoluteString) else { return }
        if let referrer, let headers = kit.headers(request) {
            soup_message_headers_replace(OpaquePointer(headers), "Referer", referrer)
        }
        kit.load(raw, request)
        g_object_unref(request)
    }

    private func follow(_ kit: WebKit) {
        var hasBegun = false
        connect("load-changed") { [weak self] (event: Int) in
            if event == WebKit.Progress.committed.rawValue { hasBegun = true }
            // It finishes too where nothing of the page came.
            guard event == WebKit.Progress.finished.rawValue, self?.state == .loading else { return }
            self?.state = hasBegun ? .shown : .failed
        }
        // WebKit's own page about what went wrong is not wanted.
        connect(asking: "load-failed") { () -> Bool in true }
        connect("web-process-terminated") { [weak self] in self?.state = .failed }
        connect(asking: "permission-request") { (request: Object) in
            kit.deny(request.raw)
            return true
        }
        connect(asking: "decide-policy") { [weak self] (decision: Object, wish: Int) in
            guard let self, let wish = WebKit.Wish(rawValue: wish), !isAllowed(wish, decision, kit) else {
                return false
            }
            kit.ignore(decision.raw)
            return true
        }
    }

    /// Whether the page may do what it wants; a click that leads elsewhere is handed on.
    private func isAllowed(_ wish: WebKit.Wish, _ decision: Object, _ kit: WebKit) -> Bool {
        guard wish != .show else { return kit.isShown(decision.raw) != 0 }
        guard let action = kit.action(decision.raw), let request = kit.request(action) else { return false }
        let address = string(kit.address(request)) ?? ""
        if wish == .go, isHome(address) { return true }
        if kit.isClick(action) != 0, let url = URL(string: address), url.scheme == "https" { left.send(url) }
        return false
    }

    /// Whether an address is of the page's own server, or of none.
    private func isHome(_ address: String) -> Bool {
        guard let url = URL(string: address) else { return false }
        if ["about", "blob"].contains(url.scheme) { return true }
        return url.scheme == page.scheme && url.host() == page.host() && url.port == page.port
    }
}

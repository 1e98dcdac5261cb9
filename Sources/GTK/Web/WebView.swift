internal import CGTK
internal import CSoup
public import FoundationEssentials

/// A widget that shows a web page and allows no navigation away from its server (`WebKitWebView`).
///
/// WebKitGTK is opened when the first view is created. A view keeps nothing: whatever a page stores, including cookies,
/// ends with the view. A page may navigate within its own server; a click on a link to elsewhere is passed on to
/// `onLeaving`. Anything else that would leave the server, open windows, use the camera or download files is refused.
@MainActor
public final class WebView: Widget {
    /// How far the page has loaded.
    public enum State: Sendable, Equatable {
        case loading
        case shown
        /// The server did not answer, or the page's process ended early.
        case failed
    }

    private let page: URL
    private let changed = HandlerList<State>()
    private let left = HandlerList<URL>()

    /// How far the page has loaded.
    public private(set) var state = State.loading {
        didSet { if state != oldValue { changed.send(state) } }
    }

    /// Creates a view that loads a page.
    /// - Parameters:
    ///   - page: the page.
    ///   - referrer: the address given to the page's server as that of the linking page; nil for none.
    /// - Returns: nil if WebKitGTK is not installed.
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

    /// Called with the state each time it has changed.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (State) -> Void) -> Connection { changed.add(handler) }

    /// Called with an address on another server that the user has clicked.
    @discardableResult
    public func onLeaving(_ handler: @escaping @MainActor (URL) -> Void) -> Connection { left.add(handler) }

    /// Ends the page, and everything that it plays, immediately (`webkit_web_view_terminate_web_process`).
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
            // This is also emitted if nothing of the page arrived.
            guard event == WebKit.Progress.finished.rawValue, self?.state == .loading else { return }
            self?.state = hasBegun ? .shown : .failed
        }
        // Keeps WebKit from showing its own error page.
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

    /// Returns whether the page may do what it asks; a click that leads elsewhere is passed on.
    private func isAllowed(_ wish: WebKit.Wish, _ decision: Object, _ kit: WebKit) -> Bool {
        guard wish != .show else { return kit.isShown(decision.raw) != 0 }
        guard let action = kit.action(decision.raw), let request = kit.request(action) else { return false }
        let address = string(kit.address(request)) ?? ""
        if wish == .go, isHome(address) { return true }
        if kit.isClick(action) != 0, let url = URL(string: address), url.scheme == "https" { left.send(url) }
        return false
    }

    /// Returns whether an address is on the page's own server, or on none.
    private func isHome(_ address: String) -> Bool {
        guard let url = URL(string: address) else { return false }
        if ["about", "blob"].contains(url.scheme) { return true }
        return url.scheme == page.scheme && url.host() == page.host() && url.port == page.port
    }
}

internal import CGTK

/// The few WebKitGTK functions needed to show a page, looked up on first use.
///
/// The program does not need WebKitGTK: without it, no page is shown.
struct WebKit: Sendable {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Words = UnsafePointer<CChar>
    typealias FindType = @Sendable @convention(c) () -> GType
    typealias Make = @Sendable @convention(c) () -> Pointer?
    typealias MakeRequest = @Sendable @convention(c) (Words) -> Pointer?
    typealias Use = @Sendable @convention(c) (Pointer) -> Void
    typealias Find = @Sendable @convention(c) (Pointer) -> Pointer?
    typealias FindWords = @Sendable @convention(c) (Pointer) -> Words?
    typealias Ask = @Sendable @convention(c) (Pointer) -> gboolean
    typealias Load = @Sendable @convention(c) (Pointer, Pointer) -> Void

    let viewType: FindType
    let makeSession: Make
    let makeRequest: MakeRequest
    let headers: Find
    let load: Load
    let end: Use
    let action: Find
    let isClick: Ask
    let request: Find
    let address: FindWords
    let isShown: Ask
    let ignore: Use
    let deny: Use

    /// What a page asks to do (`WebKitPolicyDecisionType`).
    enum Wish: Int { case go, newWindow, show }

    /// How far a page has loaded (`WebKitLoadEvent`).
    enum Progress: Int { case started, redirected, committed, finished }

    /// The name of the library's file.
    static let library = "libwebkitgtk-6.0.so.4"

    /// WebKitGTK; nil if it is not installed.
    static let shared = WebKit()

    /// Opens WebKitGTK; nil if it is not installed, or is not a version known here.
    init?() {
        guard let opened = OptionalLibrary(Self.library),
            let viewType: FindType = opened.function("webkit_web_view_get_type"),
            let makeSession: Make = opened.function("webkit_network_session_new_ephemeral"),
            let makeRequest: MakeRequest = opened.function("webkit_uri_request_new"),
            let headers: Find = opened.function("webkit_uri_request_get_http_headers"),
            let load: Load = opened.function("webkit_web_view_load_request"),
            let end: Use = opened.function("webkit_web_view_terminate_web_process"),
            let action: Find = opened.function("webkit_navigation_policy_decision_get_navigation_action"),
            let isClick: Ask = opened.function("webkit_navigation_action_is_user_gesture"),
            let request: Find = opened.function("webkit_navigation_action_get_request"),
            let address: FindWords = opened.function("webkit_uri_request_get_uri"),
            let isShown: Ask = opened.function("webkit_response_policy_decision_is_mime_type_supported"),
            let ignore: Use = opened.function("webkit_policy_decision_ignore"),
            let deny: Use = opened.function("webkit_permission_request_deny")
        else { return nil }
        (self.viewType, self.makeSession, self.makeRequest) = (viewType, makeSession, makeRequest)
        (self.headers, self.load, self.end) = (headers, load, end)
        (self.action, self.isClick, self.request, self.address) = (action, isClick, request, address)
        (self.isShown, self.ignore, self.deny) = (isShown, ignore, deny)
    }
}

internal import CGTK
internal import CSoup

/// Asks web servers, with limits on time and size, and keeps answers on the disk as HTTP allows (libsoup's `SoupSession`).
///
///     let client = HTTPClient(userAgent: "Comptoir/1.0", cache: .init(folder: path))
///     let response = try await client.send(HTTPRequest("https://example.org/products.json"))
///
/// Cancelling the task ends the request. Only `http` and `https` are spoken, and a server may not send on from the
/// second to the first. No cookies, languages or passwords are sent. An answer of whatever status is returned;
/// what keeps one from coming is thrown as `HTTPFailure`.
@MainActor
public final class HTTPClient {
    /// Where answers are kept, and how much of them.
    public struct Cache: Sendable {
        public var folder: String
        public var bytes: Int

        /// - Parameters:
        ///   - folder: a folder of its own, made if it is not there; what else is in it may be deleted.
        ///   - bytes: the most that is kept; a single answer may have a tenth of it.
        public init(folder: String, bytes: Int = 64 << 20) {
            self.folder = folder
            self.bytes = bytes
        }
    }

    private let session: UnsafeMutablePointer<SoupSession>
    private let cache: UnsafeMutablePointer<SoupCache>?
    private var saving: SourceToken?

    /// Makes a client; one is enough for a program.
    /// - Parameters:
    ///   - userAgent: what the program calls itself, as `Comptoir/1.0`.
    ///   - cache: where answers are kept; nil for nowhere.
    public init(userAgent: String, cache: Cache? = nil) {
        guard let session = comptoir_session_new(24, 6) else {
            preconditionFailure("libsoup returned no session")
        }
        self.session = session
        soup_session_set_user_agent(session, userAgent)
        // Time is kept for each request by itself; see `HTTPTransfer`.
        soup_session_set_timeout(session, 0)
        guard let cache, g_mkdir_with_parents(cache.folder, 0o700) == 0 else {
            self.cache = nil
            return
        }
        self.cache = soup_cache_new(cache.folder, SOUP_CACHE_SINGLE_USER)
        soup_cache_set_max_size(self.cache, guint(clamping: cache.bytes))
        soup_session_add_feature(session, OpaquePointer(self.cache))
        soup_cache_load(self.cache)
    }

    isolated deinit {
        if let cache {
            save()
            soup_session_remove_feature(session, OpaquePointer(cache))
            g_object_unref(cache)
        }
        g_object_unref(session)
    }

    /// Sends a request and reads the whole answer.
    /// - Throws: `HTTPFailure` or `CancellationError`.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let response = try await HTTPTransfer(request, session: session, hasCache: cache != nil).run()
        if cache != nil, request.method == .get { saveSoon() }
        return response
    }

    /// Notes now which answers the cache has; done by itself two seconds after each, and when the client ends.
    ///
    /// What libsoup has not noted it throws away when it is started the next time (`soup_cache_dump`).
    public func save() {
        saving?.cancel()
        saving = nil
        if let cache { soup_cache_dump(cache) }
    }

    private func saveSoon() {
        guard saving?.isActive != true else { return }
        saving = MainLoop.after(.seconds(2)) { [weak self] in self?.save() }
    }
}

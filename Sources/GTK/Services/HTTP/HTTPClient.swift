internal import CGTK
internal import CSoup

/// A client for web servers, with limits on time and size, which caches answers on disk as HTTP allows.
///
/// It uses libsoup (`SoupSession`).
///
///     let client = HTTPClient(userAgent: "Comptoir/1.0", cache: .init(folder: path))
///     let response = try await client.send(HTTPRequest("https://example.org/products.json"))
///
/// Cancelling the task ends the request. Only `http` and `https` are supported, and a redirect from the second to the
/// first is refused. No cookies, languages or passwords are sent. A response is returned whatever its status; if none
/// arrives, `HTTPFailure` is thrown.
@MainActor
public final class HTTPClient {
    /// The location and size of the cache.
    public struct Cache: Sendable {
        /// The folder of the cache.
        public var folder: String
        /// The maximum size in bytes.
        public var bytes: Int

        /// Creates the description of a cache.
        /// - Parameters:
        ///   - folder: a folder for the cache alone, created if necessary; other files in it may be deleted.
        ///   - bytes: the maximum size; a single answer may take up a tenth of it.
        public init(folder: String, bytes: Int = 64 << 20) {
            self.folder = folder
            self.bytes = bytes
        }
    }

    private let session: UnsafeMutablePointer<SoupSession>
    private let cache: UnsafeMutablePointer<SoupCache>?
    private var saving: SourceToken?

    /// Creates a client; one is enough for a program.
    /// - Parameters:
    ///   - userAgent: the program's name for servers, such as `Comptoir/1.0`.
    ///   - cache: the cache; nil for none.
    public init(userAgent: String, cache: Cache? = nil) {
        guard let session = comptoir_session_new(24, 6) else {
            fatalError("libsoup returned no session")
        }
        self.session = session
        soup_session_set_user_agent(session, userAgent)
        // Each request has its own time limits; see `HTTPTransfer`.
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

    /// Sends a request and reads the whole response.
    /// - Throws: `HTTPFailure` or `CancellationError`.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let response = try await HTTPTransfer(request, session: session, hasCache: cache != nil).run()
        if cache != nil, request.method == .get { saveSoon() }
        return response
    }

    /// Saves the cache's index now; this happens automatically two seconds after each answer, and when the client ends.
    ///
    /// At the next start, libsoup deletes answers that are not in the index (`soup_cache_dump`).
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

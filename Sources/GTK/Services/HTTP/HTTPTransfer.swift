internal import CGTK
internal import CSoup

/// One request in progress: its redirects, time limits and byte count.
@MainActor
final class HTTPTransfer {
    private let request: HTTPRequest
    private let session: UnsafeMutablePointer<SoupSession>
    /// Whether the session has a cache.
    private let hasCache: Bool
    /// Cancels what is in progress; each address has its own.
    private var cancellable = Cancellable()
    /// The reason why the transfer was stopped from here.
    private var end: HTTPFailure?
    private var total: SourceToken?
    private var idle: SourceToken?

    init(_ request: HTTPRequest, session: UnsafeMutablePointer<SoupSession>, hasCache: Bool) {
        self.request = request
        self.session = session
        self.hasCache = hasCache
    }

    /// Runs the transfer.
    /// - Throws: `HTTPFailure` or `CancellationError`.
    func run() async throws -> HTTPResponse {
        let limits = request.limits
        // The session outlives the client while a request is in progress.
        g_object_ref(session)
        total = MainLoop.after(limits.total) { [weak self] in self?.stop(.slow(limits.total)) }
        somethingCame()
        defer {
            total?.cancel()
            idle?.cancel()
            g_object_unref(session)
        }
        do {
            return try await follow()
        } catch {
            if let end { throw end }
            throw error
        }
    }

    private func stop(_ reason: HTTPFailure) {
        end = end ?? reason
        cancellable.cancel()
    }

    private func somethingCame() {
        let limit = request.limits.idle
        idle?.cancel()
        idle = MainLoop.after(limit) { [weak self] in self?.stop(.silent(limit)) }
    }

    private func follow() async throws -> HTTPResponse {
        var address = try HTTPAddress(request.address)
        var redirects = 0
        while end == nil {
            let message = HTTPMessage(request, address)
            let stream = try await open(message, address)
            guard let location = message.redirect, request.method == .get || message.keepsMethod else {
                return HTTPResponse(
                    status: message.status, headers: message.headers,
                    body: try await body(of: message, stream, address),
                    address: address.text)
            }
            giveUp(stream)
            cancellable = Cancellable()
            redirects += 1
            guard redirects <= request.limits.redirects else {
                throw HTTPFailure.tooManyRedirects(limit: request.limits.redirects)
            }
            let next = try address.redirected(to: location)
            guard !request.staysOnServer || next.isOnServer(of: address) else {
                throw HTTPFailure.refusedRedirect(next.text)
            }
            address = next
        }
        throw CancellationError()
    }

    private func open(_ message: HTTPMessage, _ address: HTTPAddress) async throws -> UnsafeMutablePointer<GInputStream>
    {
        let isWatched = request.staysPublic ? try await !address.goesByProxy(cancellable) : false
        if isWatched { watch(message, address) }
        if hasCache, request.method == .get { try await reach(address, isWatched: isWatched) }
        do {
            let stream = try await AsyncCall.run(cancellable: cancellable) { cancellable, done, data in
                soup_session_send_async(session, message.pointer, G_PRIORITY_DEFAULT, cancellable, done, data)
            } finish: { [session] result, error in
                soup_session_send_finish(session, result, &error)
            }
            somethingCame()
            guard let stream else { throw HTTPFailure.brokenOff }
            return stream
        } catch let error as GLibError {
            throw HTTPFailure(error, host: address.host, reasons: message.distrust)
        }
    }

    /// Ends the request before anything is sent to an address that is not public, as a name may lead to any.
    private func watch(_ message: HTTPMessage, _ address: HTTPAddress) {
        message.onPlace { [weak self] place in
            if place.isPrivate { self?.stop(.privateAddress(host: address.host)) }
        }
    }

    /// Connects to the server before sending it anything (`soup_session_preconnect_async`).
    ///
    /// If no server answers when a cached answer has to be validated, libsoup 3.2 releases a stream that it does not
    /// have, and GLib logs a warning.
    private func reach(_ address: HTTPAddress, isWatched: Bool) async throws {
        let message = HTTPMessage(request, address)
        if isWatched { watch(message, address) }
        do {
            _ = try await AsyncCall.run(cancellable: cancellable) { cancellable, done, data in
                soup_session_preconnect_async(
                    session, message.pointer, G_PRIORITY_DEFAULT, cancellable, done, data)
            } finish: { [session] result, error in
                soup_session_preconnect_finish(session, result, &error)
            }
            somethingCame()
        } catch let error as GLibError {
            throw HTTPFailure(error, host: address.host, reasons: message.distrust)
        }
    }

    private func body(
        of message: HTTPMessage, _ stream: UnsafeMutablePointer<GInputStream>, _ address: HTTPAddress
    ) async throws -> [UInt8] {
        let limit = request.limits.bytes
        var body: [UInt8] = []
        do {
            guard message.announcedBytes <= limit else { throw HTTPFailure.tooLarge(limit: limit) }
            while case let piece = try await read(stream), !piece.isEmpty {
                somethingCame()
                body += piece
                guard body.count <= limit else { throw HTTPFailure.tooLarge(limit: limit) }
            }
        } catch {
            giveUp(stream)
            throw (error as? GLibError).map { HTTPFailure($0, host: address.host) } ?? error
        }
        close(stream)
        return body
    }

    /// Returns the next bytes, or none at the end.
    private func read(_ stream: UnsafeMutablePointer<GInputStream>) async throws -> [UInt8] {
        try await AsyncCall.run(cancellable: cancellable) { cancellable, done, data in
            g_input_stream_read_bytes_async(stream, 64 << 10, G_PRIORITY_DEFAULT, cancellable, done, data)
        } finish: { result, error in
            guard let bytes = g_input_stream_read_bytes_finish(stream, result, &error) else { return [] }
            defer { g_bytes_unref(bytes) }
            var count: gsize = 0
            let start = g_bytes_get_data(bytes, &count)
            return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
        }
    }

    /// Releases a response that was not read to its end, and its connection.
    private func giveUp(_ stream: UnsafeMutablePointer<GInputStream>) {
        cancellable.cancel()
        close(stream)
    }

    private func close(_ stream: UnsafeMutablePointer<GInputStream>) {
        g_input_stream_close_async(stream, G_PRIORITY_DEFAULT, cancellable.pointer, nil, nil)
        g_object_unref(stream)
    }
}

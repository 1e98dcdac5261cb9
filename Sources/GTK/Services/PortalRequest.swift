/// A request to the desktop's portal, which is answered later because the user may be asked
/// (`org.freedesktop.portal.Request`).
@MainActor
enum PortalRequest {
    /// The name of the portal on the bus.
    static let name = "org.freedesktop.portal.Desktop"
    /// The path of the portal's object.
    static let path = "/org/freedesktop/portal/desktop"

    private static var requests = 0

    /// Returns a token that no other request or session of this process has.
    static func newToken(_ what: String) -> String {
        requests += 1
        return "comptoir_\(what)_\(requests)"
    }

    /// Sends a request and waits for the answer.
    /// - Parameters:
    ///   - what: the subject of the request, in one word.
    ///   - options: the method's options besides the request's own token.
    ///   - arguments: creates the method's arguments from all options.
    /// - Returns: what was granted, or nil if the request was refused.
    /// - Throws: `GLibError` if there is no such portal, or `CancellationError`.
    static func ask(
        _ method: String, for what: String, on bus: Bus, _ options: [String: Variant] = [:],
        arguments: ([String: Variant]) -> Variant
    ) async throws -> [String: Variant]? {
        let token = newToken(what)
        let sender = bus.uniqueName.dropFirst().split(separator: ".").joined(separator: "_")
        let (answers, continuation) = AsyncStream.makeStream(of: [Variant].self)
        // Subscribed before the request is sent, because the answer may come immediately.
        let listener = bus.subscribe(
            "org.freedesktop.portal.Request.Response", of: name, at: "\(path)/request/\(sender)/\(token)"
        ) { continuation.yield($0) }
        defer { listener.cancel() }
        var options = options
        options["handle_token"] = token.variant
        try await bus.call(method, of: name, at: path, arguments(options))
        for await answer in answers {
            // The first part is 0 unless the request was refused.
            guard answer.first?.value(as: UInt32.self) == 0 else { return nil }
            return answer.last?.value(as: [String: Variant].self) ?? [:]
        }
        throw CancellationError()
    }
}

/// A question to the desktop's portal that is answered later, as the person may be asked
/// (`org.freedesktop.portal.Request`).
@MainActor
enum PortalRequest {
    /// The portal's name on the bus.
    static let name = "org.freedesktop.portal.Desktop"
    /// Where the portal is.
    static let path = "/org/freedesktop/portal/desktop"

    private static var requests = 0

    /// A word that no other request or session of this process has.
    static func newToken(_ what: String) -> String {
        requests += 1
        return "comptoir_\(what)_\(requests)"
    }

    /// Asks, and waits for the answer.
    /// - Parameters:
    ///   - what: what is asked for, in one word.
    ///   - options: what the method is called with besides the request's own token.
    ///   - arguments: makes the method's arguments from all options.
    /// - Returns: what was granted, or nil where it was refused.
    /// - Throws: `GLibError` where there is no such portal, or `CancellationError`.
    static func ask(
        _ method: String, for what: String, on bus: Bus, _ options: [String: Variant] = [:],
        arguments: ([String: Variant]) -> Variant
    ) async throws -> [String: Variant]? {
        let token = newToken(what)
        let sender = bus.uniqueName.dropFirst().split(separator: ".").joined(separator: "_")
        let (answers, continuation) = AsyncStream.makeStream(of: [Variant].self)
        // Listened for before the question is asked, as the answer may come at once.
        let listener = bus.subscribe(
            "org.freedesktop.portal.Request.Response", of: name, at: "\(path)/request/\(sender)/\(token)"
        ) { continuation.yield($0) }
        defer { listener.cancel() }
        var options = options
        options["handle_token"] = token.variant
        try await bus.call(method, of: name, at: path, arguments(options))
        for await answer in answers {
            // The first part is 0 unless it was refused.
            guard answer.first?.value(as: UInt32.self) == 0 else { return nil }
            return answer.last?.value(as: [String: Variant].self) ?? [:]
        }
        throw CancellationError()
    }
}

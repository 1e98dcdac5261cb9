/// Asks the desktop to let the program run without a window (`org.freedesktop.portal.Background`).
@MainActor
public enum BackgroundPortal {
    /// What the desktop, or the person, answered.
    public struct Permission: Hashable, Sendable {
        /// Whether the program may go on without a window.
        public let runsInBackground: Bool
        /// Whether it is started at login.
        public let startsAtLogin: Bool

        public init(runsInBackground: Bool, startsAtLogin: Bool) {
            self.runsInBackground = runsInBackground
            self.startsAtLogin = startsAtLogin
        }
    }

    /// Asks; the desktop may show a dialog, so that the answer can take any time.
    /// - Parameters:
    ///   - reason: why, in the person's language.
    ///   - command: what is started at login, the program first; nil for nothing, which also ends what was granted.
    ///   - bus: nil for the session's.
    /// - Throws: `GLibError` where there is no such portal, or `CancellationError`.
    public static func request(
        reason: String, atLogin command: [String]?, bus: Bus? = nil
    ) async throws -> Permission {
        let bus = if let bus { bus } else { try await Bus.session() }
        requests += 1
        let token = "comptoir_background_\(requests)"
        let sender = bus.uniqueName.dropFirst().split(separator: ".").joined(separator: "_")
        let (answers, continuation) = AsyncStream.makeStream(of: [Variant].self)
        // Listened for before the question is asked, as the answer may come at once.
        let listener = bus.subscribe(
            "org.freedesktop.portal.Request.Response", of: name, at: "\(path)/request/\(sender)/\(token)"
        ) { continuation.yield($0) }
        defer { listener.cancel() }
        var options: [String: Variant] = [
            "handle_token": token.variant, "reason": reason.variant, "autostart": (command != nil).variant,
        ]
        if let command { options["commandline"] = command.variant }
        try await bus.call(
            "org.freedesktop.portal.Background.RequestBackground", of: name, at: path, .tuple("", options))
        for await answer in answers { return Permission(answer) }
        throw CancellationError()
    }

    private static var requests = 0
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
}

extension BackgroundPortal.Permission {
    /// What the answer's parts say: a number that is 0 unless it was refused, and what was granted.
    fileprivate init(_ answer: [Variant]) {
        let isAnswered = answer.first?.value(as: UInt32.self) == 0
        let granted = answer.last?.value(as: [String: Variant].self) ?? [:]
        func has(_ key: String) -> Bool { isAnswered && granted[key]?.value(as: Bool.self) == true }
        self.init(runsInBackground: has("background"), startsAtLogin: has("autostart"))
    }
}

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
        var options: [String: Variant] = ["reason": reason.variant, "autostart": (command != nil).variant]
        if let command { options["commandline"] = command.variant }
        let granted = try await PortalRequest.ask(
            "org.freedesktop.portal.Background.RequestBackground", for: "background", on: bus, options
        ) { .tuple("", $0) }
        func has(_ key: String) -> Bool { granted?[key]?.value(as: Bool.self) == true }
        return Permission(runsInBackground: has("background"), startsAtLogin: has("autostart"))
    }
}

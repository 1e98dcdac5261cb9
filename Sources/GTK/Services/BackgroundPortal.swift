/// The desktop's portal for running without a window (`org.freedesktop.portal.Background`).
@MainActor
public enum BackgroundPortal {
    /// The answer of the desktop or the user.
    public struct Permission: Hashable, Sendable {
        /// Whether the program may continue without a window.
        public let runsInBackground: Bool
        /// Whether it is started at login.
        public let startsAtLogin: Bool

        /// Creates a permission.
        public init(runsInBackground: Bool, startsAtLogin: Bool) {
            self.runsInBackground = runsInBackground
            self.startsAtLogin = startsAtLogin
        }
    }

    /// Asks for permission; the desktop may show a dialog, so the answer can take any time.
    /// - Parameters:
    ///   - reason: the reason, in the user's language.
    ///   - command: the command to start at login, beginning with the program; nil for none, which also revokes an
    ///     earlier permission.
    ///   - bus: the bus to use; nil for the session bus.
    /// - Throws: `GLibError` if there is no such portal, or `CancellationError`.
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

internal import CGTK

/// A token that keeps the desktop from doing something as long as it exists (`gtk_application_inhibit`).
@MainActor
public final class Inhibition {
    /// What the desktop must not do (`GtkApplicationInhibitFlags`).
    public struct Targets: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Ending the session.
        public static let logout = Targets(rawValue: 1 << 0)
        /// Switching to another user.
        public static let switchUser = Targets(rawValue: 1 << 1)
        /// Suspending the computer.
        public static let suspend = Targets(rawValue: 1 << 2)
        /// Dimming and locking the screen, for example while a recipe is followed with floury hands.
        public static let idle = Targets(rawValue: 1 << 3)
    }

    private weak var application: Application?
    private var cookie: guint

    init(_ application: Application, _ cookie: guint) {
        self.application = application
        self.cookie = cookie
    }

    isolated deinit { end() }

    /// Whether the desktop agreed; some desktops cannot.
    public var isInForce: Bool { cookie != 0 }

    /// Lets the desktop do it again (`gtk_application_uninhibit`).
    public func end() {
        guard cookie != 0 else { return }
        if let application { gtk_application_uninhibit(application.gtk, cookie) }
        cookie = 0
    }
}

extension Application {
    /// Keeps the desktop from doing something until the token is dropped (`gtk_application_inhibit`).
    /// - Parameters:
    ///   - targets: what the desktop must not do.
    ///   - reason: the reason shown to the user: “A recipe is open”.
    public final func inhibit(_ targets: Inhibition.Targets, window: Window? = nil, reason: String) -> Inhibition {
        let flags = GtkApplicationInhibitFlags(rawValue: targets.rawValue)
        return Inhibition(self, gtk_application_inhibit(gtk, window?.gtkWindow, flags, reason))
    }
}

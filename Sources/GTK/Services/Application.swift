internal import CGTK

/// The program as the desktop knows it: one instance, its windows, its actions (`GtkApplication`).
@MainActor
open class Application: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates the application and connects Swift's concurrency to its main loop.
    /// - Parameters:
    ///   - identifier: the application id in reverse domain order, as in the desktop entry.
    ///   - options: what is passed to a running instance.
    public init(identifier: String, options: ApplicationOptions = []) {
        require(g_application_id_is_valid(identifier) != 0, "«\(identifier)» is no application id")
        installMainExecutor()
        super.init(instantiating: gtk_application_get_type())
        g_application_set_application_id(application, identifier)
        g_application_set_flags(application, GApplicationFlags(rawValue: options.rawValue))
    }

    final var application: UnsafeMutablePointer<GApplication> { raw.assumingMemoryBound(to: GApplication.self) }
    final var gtk: UnsafeMutablePointer<GtkApplication> { raw.assumingMemoryBound(to: GtkApplication.self) }

    /// Runs until the last window is closed, and returns the exit status (`g_application_run`).
    @discardableResult
    public final func run(arguments: [String] = CommandLine.arguments) -> Int {
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
        defer { for pointer in pointers { g_free(pointer) } }
        return Int(g_application_run(application, Int32(arguments.count), &pointers))
    }

    /// Claims the application's name on the bus, or finds its owner; `run` does this itself (`g_application_register`).
    public final func register() throws {
        var error: UnsafeMutablePointer<GError>?
        guard g_application_register(application, nil, &error) != 0 else { throw GLibError(adopting: error) }
    }

    /// Ends the program (`g_application_quit`).
    public final func quit() { g_application_quit(application) }

    /// Whether this process has passed its work to an instance already running (`g_application_get_is_remote`).
    public final var isRemote: Bool { g_application_get_is_remote(application) != 0 }

    /// The most recently used window (`gtk_application_get_active_window`).
    public final var activeWindow: Window? { Object.borrowed(gtk_application_get_active_window(gtk)) }

    /// The program's windows, most recently used first (`gtk_application_get_windows`).
    public final var windows: [Window] {
        var found: [Window] = []
        var node = gtk_application_get_windows(gtk)
        while let current = node {
            if let window: Window = Object.borrowed(current.pointee.data) { found.append(window) }
            node = current.pointee.next
        }
        return found
    }

    /// How long the program stays without a window or a hold; zero by default (`g_application_set_inactivity_timeout`).
    public final var inactivityTimeout: Duration {
        get { .milliseconds(g_application_get_inactivity_timeout(application)) }
        set { g_application_set_inactivity_timeout(application, guint(newValue.milliseconds)) }
    }

    /// Keeps the program running without a window until `release()` (`g_application_hold`).
    public final func hold() { g_application_hold(application) }

    /// Ends one call of `hold()` (`g_application_release`).
    public final func release() { g_application_release(application) }

    /// Called once this instance is known to be the primary one, before GTK opens the display
    /// (`notify::is-registered`); work started on another thread here continues meanwhile.
    @discardableResult
    public final func onBecamePrimary(_ handler: @escaping @MainActor () -> Void) -> Connection {
        onNotify("is-registered") { [weak self] in
            // Also notified at the end, when the application gives up its name.
            guard let self, g_application_get_is_registered(application) != 0,
                g_application_get_is_remote(application) == 0
            else { return }
            handler()
        }
    }

    /// Called once, before the first window is created (`startup`).
    @discardableResult
    public final func onStartup(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("startup", after: true, handler)
    }

    /// Called when the program is started or started again (`activate`).
    @discardableResult
    public final func onActivate(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("activate", handler)
    }

    /// Called with the addresses given on the command line or by the desktop (`open`).
    @discardableResult
    public final func onOpen(_ handler: @escaping @MainActor ([String]) -> Void) -> Connection {
        let handler: @MainActor ([String]) -> Void = handler
        let closure = Handler.closure { parameters, _ in
            let count = ValueSlot(pointer: UnsafeMutablePointer(mutating: parameters + 2)).integer
            guard let files = g_value_get_pointer(parameters + 1)?.assumingMemoryBound(to: OpaquePointer?.self) else {
                return
            }
            handler((0..<count).compactMap { string(adopting: g_file_get_uri(files[$0])) })
        }
        return Connection(owner: self, identifier: g_signal_connect_closure(raw, "open", closure, 0))
    }

    /// Called when the program ends (`shutdown`).
    @discardableResult
    public final func onShutdown(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("shutdown", handler)
    }

    /// Called when the system asks the process to end, for example at logout; once handled, the process continues until
    /// it ends itself (`g_unix_signal_add`: SIGTERM, SIGINT, SIGHUP). Only one handler per process is supported.
    public final func onTermination(_ handler: @escaping @MainActor () -> Void) {
        for number in [SIGTERM, SIGINT, SIGHUP] {
            g_unix_signal_add_full(
                G_PRIORITY_DEFAULT, number,
                { data in
                    onMainActor(data) { Carried<@MainActor () -> Void>.value($0)?() }
                    return true.c
                }, Carried.retained(handler), releaseCarried)
        }
    }

    /// Sets the keys of an action, for example `["<Control>f"]` (`gtk_application_set_accels_for_action`).
    public final func setKeys(_ keys: [String], for action: String) {
        withStrings(keys) { gtk_application_set_accels_for_action(gtk, action, $0) }
    }
}

/// What an application does with its command line (`GApplicationFlags`).
public struct ApplicationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Every start is a separate instance (`G_APPLICATION_NON_UNIQUE`).
    public static let nonUnique = ApplicationOptions(rawValue: 1 << 5)
    /// Opens the addresses on the command line (`G_APPLICATION_HANDLES_OPEN`).
    public static let opensAddresses = ApplicationOptions(rawValue: 1 << 2)
}

internal import CGTK

/// GTK as a whole.
@MainActor
public enum Toolkit {
    /// Starts GTK without an application, for tests and tools (`gtk_init`).
    /// - Parameter failOnWarnings: whether a warning of GLib or GTK ends the process (`g_log_set_always_fatal`).
    public static func start(failOnWarnings: Bool = false) {
        installMainExecutor()
        if failOnWarnings {
            g_log_set_always_fatal(
                GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
        }
        // Where there is no application, GTK still wants a name to write down who used a file.
        if g_get_prgname() == nil {
            g_set_prgname(CommandLine.arguments[0].split(separator: "/").last.map(String.init))
        }
        precondition(gtk_init_check() != 0, "GTK found no display: set DISPLAY or WAYLAND_DISPLAY")
    }

    /// The version of GTK in use.
    public static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }
}

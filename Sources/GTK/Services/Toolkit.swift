internal import CGTK

/// GTK as a whole.
@MainActor
public enum Toolkit {
    /// Starts GTK without an application, for tests and tools (`gtk_init`).
    /// - Parameter failOnWarnings: whether a warning from GLib or GTK ends the process.
    public static func start(failOnWarnings: Bool = false) {
        installMainExecutor()
        if failOnWarnings { _ = endOnWarnings }
        // Without an application, GTK still needs a name to record who used a file.
        if g_get_prgname() == nil {
            g_set_prgname(CommandLine.arguments[0].split(separator: "/").last.map(String.init))
        }
        require(gtk_init_check() != 0, "GTK found no display: set DISPLAY or WAYLAND_DISPLAY")
    }

    /// Logs as GLib usually does, and ends the process after a warning or anything worse.
    ///
    /// GLib's own way (`g_log_set_always_fatal`) raises SIGTRAP. After a handler for that, such as the one that prints
    /// Swift's backtraces, the process would continue as if nothing had happened.
    private static let endOnWarnings: Void = g_log_set_writer_func(
        { level, fields, count, _ in
            let output = g_log_writer_default(level, fields, count, nil)
            let wrong = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
            let grave = isFromGStreamer(fields, count) ? wrong : wrong | G_LOG_LEVEL_WARNING.rawValue
            if level.rawValue & grave != 0 { abort() }
            return output
        }, nil, nil)

    /// The version of GTK in use.
    public nonisolated static var version: (major: Int, minor: Int, micro: Int) {
        (Int(gtk_get_major_version()), Int(gtk_get_minor_version()), Int(gtk_get_micro_version()))
    }
}

/// Returns whether a message is GStreamer's. Its threads warn of one another if a film ends while they are still
/// opening it (“Sticky event misordering”), which the program cannot prevent.
private func isFromGStreamer(_ fields: UnsafePointer<GLogField>?, _ count: gsize) -> Bool {
    for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
        guard let key = field.key, strcmp(key, "GLIB_DOMAIN") == 0, let value = field.value else { continue }
        return strcmp(value.assumingMemoryBound(to: CChar.self), "GStreamer") == 0
    }
    return false
}

internal import CGTK

/// OpenGL, which GTK opens together with the display.
@MainActor
public enum OpenGL {
    /// Leaves OpenGL closed if nothing is drawn with it, because `GSK_RENDERER` asks for cairo.
    ///
    /// Its libraries take longer to load than all else at a start, and more memory than the rest of a small program. Call
    /// it before ``Application/run(arguments:)`` and before other threads are started: GTK reads this from an environment
    /// variable (`GDK_DISABLE`, before 4.16 `GDK_DEBUG`). The variable is put back once the main loop has nothing else to
    /// do, so that programs started by this one do not inherit it.
    /// - Returns: whether GTK will leave it closed.
    @discardableResult
    public static func skipIfUnused() -> Bool {
        guard string(g_getenv("GSK_RENDERER")) == "cairo" else { return false }
        let isNewer = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16
        let (variable, word) = isNewer ? ("GDK_DISABLE", "gl") : ("GDK_DEBUG", "gl-disable")
        let before = string(g_getenv(variable)) ?? ""
        g_setenv(variable, before.isEmpty ? word : "\(before),\(word)", 1)
        // Other threads may be reading the environment then: a value is replaced, none is removed.
        MainLoop.whenIdle { g_setenv(variable, before, 1) }
        return true
    }
}

internal import CGTK

/// A way to open things in other programs of the desktop.
@MainActor
public enum DesktopLauncher {
    /// Opens an address in the user's preferred program for such addresses (`GtkUriLauncher`, `gtk_show_uri_full`).
    /// - Throws: `GLibError` if no program accepts it; `CancellationError`.
    public static func open(uri: String, parent: Window? = nil) async throws {
        let window = parent?.gtkWindow
        try await AsyncCall.run { cancellable, done, data in
            comptoir_open_uri(window, uri, cancellable, done, data)
        } finish: { result, error in
            _ = comptoir_open_uri_finish(window, result, &error)
        }
    }

    /// Opens a file in the user's preferred program for such files.
    public static func open(path: String, parent: Window? = nil) async throws {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        try await open(uri: string(adopting: g_file_get_uri(file)) ?? "", parent: parent)
    }
}

internal import CGTK

/// The folders in which programs find data that they share, icon themes among it (`g_get_system_data_dirs`).
@MainActor
public enum SharedFolders {
    /// Has GTK look in a folder of this program as well: for icons in its folder `icons`, laid out as themes are.
    ///
    /// To be called before anything asks for these folders, best first thing: they are read once. An icon theme that
    /// knows its folders from the start is read once too, while ``IconTheme/add(searchPath:)`` waits for it to be read
    /// and has that done again. Programs that this one starts do not inherit the folder.
    /// - Parameter folder: an absolute path.
    /// - Returns: whether the folder is looked in; false where they were read before.
    @discardableResult
    public static func add(_ folder: String) -> Bool {
        let variable = "XDG_DATA_DIRS"
        let before = string(g_getenv(variable))
        let folders = before.flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share/:/usr/share/"
        g_setenv(variable, "\(folders):\(folder)", 1)
        defer { if let before { g_setenv(variable, before, 1) } else { g_unsetenv(variable) } }
        return all.contains(folder)
    }

    /// All of them, the first looked in first.
    public static var all: [String] {
        var result: [String] = []
        var next = g_get_system_data_dirs()
        while let list = next, let path = string(list.pointee) {
            result.append(path)
            next = list + 1
        }
        return result
    }
}

internal import CGTK

/// The folders in which programs find shared data such as icon themes (`g_get_system_data_dirs`).
@MainActor
public enum SharedFolders {
    /// Makes GTK look in a folder of this program too: for icons in its subfolder `icons`, laid out like a theme.
    ///
    /// Call it before anything asks for these folders, preferably first of all, because they are read only once. An
    /// icon theme that knows its folders from the start is also read only once, whereas ``IconTheme/add(searchPath:)``
    /// waits until it has been read and then reads it again. Programs started by this one do not inherit the folder.
    /// - Parameter folder: an absolute path.
    /// - Returns: whether the folder is used; false if the folders had been read before.
    @discardableResult
    public static func add(_ folder: String) -> Bool {
        let variable = "XDG_DATA_DIRS"
        let before = string(g_getenv(variable))
        let folders = before.flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share/:/usr/share/"
        g_setenv(variable, "\(folders):\(folder)", 1)
        defer { if let before { g_setenv(variable, before, 1) } else { g_unsetenv(variable) } }
        return all.contains(folder)
    }

    /// All shared data folders, in the order in which they are searched.
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

internal import GTK

/// Where a theme has its style sheets from: the kit itself, or a folder.
@MainActor
struct ThemeFiles {
    /// Nil for those of the kit.
    private let folder: String?

    init(folder: String) { self.folder = folder }

    /// Those of the kit, whose icons and translations come with them.
    init() {
        folder = nil
        Kit.start()
    }

    func load(_ name: String, into sheet: StyleSheet) {
        if let folder {
            sheet.load(path: "\(folder)/\(name)")
        } else {
            sheet.load(resource: "\(Kit.path)/style/\(name)")
        }
    }
}

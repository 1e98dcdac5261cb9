internal import GTK

/// The source of a theme's style sheets: the kit itself, or a folder.
@MainActor
struct ThemeFiles {
    /// The folder; nil for the kit.
    private let folder: String?

    init(folder: String) { self.folder = folder }

    /// Uses the kit's style sheets, with its icons and translations.
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

internal import CGTK

/// The theme that finds icons by name (`GtkIconTheme`).
@MainActor
public final class IconTheme: Object {
    // Icons are loaded by other threads.
    override class var isUsedByOtherThreads: Bool { true }

    override init(_ reference: Reference) { super.init(reference) }

    /// The icon theme of the display (`gtk_icon_theme_get_for_display`).
    public static var current: IconTheme {
        guard let theme: IconTheme = Object.borrowed(gtk_icon_theme_get_for_display(gdk_display_get_default())) else {
            fatalError("the display has no icon theme: start GTK first")
        }
        return theme
    }

    /// Also looks for icons in a folder laid out like a theme: `hicolor/scalable/actions/…`
    /// (`gtk_icon_theme_add_search_path`).
    public func add(searchPath path: String) { gtk_icon_theme_add_search_path(opaque, path) }

    /// Also looks for icons in a path of the registered resources (`gtk_icon_theme_add_resource_path`).
    public func add(resourcePath path: String) { gtk_icon_theme_add_resource_path(opaque, path) }

    /// Returns whether the theme, or what it falls back on, has an icon (`gtk_icon_theme_has_icon`).
    public func has(_ icon: String) -> Bool { gtk_icon_theme_has_icon(opaque, icon) != 0 }

    /// Called when the icons or the theme have changed (`changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("changed", handler) }
}

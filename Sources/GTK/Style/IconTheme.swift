internal import CGTK

/// Finds icons by their names (`GtkIconTheme`).
@MainActor
public final class IconTheme: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The display's icon theme (`gtk_icon_theme_get_for_display`).
    public static var current: IconTheme {
        guard let theme: IconTheme = Object.borrowed(gtk_icon_theme_get_for_display(gdk_display_get_default())) else {
            preconditionFailure("the display has no icon theme: start GTK first")
        }
        return theme
    }

    /// Looks for icons in a folder as well, laid out as themes are: `hicolor/scalable/actions/…`
    /// (`gtk_icon_theme_add_search_path`).
    public func add(searchPath path: String) { gtk_icon_theme_add_search_path(opaque, path) }

    /// Looks for icons in a path of the registered resources as well (`gtk_icon_theme_add_resource_path`).
    public func add(resourcePath path: String) { gtk_icon_theme_add_resource_path(opaque, path) }

    /// Whether the theme, or what it falls back on, has an icon of the name (`gtk_icon_theme_has_icon`).
    public func has(_ icon: String) -> Bool { gtk_icon_theme_has_icon(opaque, icon) != 0 }

    /// Called when other icons came in or the person chose another theme (`changed`).
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("changed", handler) }
}

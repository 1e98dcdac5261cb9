internal import CGTK

extension Widget {
    /// The widget's CSS classes (`gtk_widget_set_css_classes`).
    public final var cssClasses: [String] {
        get {
            guard let list = gtk_widget_get_css_classes(widget) else { return [] }
            defer { g_strfreev(list) }
            var result: [String] = []
            var index = 0
            while let item = list[index] {
                result.append(String(cString: item))
                index += 1
            }
            return result
        }
        set { withStrings(newValue) { gtk_widget_set_css_classes(widget, $0) } }
    }

    /// Adds CSS classes and returns the widget (`gtk_widget_add_css_class`).
    @discardableResult
    public final func styled(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(widget, name) }
        return self
    }

    /// Whether the widget has a CSS class; setting adds or removes it (`gtk_widget_add_css_class`).
    public final subscript(cssClass name: String) -> Bool {
        get { gtk_widget_has_css_class(widget, name) != 0 }
        set {
            if newValue { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
        }
    }

    /// The text colour that CSS gives the widget (`gtk_widget_get_color`).
    public final var foreground: Color {
        var colour = GdkRGBA()
        comptoir_widget_get_color(widget, &colour)
        return Color(colour)
    }

    /// The shape of the pointer over the widget, by its CSS name (`gtk_widget_set_cursor_from_name`).
    public final var cursor: String? {
        get { gtk_widget_get_cursor(widget).flatMap { string(gdk_cursor_get_name($0)) } }
        set { gtk_widget_set_cursor_from_name(widget, newValue) }
    }
}

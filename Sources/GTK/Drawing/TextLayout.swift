internal import CGTK

/// Text laid out in the font given by a widget's style (`PangoLayout`).
@MainActor
public final class TextLayout: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// Lays out `text` in the font of `widget` (`gtk_widget_create_pango_layout`).
    public convenience init(_ text: String, for widget: Widget) {
        self.init(Reference(adopting: gtk_widget_create_pango_layout(widget.widget, text)))
    }

    /// Sets the font from a Pango description such as `Playfair Display Italic 24`
    /// (`pango_layout_set_font_description`).
    public func setFont(_ description: String) {
        let font = pango_font_description_from_string(description)
        pango_layout_set_font_description(opaque, font)
        pango_font_description_free(font)
    }

    /// Sets the width to wrap at, in pixels; nil for one line (`pango_layout_set_width`).
    public func setWidth(_ width: Double?) {
        pango_layout_set_width(opaque, width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    }

    /// The size of the text in pixels (`pango_layout_get_pixel_size`).
    public var size: Size {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(opaque, &width, &height)
        return Size(width: Double(width), height: Double(height))
    }
}

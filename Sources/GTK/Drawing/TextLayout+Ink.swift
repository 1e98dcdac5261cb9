internal import CGTK

extension TextLayout {
    /// The area that the glyphs cover, in pixels from the top left of the text; smaller than `size`, which has space
    /// for every glyph of the font (`pango_layout_get_pixel_extents`).
    public var inkBounds: Rectangle {
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(opaque, &ink, nil)
        return Rectangle(
            x: Double(ink.x), y: Double(ink.y), width: Double(ink.width), height: Double(ink.height))
    }
}

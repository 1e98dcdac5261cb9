internal import CGTK

extension TextLayout {
    /// What the glyphs cover, in pixels from the top left of the text; less than `size`, which has room for every
    /// glyph of the font (`pango_layout_get_pixel_extents`).
    public var inkBounds: Rectangle {
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(opaque, &ink, nil)
        return Rectangle(
            x: Double(ink.x), y: Double(ink.y), width: Double(ink.width), height: Double(ink.height))
    }
}

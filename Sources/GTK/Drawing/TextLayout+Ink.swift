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

    /// The area of the lines, in pixels; where the text has a width, it begins at the right where reading does
    /// (`pango_layout_get_pixel_extents`).
    public var bounds: Rectangle {
        var logical = PangoRectangle()
        pango_layout_get_pixel_extents(opaque, nil, &logical)
        return Rectangle(
            x: Double(logical.x), y: Double(logical.y), width: Double(logical.width), height: Double(logical.height))
    }

    /// The `y` of the first line's baseline, in pixels (`pango_layout_get_baseline`).
    public var baseline: Double { Double(pango_layout_get_baseline(opaque)) / Double(PANGO_SCALE) }

    /// Returns the `x` at which a character begins at its left, in pixels (`pango_layout_index_to_pos`).
    /// - Parameter offset: the number of bytes of UTF-8 before the character.
    public func left(ofByte offset: Int) -> Double {
        var place = PangoRectangle()
        pango_layout_index_to_pos(opaque, Int32(offset), &place)
        // Of a character that is written from right to left, the width is negative.
        return Double(min(place.x, place.x + place.width)) / Double(PANGO_SCALE)
    }
}

internal import CGTK

extension TextLayout {
    /// The text (`pango_layout_set_text`).
    public var text: String {
        get { string(pango_layout_get_text(opaque)) ?? "" }
        set { pango_layout_set_text(opaque, newValue, -1) }
    }

    /// Sets where text longer than the width is cut; nil continues it on further lines (`pango_layout_set_ellipsize`).
    public func setEllipsis(_ ellipsis: Ellipsis?) {
        pango_layout_set_ellipsize(opaque, ellipsis?.pango ?? PANGO_ELLIPSIZE_NONE)
    }

    /// Sets font features, such as `lnum` for figures as tall as capital letters (`pango_attr_font_features_new`).
    ///
    /// Style sheets can do this only for labels.
    public func setFontFeatures(_ features: String) {
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
        pango_layout_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Moves some of the text closer together, or apart (`pango_attr_letter_spacing_new`); font features that are set later
    /// undo it.
    /// - Parameters:
    ///   - spacing: what is added between letters, in pixels; half of it at either end of the range.
    ///   - range: the bytes of the text in UTF-8.
    public func setLetterSpacing(_ spacing: Double, ofBytes range: Range<Int>) {
        guard let attribute = pango_attr_letter_spacing_new(Int32((spacing * Double(PANGO_SCALE)).rounded())) else {
            return
        }
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        let attributes = pango_layout_get_attributes(opaque).map { pango_attr_list_copy($0) } ?? pango_attr_list_new()
        pango_attr_list_insert(attributes, attribute)
        pango_layout_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Breaks text wider than the width into at most `count` lines, between words or inside one that is too long
    /// (`pango_layout_set_height`, `pango_layout_set_wrap`).
    ///
    /// The limit takes effect only with an ellipsis, which cuts the last line.
    public func setLines(_ count: Int) {
        pango_layout_set_height(opaque, -Int32(count))
        pango_layout_set_wrap(opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// Centres the lines within the width (`pango_layout_set_alignment`).
    public func centre() { pango_layout_set_alignment(opaque, PANGO_ALIGN_CENTER) }
}

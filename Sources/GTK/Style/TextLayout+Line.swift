internal import CGTK

extension TextLayout {
    /// The text (`pango_layout_set_text`).
    public var text: String {
        get { string(pango_layout_get_text(opaque)) ?? "" }
        set { pango_layout_set_text(opaque, newValue, -1) }
    }

    /// Where text that is longer than the width is cut; nil lets it go on in further lines
    /// (`pango_layout_set_ellipsize`).
    public func setEllipsis(_ ellipsis: Ellipsis?) {
        pango_layout_set_ellipsize(opaque, ellipsis?.pango ?? PANGO_ELLIPSIZE_NONE)
    }

    /// Asks the font for features, such as `lnum` for figures as high as letters (`pango_attr_font_features_new`).
    ///
    /// Style sheets reach labels only.
    public func setFontFeatures(_ features: String) {
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
        pango_layout_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Breaks text that is wider than the width into at most so many lines, in words or, where one is too long, in it
    /// (`pango_layout_set_height`, `pango_layout_set_wrap`); the last is cut where an ellipsis is set.
    public func setLines(_ count: Int) {
        pango_layout_set_height(opaque, -Int32(count))
        pango_layout_set_wrap(opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// Centres lines in the width (`pango_layout_set_alignment`).
    public func centre() { pango_layout_set_alignment(opaque, PANGO_ALIGN_CENTER) }
}

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
}

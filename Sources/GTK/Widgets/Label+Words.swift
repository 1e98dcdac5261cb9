internal import CGTK

extension Label {
    /// The width of the widest part of the text that a line is not broken in, such as its longest word, in pixels; nil where a
    /// word is longer than any (`pango_layout_copy`).
    public var widestWord: Double? {
        guard !text.hasEndlessWord else { return nil }
        let layout = pango_layout_copy(gtk_label_get_layout(opaque))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, -1)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_set_width(layout, 0)
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return Double(width)
    }
}

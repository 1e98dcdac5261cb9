internal import CGTK

/// The paper to print on, measured in points of 1/72 inch inside its margins (`GtkPrintContext`).
@MainActor
public final class PrintSheet: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The space inside the margins (`gtk_print_context_get_width`).
    public var size: Size {
        Size(width: gtk_print_context_get_width(opaque), height: gtk_print_context_get_height(opaque))
    }

    /// Lays out text for this paper (`gtk_print_context_create_pango_layout`).
    /// - Parameters:
    ///   - text: the lines and paragraphs.
    ///   - font: a Pango description such as `Playfair Display Italic 24`.
    ///   - width: the width at which lines are broken; nil for the width of the paper.
    public func layout(_ text: String, font: String = "Sans 11", width: Double? = nil) -> TextLayout {
        let layout = TextLayout(Reference(adopting: gtk_print_context_create_pango_layout(opaque)))
        pango_layout_set_text(layout.opaque, text, -1)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        layout.setFont(font)
        layout.setWidth(width ?? size.width)
        return layout
    }

    /// Sets layouts one below another, continuing on a new page when one is full; a layout is broken between lines.
    /// - Parameter spacing: the space between two layouts.
    public func flow(_ layouts: [TextLayout], spacing: Double = 0) -> [PrintedPage] {
        var pages = [PrintedPage()]
        var y = 0.0
        for layout in layouts {
            let lines = layout.lines
            var first = 0
            while first < lines.count {
                // At least one line, so that one taller than the paper does not loop for ever.
                var end = first + 1
                while end < lines.count, y + lines[end].bottom - lines[first].top <= size.height { end += 1 }
                if y > 0, y + lines[first].bottom - lines[first].top > size.height {
                    pages.append(PrintedPage())
                    y = 0
                    continue
                }
                pages[pages.count - 1].add(layout, lines: first..<end, at: Point(x: 0, y: y))
                y += lines[end - 1].bottom - lines[first].top
                first = end
            }
            y += spacing
        }
        return pages
    }

    var cairo: OpaquePointer? { gtk_print_context_get_cairo_context(opaque) }
}

internal import CGTK

/// The content of a printed page, in points from the top left of the space inside the margins.
@MainActor
public struct PrintedPage {
    private enum Item {
        case text(TextLayout, lines: Range<Int>, at: Point, color: Color)
        case rectangle(Rectangle, color: Color)
        case outline(Rectangle, color: Color, width: Double)
    }

    private var items: [Item] = []

    /// Creates an empty page.
    public init() {}

    /// Adds text.
    /// - Parameters:
    ///   - layout: a layout made by `PrintSheet.layout`.
    ///   - lines: the lines to add; nil for all.
    ///   - point: the position of the top left of the first line.
    ///   - color: the colour of the text.
    public mutating func add(
        _ layout: TextLayout, lines: Range<Int>? = nil, at point: Point,
        color: Color = Color(red: 0, green: 0, blue: 0)
    ) {
        items.append(.text(layout, lines: lines ?? 0..<layout.lines.count, at: point, color: color))
    }

    /// Adds a filled rectangle; a thin one serves as a line.
    public mutating func fill(_ rectangle: Rectangle, with color: Color) {
        items.append(.rectangle(rectangle, color: color))
    }

    /// Adds the outline of a rectangle.
    /// - Parameter width: the width of the line, in points.
    public mutating func stroke(_ rectangle: Rectangle, with color: Color, width: Double = 1) {
        items.append(.outline(rectangle, color: color, width: width))
    }

    func draw(on sheet: PrintSheet) {
        guard let cairo = sheet.cairo else { return }
        for item in items {
            switch item {
            case .rectangle(let area, let color):
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                cairo_rectangle(cairo, area.x, area.y, area.width, area.height)
                cairo_fill(cairo)
            case .outline(let area, let color, let width):
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                cairo_set_line_width(cairo, width)
                cairo_rectangle(cairo, area.x, area.y, area.width, area.height)
                cairo_stroke(cairo)
            case .text(let layout, let range, let point, let color):
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                let lines = layout.lines
                for index in range {
                    let y = point.y + lines[index].baseline - lines[range.lowerBound].top
                    cairo_move_to(cairo, point.x + lines[index].start, y)
                    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout.opaque, Int32(index)))
                }
            }
        }
    }
}

extension TextLayout {
    /// The heights of the lines, from the first to the last, in pixels, or in points on paper
    /// (`pango_layout_iter_get_line_extents`).
    public var lineHeights: [Double] { lines.map { $0.bottom - $0.top } }

    /// The positions of the lines, from the top left of the layout (`pango_layout_iter_get_line_extents`).
    var lines: [(top: Double, bottom: Double, baseline: Double, start: Double)] {
        let iterator = pango_layout_get_iter(opaque)
        defer { pango_layout_iter_free(iterator) }
        let unit = Double(PANGO_SCALE)
        var result: [(top: Double, bottom: Double, baseline: Double, start: Double)] = []
        repeat {
            var area = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &area)
            result.append(
                (
                    Double(area.y) / unit, Double(area.y + area.height) / unit,
                    Double(pango_layout_iter_get_baseline(iterator)) / unit, Double(area.x) / unit
                ))
        } while pango_layout_iter_next_line(iterator) != 0
        return result
    }
}

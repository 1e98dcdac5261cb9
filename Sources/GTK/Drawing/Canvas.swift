internal import CGTK

/// A surface for drawing paths with colours and gradients (`cairo_t`); the compiler keeps it inside its closure.
///
/// A canvas comes from `Snapshot.canvas(in:_:)` inside a widget, or from `Texture(width:height:scale:draw:)`.
/// Whatever changes the way of drawing (`clipped`, `translated`, `faded`…) applies to its own closure and ends with it.
public struct Canvas: ~Escapable {
    let cairo: OpaquePointer

    @_lifetime(immortal)
    init(_ cairo: OpaquePointer) { self.cairo = cairo }

    /// Fills a path.
    public func fill(_ path: Path, with paint: Paint, rule: FillRule = .winding) {
        guard !path.isEmpty else { return }
        trace(path)
        use(paint)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_fill(cairo)
    }

    /// Fills a path with one colour.
    public func fill(_ path: Path, with color: Color, rule: FillRule = .winding) {
        fill(path, with: .color(color), rule: rule)
    }

    /// Strokes a path.
    /// - Parameter width: the width of the stroke in the canvas's units, half of it on each side.
    public func stroke(_ path: Path, with paint: Paint, width: Double, cap: Cap = .round, join: Join = .round) {
        guard !path.isEmpty else { return }
        trace(path)
        use(paint)
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, cap.cairo)
        cairo_set_line_join(cairo, join.cairo)
        cairo_stroke(cairo)
    }

    /// Strokes a path in one colour.
    public func stroke(_ path: Path, with color: Color, width: Double, cap: Cap = .round, join: Join = .round) {
        stroke(path, with: .color(color), width: width, cap: cap, join: join)
    }

    func trace(_ path: Path) {
        cairo_new_path(cairo)
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    func use(_ paint: Paint) {
        switch paint {
        case .color(let color): cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        case .linear(let from, let to, let stops):
            use(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
        case .radial(let center, let radius, let focus, let stops):
            use(cairo_pattern_create_radial(focus.x, focus.y, 0, center.x, center.y, radius), stops)
        }
    }

    private func use(_ pattern: OpaquePointer?, _ stops: [(offset: Double, color: Color)]) {
        require(stops.count >= 2, "a gradient wants at least two stops, found \(stops.count)")
        for (offset, color) in stops {
            cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

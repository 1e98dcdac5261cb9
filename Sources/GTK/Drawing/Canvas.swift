internal import CGTK

/// Draws paths with colours and gradients (`cairo_t`); valid only inside the closure that it was handed to.
///
/// A canvas comes from `Snapshot.canvas(in:_:)` inside a widget, or from `Texture(width:height:scale:draw:)`.
/// What changes the way of drawing (`clipped`, `translated`, `faded`…) holds for its own closure and ends with it.
public struct Canvas {
    let cairo: OpaquePointer

    init(_ cairo: OpaquePointer) { self.cairo = cairo }

    /// What a shape is filled or stroked with; a gradient's stops are at offsets from 0 to 1, ascending.
    public enum Paint: Sendable {
        /// One colour.
        case color(Color)
        /// A gradient from one point to another; beyond them it goes on with the first and the last colour.
        case linear(from: Point, to: Point, stops: [(offset: Double, color: Color)])
        /// A gradient from a focus, at offset 0, to the edge of a circle, at offset 1.
        case radial(center: Point, radius: Double, focus: Point, stops: [(offset: Double, color: Color)])

        /// A gradient around the middle of a circle.
        public static func radial(
            center: Point, radius: Double, stops: [(offset: Double, color: Color)]
        ) -> Paint {
            .radial(center: center, radius: radius, focus: center, stops: stops)
        }
    }

    /// Which points lie inside a path that crosses itself.
    public enum FillRule: Sendable {
        /// Those around which the path winds at least once.
        case winding
        /// Those from which a ray crosses the path an odd number of times, so that a shape in a shape is a hole.
        case evenOdd
    }

    /// How a stroke ends.
    public enum Cap: Sendable { case butt, round, square }

    /// How two parts of a stroke meet.
    public enum Join: Sendable { case miter, round, bevel }

    /// How what is drawn meets what is there (`cairo_operator_t`).
    public enum Blend: Sendable { case normal, multiply, screen, overlay, softLight, add, erase }

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

    /// Draws along a path.
    /// - Parameter width: of the stroke, in the units of the canvas, half of it on each side.
    public func stroke(_ path: Path, with paint: Paint, width: Double, cap: Cap = .round, join: Join = .round) {
        guard !path.isEmpty else { return }
        trace(path)
        use(paint)
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, cap.cairo)
        cairo_set_line_join(cairo, join.cairo)
        cairo_stroke(cairo)
    }

    /// Draws along a path in one colour.
    public func stroke(_ path: Path, with color: Color, width: Double, cap: Cap = .round, join: Join = .round) {
        stroke(path, with: .color(color), width: width, cap: cap, join: join)
    }

    private func trace(_ path: Path) {
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

    private func use(_ paint: Paint) {
        switch paint {
        case .color(let color): cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        case .linear(let from, let to, let stops):
            use(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
        case .radial(let center, let radius, let focus, let stops):
            use(cairo_pattern_create_radial(focus.x, focus.y, 0, center.x, center.y, radius), stops)
        }
    }

    private func use(_ pattern: OpaquePointer?, _ stops: [(offset: Double, color: Color)]) {
        precondition(stops.count >= 2, "a gradient wants at least two stops, found \(stops.count)")
        for (offset, color) in stops {
            cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    // MARK: What holds for a closure

    /// Draws `body` cut to the inside of a path (`cairo_clip`).
    public func clipped(to path: Path, rule: FillRule = .winding, _ body: () -> Void) {
        saved {
            trace(path)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_clip(cairo)
            body()
        }
    }

    /// Draws `body` as one layer, and fills a path with it (`cairo_push_group`, `cairo_fill`).
    ///
    /// The result is that of `clipped(to:)` with smoother edges; it costs one layer instead of something for each
    /// shape, which is less where there are more than a few.
    public func cut(to path: Path, rule: FillRule = .winding, _ body: () -> Void) {
        guard let bounds = path.bounds else { return }
        saved {
            cairo_rectangle(cairo, bounds.x, bounds.y, bounds.width, bounds.height)
            cairo_clip(cairo)
            cairo_push_group(cairo)
            body()
            cairo_pop_group_to_source(cairo)
            trace(path)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
    }

    /// Draws `body` in moved coordinates (`cairo_translate`).
    public func translated(x: Double, y: Double, _ body: () -> Void) {
        saved {
            cairo_translate(cairo, x, y)
            body()
        }
    }

    /// Draws `body` scaled about the origin (`cairo_scale`); neither factor may be nought.
    public func scaled(x: Double, y: Double, _ body: () -> Void) {
        precondition(x != 0 && y != 0, "a canvas cannot be scaled by \(x) × \(y)")
        saved {
            cairo_scale(cairo, x, y)
            body()
        }
    }

    /// Draws `body` turned clockwise about the origin, in degrees (`cairo_rotate`).
    public func rotated(degrees: Double, _ body: () -> Void) {
        saved {
            cairo_rotate(cairo, degrees * .pi / 180)
            body()
        }
    }

    /// Draws `body` as one layer, half transparent (`cairo_push_group`, `cairo_paint_with_alpha`).
    public func faded(_ opacity: Double, _ body: () -> Void) {
        saved {
            cairo_push_group(cairo)
            body()
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
    }

    /// Draws `body` as one layer, and shows of it as much as the alpha of a paint says (`cairo_mask`).
    public func masked(by paint: Paint, _ body: () -> Void) {
        saved {
            cairo_push_group(cairo)
            body()
            guard let group = cairo_pop_group(cairo) else { return }
            use(paint)
            let mask = cairo_pattern_reference(cairo_get_source(cairo))
            cairo_set_source(cairo, group)
            cairo_mask(cairo, mask)
            cairo_pattern_destroy(mask)
            cairo_pattern_destroy(group)
        }
    }

    /// Lets each shape of `body` meet what is there in another way (`cairo_set_operator`).
    public func blended(_ blend: Blend, _ body: () -> Void) {
        saved {
            cairo_set_operator(cairo, blend.cairo)
            body()
        }
    }

    private func saved(_ body: () -> Void) {
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
    }
}

extension Canvas.FillRule {
    fileprivate var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension Canvas.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Canvas.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Canvas.Blend {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .add: CAIRO_OPERATOR_ADD
        case .erase: CAIRO_OPERATOR_DEST_OUT
        }
    }
}

internal import CGTK

extension Canvas {
    /// What fills or strokes a shape; the stops of a gradient are at offsets from 0 to 1, ascending.
    public enum Paint: Sendable {
        /// One colour.
        case color(Color)
        /// A gradient from one point to another, continued beyond them with the first and the last colour.
        case linear(from: Point, to: Point, stops: [(offset: Double, color: Color)])
        /// A gradient from a focus, at offset 0, to the edge of a circle, at offset 1.
        case radial(center: Point, radius: Double, focus: Point, stops: [(offset: Double, color: Color)])

        /// Creates a gradient around the centre of a circle.
        public static func radial(
            center: Point, radius: Double, stops: [(offset: Double, color: Color)]
        ) -> Paint {
            .radial(center: center, radius: radius, focus: center, stops: stops)
        }
    }

    /// The rule for which points are inside a path that crosses itself.
    public enum FillRule: Sendable {
        /// Those that the path winds around at least once.
        case winding
        /// Those from which a ray crosses the path an odd number of times, so that a shape inside a shape is a hole.
        case evenOdd
    }

    /// How a stroke ends.
    public enum Cap: Sendable { case butt, round, square }

    /// How two parts of a stroke meet.
    public enum Join: Sendable { case miter, round, bevel }

    /// How a drawing is combined with what is already there (`cairo_operator_t`).
    public enum Blend: Sendable { case normal, multiply, screen, overlay, softLight, add, erase }
}

extension Canvas.FillRule {
    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension Canvas.Cap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Canvas.Join {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Canvas.Blend {
    var cairo: cairo_operator_t {
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

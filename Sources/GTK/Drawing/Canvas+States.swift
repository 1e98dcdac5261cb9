internal import CGTK

/// States that hold while a closure draws, and end with it.
extension Canvas {
    /// Draws `body` clipped to the inside of a path (`cairo_clip`).
    public func clipped(to path: Path, rule: FillRule = .winding, _ body: () -> Void) {
        saved {
            trace(path)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_clip(cairo)
            body()
        }
    }

    /// Draws `body` as one layer, and fills a path with that (`cairo_push_group`, `cairo_fill`).
    ///
    /// The result is that of `clipped(to:)` with smoother edges. It costs one layer instead of something for each
    /// shape, which is cheaper for more than a few shapes.
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

    /// Draws `body` in translated coordinates (`cairo_translate`).
    public func translated(x: Double, y: Double, _ body: () -> Void) {
        saved {
            cairo_translate(cairo, x, y)
            body()
        }
    }

    /// Draws `body` scaled about the origin (`cairo_scale`); neither factor may be 0.
    public func scaled(x: Double, y: Double, _ body: () -> Void) {
        require(x != 0 && y != 0, "a canvas cannot be scaled by \(x) × \(y)")
        saved {
            cairo_scale(cairo, x, y)
            body()
        }
    }

    /// Draws `body` rotated clockwise about the origin, in degrees (`cairo_rotate`).
    public func rotated(degrees: Double, _ body: () -> Void) {
        saved {
            cairo_rotate(cairo, degrees * .pi / 180)
            body()
        }
    }

    /// Draws `body` as one layer, with an opacity from 0 to 1 (`cairo_push_group`, `cairo_paint_with_alpha`).
    public func faded(_ opacity: Double, _ body: () -> Void) {
        saved {
            cairo_push_group(cairo)
            body()
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
    }

    /// Draws `body` as one layer, masked by the alpha of a paint (`cairo_mask`).
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

    /// Draws each shape of `body` with a blend mode (`cairo_set_operator`).
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

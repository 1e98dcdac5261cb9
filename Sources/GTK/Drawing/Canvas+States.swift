internal import CGTK

/// What holds while a closure draws, and ends with it.
extension Canvas {
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

internal import GTK
internal import Widgets

/// Draws a glass vessel from back to front: shadow, glass, contents, label, light, stopper.
struct VesselDrawing: ~Escapable {
    let art: BottleArt
    let shape: BottleShape
    let pen: BottlePen
    let outline: Path
    let glass: Color
    let level: BottleLevel

    @_lifetime(copy pen)
    init(_ art: BottleArt, _ shape: BottleShape, _ pen: BottlePen) {
        self.art = art
        self.shape = shape
        self.pen = pen
        outline = shape.profile.outline
        glass = art.glass ?? shape.glass
        level = BottleLevel(art, shape)
    }

    private var isJug: Bool { art.form == .jug }

    func draw() {
        let shines = level.isFull && art.opacity < 0.9 && !shape.isDark && !art.isFaded
        BottleShadow.draw(
            halfWidth: shape.profile.radius, light: shines && art.opacity > 0.2 ? art.color.vivid : nil, pen)
        if isJug { JugDrawing.handle(glass, pen) }
        // Clear glass in front of something dark is hardly visible except at its edge.
        let density = pen.isDark && !shape.isDark ? shape.density * 0.4 : shape.density
        pen.canvas.fill(
            outline,
            with: .linear(
                from: Point(x: -40, y: 0), to: Point(x: 44, y: 90),
                stops: [
                    (0, glass.shaded(0.35).opacity(density)), (1, glass.shaded(-0.12).opacity(density)),
                ]))
        pen.canvas.cut(to: outline) {
            level.draw(pen)
            foot()
            edges()
        }
        if shape.isCut, !pen.isSmall { cuts() }
        if let label = art.label { BottleLabel(label, on: shape, outline).draw(pen) }
        ornaments()
        highlights()
        if isJug { JugDrawing.rim(glass, pen) }
        pen.edge(outline)
        if let stopper = shape.stopper { StopperDrawing(stopper, color: art.cap ?? stopper.color, pen).draw() }
    }

    /// Draws the thick glass at the bottom.
    private func foot() {
        let y = BottlePen.ground
        let light = Path.rectangle(Rectangle(x: -80, y: y - 8, width: 160, height: 8))
        pen.canvas.fill(light, with: Color.white.opacity(shape.isDark ? 0.12 : 0.4))
        pen.canvas.fill(
            .rectangle(Rectangle(x: -80, y: y - 3, width: 160, height: 3)), with: Color(hex: 0x1A0D05, alpha: 0.2))
    }

    /// Draws the wall, which is visible at the edge, and the shade towards the right.
    private func edges() {
        let color =
            shape.isDark ? glass.shaded(-0.6) : pen.isDark ? glass.shaded(0.3) : glass.shaded(-0.45)
        for (width, alpha) in [(20.0, 0.1), (10, 0.17), (4, 0.42)] {
            pen.canvas.stroke(outline, with: color.opacity(alpha), width: width)
        }
        level.edges(outline, pen)
        pen.canvas.fill(
            outline,
            with: .linear(
                from: Point(x: -shape.profile.radius, y: 0), to: Point(x: shape.profile.radius, y: 0),
                stops: [
                    (0, .white.opacity(0)), (0.55, Color(hex: 0x140A04, alpha: 0)),
                    (1, Color(hex: 0x140A04, alpha: 0.3)),
                ]))
    }

    private func cuts() {
        var lines = Path()
        for index in 0..<9 {
            let x = Double(-42 + index * 12)
            lines.append(Path([Point(x: x, y: 278), Point(x: x - 10, y: 304)], isClosed: false))
            lines.append(Path([Point(x: x - 10, y: 278), Point(x: x, y: 304)], isClosed: false))
        }
        lines.append(Path([Point(x: -50, y: 277), Point(x: 50, y: 277)], isClosed: false))
        pen.canvas.clipped(to: outline) { pen.canvas.stroke(lines, with: .white.opacity(0.32), width: 1.6) }
    }

    private func ornaments() {
        guard let label = art.label else { return }
        if shape.hasSeal { seal(Point(x: 0, y: shape.label.lowerBound - 16), radius: 9, label.ink.shaded(-0.1)) }
        guard shape.hasRibbon else { return }
        let ribbon = label.stripe ?? Color(hex: 0xA3202A)
        pen.canvas.clipped(to: outline) {
            pen.canvas.stroke(pen.hoop(46, at: 150, sag: 64), with: ribbon, width: 7)
        }
        seal(Point(x: 0, y: 184), radius: 10, ribbon.shaded(-0.15))
    }

    private func seal(_ center: Point, radius: Double, _ color: Color) {
        pen.canvas.fill(.circle(center: center, radius: radius), with: color)
        guard !pen.isSmall else { return }
        pen.canvas.stroke(.circle(center: center, radius: radius * 0.62), with: .white.opacity(0.42), width: 1.2)
        pen.canvas.fill(
            .ellipse(center: Point(x: center.x - radius * 0.33, y: center.y - radius * 0.44), radiusX: 3, radiusY: 1.6),
            with: .white.opacity(0.48))
    }

    /// Draws a long soft highlight on the left and a thin reflection on the right.
    private func highlights() {
        let (profile, radius) = (shape.profile, shape.profile.radius)
        let (top, bottom) = (profile.top + (isJug ? 10 : 8), BottlePen.ground - 16)
        let strength = shape.isDark ? 0.5 : 0.8
        let fading = Canvas.Paint.linear(
            from: Point(x: 0, y: top), to: Point(x: 0, y: bottom),
            stops: [
                (0, .white.opacity(0.18 * strength)), (0.5, .white.opacity(0.1 * strength)),
                (1, .white.opacity(0.02 * strength)),
            ])
        pen.canvas.clipped(to: outline) {
            pen.canvas.stroke(profile.side(0.68, from: top, to: bottom, sign: -1), with: fading, width: radius * 0.26)
            pen.canvas.stroke(
                profile.side(0.72, from: top, to: bottom, sign: -1),
                with: .linear(
                    from: Point(x: 0, y: top), to: Point(x: 0, y: bottom),
                    stops: [(0, .white.opacity(0.7 * strength)), (1, .white.opacity(0.3 * strength))]),
                width: radius * 0.105)
            pen.canvas.stroke(
                profile.side(0.9, from: top + 20, to: bottom, sign: 1), with: .white.opacity(0.4), width: 2)
        }
    }
}

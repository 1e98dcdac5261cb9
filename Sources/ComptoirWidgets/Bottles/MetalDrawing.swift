internal import GTK
internal import Widgets

/// A drinks can.
enum CanDrawing {
    private static let profile = BottleProfile([(25, 166, 4), (31, 178, 8), (31, 290, 8), (26, 304, 4)])

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 32, pen)
        let outline = profile.outline
        let paint = art.glass ?? art.color
        pen.canvas.fill(outline, with: BottlePen.metal(paint, halfWidth: 31))
        let silver = BottlePen.metal(Color(hex: 0xC6CCD0), halfWidth: 31)
        pen.canvas.clipped(to: outline) {
            pen.canvas.fill(.rectangle(Rectangle(x: -40, y: 160, width: 80, height: 17)), with: silver)
            pen.canvas.fill(.rectangle(Rectangle(x: -40, y: 292, width: 80, height: 14)), with: silver)
            guard let label = art.label else { return }
            var stripe = pen.hoop(40, at: 254, sag: 22)
            stripe.line(to: Point(x: 40, y: 266))
            stripe.curve(to: Point(x: -40, y: 266), control: Point(x: 0, y: 288))
            stripe.close()
            pen.canvas.fill(stripe, with: (label.stripe ?? label.ink).opacity(0.88))
        }
        if let label = art.label {
            pen.canvas.translated(x: 0, y: 218) {
                pen.canvas.scaled(x: 1.6, y: 1.6) {
                    EmblemDrawing.draw(label.emblem, label.ink, on: paint, pen.canvas)
                }
            }
        }
        pen.edge(outline)
        lid(pen)
    }

    private static func lid(_ pen: BottlePen) {
        for (x, y, width, height, color) in [
            (0.0, 166.0, 25.0, 4.6, Color(hex: 0xDFE4E6)), (0, 166.6, 20, 3.2, Color(hex: 0xAEB7BB)),
            (4, 166, 6, 1.6, Color(hex: 0xF4F6F7)),
        ] {
            pen.canvas.fill(.ellipse(center: Point(x: x, y: y), radiusX: width, radiusY: height), with: color)
        }
    }
}

/// A tin with a lid, for goods that are neither poured nor fresh.
enum TinDrawing {
    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 40, pen)
        let paint = art.glass ?? art.color
        let body = Path.rounded([(38, 208, 3), (38, 304, 9), (-38, 304, 9), (-38, 208, 3)])
        pen.canvas.fill(body, with: BottlePen.metal(paint, halfWidth: 38))
        pen.edge(body)
        let lid = Path.rounded([(40, 194, 7), (40, 214, 3), (-40, 214, 3), (-40, 194, 7)])
        pen.canvas.fill(lid, with: BottlePen.metal(paint.shaded(-0.12), halfWidth: 40))
        pen.edge(lid)
        pen.canvas.fill(
            .ellipse(center: Point(x: 0, y: 196), radiusX: 36, radiusY: 3), with: .white.opacity(0.3))
        pen.canvas.fill(.rectangle(Rectangle(x: -38, y: 214, width: 76, height: 3)), with: .black.opacity(0.25))
        guard let label = art.label else { return }
        let paper = Path.ellipse(center: Point(x: 0, y: 260), radiusX: 25, radiusY: 29)
        pen.canvas.fill(paper, with: label.paper)
        if !pen.isSmall {
            pen.canvas.stroke(
                .ellipse(center: Point(x: 0, y: 260), radiusX: 21.5, radiusY: 25.5), with: label.ink.opacity(0.5),
                width: 1.3)
        }
        pen.canvas.translated(x: 0, y: 260) {
            pen.canvas.scaled(x: 1.35, y: 1.35) {
                EmblemDrawing.draw(label.emblem, label.ink, on: label.paper, pen.canvas)
            }
        }
    }
}

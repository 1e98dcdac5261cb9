internal import GTK
internal import Widgets

/// Draws the garnishes that sit on the rim of a glass, around the origin.
enum RimGarnish {
    static func draw(_ placed: PlacedGarnish, _ form: GlassForm, _ pen: DrinkPen) {
        let garnish = placed.garnish
        let tones = CitrusTones(rind: garnish.color ?? CitrusTones.lemon)
        let side = placed.isLeft ? -1.0 : 1
        switch garnish.kind {
        case .slice:
            pen.canvas.translated(x: side * 2, y: -9) {
                pen.canvas.rotated(degrees: 12 * side) { CitrusDrawing.slice(tones, radius: 20, pen) }
                slit(from: Point(x: -side * 2, y: 2), to: Point(x: -side * 3, y: 19), tones.rind, pen)
            }
        case .halfSlice:
            pen.canvas.translated(x: -side * 2, y: 3) {
                CitrusDrawing.slice(tones, radius: 23, from: side > 0 ? -118 : -242, span: 180, pen)
            }
        case .wheelQuarter:
            pen.canvas.translated(x: -side * 5, y: 6) {
                CitrusDrawing.slice(tones, radius: 27, from: side > 0 ? -82 : -188, span: 90, pen)
            }
        case .wedge:
            pen.canvas.translated(x: side * 2, y: -5) {
                pen.canvas.rotated(degrees: side * 52) { CitrusDrawing.wedge(tones, radius: 19, pen) }
            }
        case .pineappleSlice:
            pen.canvas.scaled(x: side, y: 1) { PineappleDrawing.slice(radius: 27, pen) }
        case .cucumber:
            pen.canvas.translated(x: side * 2, y: -8) {
                SmallGarnishes.cucumber(radius: 18, pen)
                slit(from: Point(x: -side * 2, y: 2), to: Point(x: -side * 3, y: 17), Color(hex: 0x3E7A34), pen)
            }
        case .chilli:
            pen.canvas.scaled(x: side, y: 1) { SmallGarnishes.chilli(garnish.color ?? Color(hex: 0xD2232A), pen) }
        case .zest:
            pen.canvas.scaled(x: side, y: 1) { PeelDrawing.zest(tones, pen) }
        case .twist:
            pen.canvas.scaled(x: side, y: 1) { PeelDrawing.twist(tones, pen) }
        case .spiral: hook(tones, form, pen)
        default: break
        }
    }

    /// Draws the cut by which a slice sits on the wall: narrow at the middle, open at the edge.
    private static func slit(from: Point, to: Point, _ color: Color, _ pen: DrinkPen) {
        let cut = Path([from, Point(x: to.x - 1.5, y: to.y), Point(x: to.x + 1.5, y: to.y)])
        pen.canvas.fill(cut, with: color.deep.opacity(0.7))
    }

    /// Draws the end of a spiral of peel that hangs over the rim.
    private static func hook(_ tones: CitrusTones, _ form: GlassForm, _ pen: DrinkPen) {
        pen.canvas.translated(x: form.outer.start.x * 0.82, y: 0) { PeelDrawing.zest(tones, pen) }
    }
}

internal import GTK
internal import Widgets

/// A bowl of lumps.
enum BowlDrawing {
    private static let profile = BottleProfile([(36, 238, 10), (44, 260, 20), (34, 304, 12)])

    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 44, pen)
        let all = [(-22.0, 232.0, -6.0), (22, 232, 8), (0, 224, 2), (0, 206, -10)]
        let count = art.level > 0.5 ? 4 : art.level > 0.02 ? 2 : 0
        for (x, y, angle) in all.prefix(count) { lump(x, y, angle, art.color, pen) }
        let outline = profile.outline
        let china = art.glass ?? Color(hex: 0x7EA6B2)
        pen.canvas.fill(outline, with: BottlePen.metal(china, halfWidth: 44))
        pen.canvas.stroke(pen.hoop(40, at: 255, sag: 24), with: .white.opacity(0.5), width: 2.4)
        pen.canvas.stroke(pen.hoop(35, at: 239, sag: 20), with: .white.opacity(0.7), width: 3)
        pen.canvas.stroke(profile.side(0.7, from: 250, to: 288, sign: -1), with: .white.opacity(0.55), width: 5)
        pen.edge(outline)
    }

    private static func lump(_ x: Double, _ y: Double, _ angle: Double, _ color: Color, _ pen: BottlePen) {
        func face(_ points: [(Double, Double)], _ shade: Double) {
            pen.canvas.fill(
                Path(points.map { Point(x: $0.0, y: $0.1) }),
                with: color.mixed(with: Color(hex: 0xB79A6A), at: shade))
        }
        pen.canvas.translated(x: x, y: y) {
            pen.canvas.rotated(degrees: angle) {
                face([(-15, -9), (0, -16), (15, -9), (0, -2)], 0.02)
                face([(-15, -9), (0, -2), (0, 17), (-15, 9)], 0.12)
                face([(0, -2), (15, -9), (15, 9), (0, 17)], 0.4)
            }
        }
    }
}

/// A small crate of produce that has no picture of its own.
enum CrateDrawing {
    static func draw(_ art: BottleArt, _ pen: BottlePen) {
        BottleShadow.draw(halfWidth: 54, pen)
        let isLong = art.label?.emblem == .cane
        let count = art.level > 0.5 ? 5 : art.level > 0.02 ? 2 : 0
        let places = [(-26.0, 246.0), (24, 246), (0, 238), (-15, 228), (16, 230)]
        for (index, (x, y)) in places.prefix(count).enumerated() {
            pen.canvas.translated(x: x, y: y) {
                pen.canvas.rotated(degrees: isLong ? Double(index % 3) * 9 - 10 : 0) {
                    piece(art.color, isLong: isLong, pen)
                }
            }
        }
        for (index, y) in [252.0, 272, 289].enumerated() {
            slat(Rectangle(x: -54 + Double(index), y: y, width: 108 - 2 * Double(index), height: 15), pen)
        }
        for x in [-52.0, 42] {
            pen.canvas.fill(
                .rectangle(Rectangle(x: x, y: 248, width: 10, height: 56), radius: 2),
                with: BottlePen.metal(Color(hex: 0x9A6A3A), halfWidth: 54))
        }
    }

    private static func piece(_ color: Color, isLong: Bool, _ pen: BottlePen) {
        let (width, height) = isLong ? (37.0, 11.0) : (19, 20)
        let shape = Path.ellipse(center: Point(x: 0, y: 0), radiusX: width, radiusY: height)
        pen.canvas.fill(
            shape,
            with: .radial(
                center: Point(x: 0, y: 0), radius: max(width, height) * 1.1,
                focus: Point(x: -width * 0.35, y: -height * 0.4),
                stops: [
                    (0, color.shaded(isLong ? 0.1 : 0.42)), (0.5, color.shaded(isLong ? -0.25 : 0)),
                    (1, color.shaded(-0.5)),
                ]))
        guard !isLong else { return }
        pen.canvas.stroke(
            Path([Point(x: 0, y: -height), Point(x: 3, y: -height - 9)], isClosed: false), with: color.shaded(-0.35),
            width: 3)
    }

    private static func slat(_ place: Rectangle, _ pen: BottlePen) {
        let path = Path.rectangle(place, radius: 2)
        let wood = Color(hex: 0xC79A62)
        pen.canvas.fill(
            path,
            with: .linear(
                from: Point(x: 0, y: place.y), to: Point(x: 0, y: place.y + place.height),
                stops: [(0, wood.shaded(0.22)), (0.3, wood), (1, wood.shaded(-0.3))]))
        pen.edge(path)
    }
}

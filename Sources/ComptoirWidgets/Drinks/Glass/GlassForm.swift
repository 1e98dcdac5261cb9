internal import GTK
internal import Widgets

/// The dimensions of a glass: its inside, its outside, its foot and its material.
struct GlassForm: Sendable {
    enum Material: Sendable { case glass, copper, silver, ceramic, clay }

    /// A stem with a foot.
    struct Foot: Sendable {
        /// The radius of the foot.
        var radius: Double
        /// Half the width of the stem at its thinnest.
        var stem: Double
        /// The `y` of a knob on the stem; nil for none.
        var knob: Double?
    }

    /// A handle on the right: where it begins and ends, and how far it sticks out.
    struct Handle: Sendable {
        var top: Double
        var bottom: Double
        var reach: Double
        var width: Double
    }

    var inner: GlassProfile
    var outer: GlassProfile
    var foot: Foot?
    var handle: Handle?
    var material = Material.glass
    /// How far below the rim a full glass is filled, as a fraction of the depth.
    var room = 0.09

    /// The `y` of the liquid's surface in a full glass.
    var brim: Double { inner.top + (inner.bottom - inner.top) * room }

    /// Returns the `y` of the liquid's surface.
    /// - Parameter fill: the fraction of a full glass's volume, 0 to 1.
    func surface(fill: Double) -> Double {
        inner.height(ofVolume: inner.volume(below: brim) * min(1, max(0, fill)))
    }

    static func of(_ shape: GlassShape, _ build: GlassBuild = .usual) -> GlassForm {
        (build == .usual ? nil : unusual[shape]?[build]) ?? all[shape]
            ?? tumbler(rim: 46, 112, floor: 42, 200, base: 44)
    }

    /// Returns the dimensions of the glass of a drink.
    static func of(_ art: DrinkArt) -> GlassForm { of(art.glass, art.build) }

    /// Returns a glass with straight sides and a thick base.
    static func tumbler(
        rim: Double, _ top: Double, floor: Double, _ depth: Double, base: Double, wall: Double = 2.2,
        bottom: Double = DrinkPen.ground
    ) -> GlassForm {
        GlassForm(
            inner: .straight(Point(x: rim, y: top), Point(x: floor, y: depth)),
            outer: .straight(Point(x: rim + wall, y: top), Point(x: base, y: bottom)))
    }

    /// Returns a bowl on a stem.
    static func stemmed(
        _ inner: GlassProfile, foot: Foot, wall: Double = 1.9, room: Double = 0.09
    ) -> GlassForm {
        let (top, depth) = (inner.top, inner.bottom - inner.top)
        let outer = inner.mapped { point in
            let down = (point.y - top) / depth
            return Point(x: point.x + wall * (point.x > 0 ? 1 : 0.01), y: point.y + 2.6 * max(0, down))
        }
        return GlassForm(inner: inner, outer: outer, foot: foot, room: room)
    }
}

extension GlassProfile {
    /// Returns a profile with straight sides down to a flat floor.
    static func straight(_ rim: Point, _ floor: Point) -> GlassProfile {
        func side(_ part: Double) -> Point {
            Point(x: rim.x + (floor.x - rim.x) * part, y: rim.y + (floor.y - rim.y) * part)
        }
        return GlassProfile(rim, [.init(control1: side(1 / 3), control2: side(2 / 3), end: floor)])
    }

    /// Creates a profile from curves, each given as two control points and an end point.
    init(_ rim: (Double, Double), _ curves: [(Double, Double, Double, Double, Double, Double)]) {
        self.init(
            Point(x: rim.0, y: rim.1),
            curves.map {
                Curve(
                    control1: Point(x: $0.0, y: $0.1), control2: Point(x: $0.2, y: $0.3), end: Point(x: $0.4, y: $0.5))
            })
    }
}

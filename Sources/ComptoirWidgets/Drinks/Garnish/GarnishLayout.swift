internal import GTK
internal import Widgets

/// A garnish and its position.
struct PlacedGarnish {
    /// The stages of drawing, from back to front.
    enum Stage { case standing, surface, rim }

    var garnish: DrinkArt.Garnish
    var stage: Stage
    var place: Point
    /// The scale, 1 where there is enough space.
    var scale: Double
    /// How far the garnish extends below its position.
    var depth = 0.0
    /// Whether the garnish leans to the left.
    var isLeft = false
    /// The angle of the garnish from upright, in degrees.
    var lean = 9.0
}

/// The positions of a drink's garnishes: on the rim, first on the right and then on the left; standing in the glass; or
/// on the surface.
struct GarnishLayout {
    private(set) var placed: [PlacedGarnish] = []
    let form: GlassForm
    /// The `y` that garnishes rest on: the surface of the liquid, or of ice or slush that rises above it.
    let rest: Double
    private var onRim = 0
    private var standing = 0
    private var floating = 0

    init(_ art: DrinkArt, in form: GlassForm, surface: Double) {
        self.form = form
        let isHeaped = [.crushed, .pebble].contains(art.ice)
        let shown = form.material == .glass ? surface : form.outer.top + 3
        rest = art.ice == .blended ? shown - 12 : isHeaped ? min(shown, form.outer.top + 4) - 6 : shown
        for garnish in art.garnishes.prefix(5) { add(garnish, art) }
    }

    private mutating func add(_ garnish: DrinkArt.Garnish, _ art: DrinkArt) {
        let (top, radius) = (form.outer.top, form.outer.start.x)
        switch garnish.kind {
        case .slice, .halfSlice, .wedge, .wheelQuarter, .pineappleSlice, .cucumber, .chilli, .zest, .twist:
            // Several of a kind stand on both sides.
            for _ in 0..<(garnish.count > 1 && garnish.kind != .zest ? 2 : 1) where onRim < 3 {
                let isLeft = onRim % 2 == 1
                let out = min(1, 0.9 + (onRim > 1 ? 0.06 : 0))
                let scale = min(1, max(0.78, radius / 40)) * min(1, (top - 2) / 30)
                put(
                    garnish, .rim, Point(x: radius * out * (isLeft ? -1 : 1), y: top + (onRim > 1 ? 14 : 0)), scale,
                    isLeft)
                onRim += 1
            }
        case .sprig, .pineappleLeaf, .stalk, .spear, .pickle:
            let isLeft = standing % 2 == 1 || (standing == 0 && onRim > 0)
            let y = min(rest, top + 7)
            // No garnish may extend beyond the picture.
            let scale = min(1, (y - 4) / (garnish.kind == .stalk ? 59 : 48))
            if leansOnRim(garnish, art) {
                let x = form.inner.radius(at: rest) * 0.6
                put(garnish, .standing, Point(x: isLeft ? -x : x, y: rest - 3), scale, isLeft)
                placed[placed.count - 1].lean = 30
            } else {
                put(garnish, .standing, Point(x: radius * (isLeft ? -0.34 : 0.3), y: y), scale, isLeft)
                placed[placed.count - 1].depth = max(0, rest - top - 7)
            }
            standing += 1
        case .spiral:
            put(garnish, .rim, Point(x: radius * 0.1, y: top), 1)
        case .cherry where garnish.count < 2 && art.glass != .flute:
            let x = floating == 0 && standing == 0 ? -0.12 : 0.34
            put(garnish, .surface, Point(x: radius * x, y: rest - 2), min(1, (rest - 4) / 40))
            floating += 1
        case .cherry, .olive, .onion, .berries, .grapes, .candied:
            put(garnish, .surface, Point(x: 0, y: rest), min(1, max(0.74, radius / 44)))
            floating += 1
        case .leaf, .beans, .cup, .grated, .bittersDashes, .peelOil:
            put(garnish, .surface, Point(x: 0, y: rest), min(1, max(0.55, form.inner.radius(at: max(rest, top)) / 42)))
            floating += 1
        }
    }

    /// Returns whether a garnish has nothing to stand in and leans against the wall: leaves in a bowl without ice.
    private func leansOnRim(_ garnish: DrinkArt.Garnish, _ art: DrinkArt) -> Bool {
        [.sprig, .pineappleLeaf].contains(garnish.kind) && form.foot != nil && art.ice == .none
            && form.outer.start.x > 30
    }

    private mutating func put(
        _ garnish: DrinkArt.Garnish, _ stage: PlacedGarnish.Stage, _ place: Point, _ scale: Double,
        _ isLeft: Bool = false
    ) {
        placed.append(
            PlacedGarnish(garnish: garnish, stage: stage, place: place, scale: max(0.2, scale), isLeft: isLeft))
    }
}

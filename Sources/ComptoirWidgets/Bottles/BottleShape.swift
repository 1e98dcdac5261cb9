internal import GTK
internal import Widgets

/// The make of a bottle of a given form: its outline, its glass, its stopper and the position of its label.
struct BottleShape {
    /// What closes a bottle.
    struct Stopper {
        enum Kind { case cork, screw, ball, wood, foil, cage, crown, dropper, swing, lid, holes, spout }

        let kind: Kind
        let color: Color
        /// Half the width of the neck.
        let radius: Double
        /// The `y` at which the neck ends.
        let y: Double
        /// The `y` at which a foil ends.
        var end = 0.0
    }

    let profile: BottleProfile
    let glass: Color
    /// The opacity of the glass, 0 to 1.
    let density: Double
    /// The `y` of the contents' surface when the bottle is full.
    let brim: Double
    let stopper: Stopper?
    /// The vertical range of the label.
    var label = 0.0...0.0
    /// How much narrower the label is than the bottle, on each side; negative where it is wider.
    var inset = 0.0
    /// Whether there is a seal above the label.
    var hasSeal = false
    /// Whether there is a ribbon around the shoulder.
    var hasRibbon = false
    /// Whether a pattern is cut into the foot.
    var isCut = false
    /// Whether the contents are grains instead of a liquid.
    var hasGrains = false

    /// Whether the glass is so dark that the contents can hardly be seen.
    var isDark: Bool { density > 0.8 }

    /// The bounds of everything drawn except the shadow; a bottle that stands alone is as large as they allow.
    var bounds: Rectangle {
        let top =
            switch stopper?.kind {
            case .cork?: profile.top - 25
            case .screw?, .lid?, .holes?: profile.top - 23
            case .ball?: profile.top - 42
            case .wood?: profile.top - 35
            case .dropper?: profile.top - 67
            case .cage?: profile.top - 28
            case .swing?: profile.top - 25
            case .spout?: profile.top - 42
            case .foil?, .crown?: profile.top - 14
            case nil: profile.top - 10
            }
        let radius = max(profile.radius, stopper?.radius ?? 0) * 1.3 + 4
        return Rectangle(x: -radius, y: top, width: radius * 2, height: BottlePen.ground + 8 - top)
    }
}

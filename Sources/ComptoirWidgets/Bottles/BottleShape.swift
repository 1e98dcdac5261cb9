internal import GTK
internal import Widgets

/// How a bottle of a form is made: its outline, its glass, what closes it, where its label is.
struct BottleShape {
    /// What closes a bottle.
    struct Stopper {
        enum Kind { case cork, screw, ball, wood, foil, cage, crown, dropper, swing, lid, holes, spout }

        let kind: Kind
        let color: Color
        /// Half the width of the neck.
        let radius: Double
        /// Where the neck ends.
        let y: Double
        /// Where a foil ends.
        var end = 0.0
    }

    let profile: BottleProfile
    let glass: Color
    /// How much the glass hides, 0 to 1.
    let density: Double
    /// Where what is in a full one ends.
    let brim: Double
    let stopper: Stopper?
    /// From where to where the label goes.
    var label = 0.0...0.0
    /// How much narrower the label is than the bottle, on each side; less than nought where it is wider.
    var inset = 0.0
    /// A seal above the label.
    var hasSeal = false
    /// A ribbon around the shoulder.
    var hasRibbon = false
    /// A pattern cut into the foot.
    var isCut = false
    /// Grains in place of a liquid.
    var hasGrains = false

    /// Whether the glass is so dark that what is in it is hardly seen.
    var isDark: Bool { density > 0.8 }

    /// All of what is drawn, without its shadow; what stands alone is as large as this fits.
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

public import GTK
internal import Widgets

/// What a bottle looks like, or a jug, a jar, an egg: what stands on the shelf of a bar, as a plain value.
///
/// `BottlePicture` draws it, and a `Shelf` many. Equal values are drawn alike to the last bubble.
///
///     BottleArt(
///         .whiskey, color: amber, opacity: 0.7, level: 0.4,
///         label: .init(.straight, paper: black, ink: gold, emblem: .grain))
public struct BottleArt: Hashable, Sendable {
    /// What it is in, or what it is.
    public var form: Form
    /// The colour of what is in it.
    public var color: Color
    /// How little light goes through what is in it: 0 is clear like water, 1 opaque like cream.
    public var opacity: Double
    /// How full it is, 0 to 1.
    public var level: Double
    /// Whether bubbles rise in it.
    public var hasBubbles: Bool
    /// The tint of the glass, or the colour of a can or a bowl; nil for the usual one.
    public var glass: Color?
    /// The colour of its cap; nil for the usual one.
    public var cap: Color?
    /// What is stuck on it; nil for nothing.
    public var label: Label?
    /// The file of the picture, for the form `picture`.
    public var picture: String?
    /// Whether it is drawn faintly, as what one does not have is.
    public var isFaded: Bool

    /// Describes a bottle.
    public init(
        _ form: Form, color: Color, opacity: Double = 0.2, level: Double = 1, hasBubbles: Bool = false,
        glass: Color? = nil, cap: Color? = nil, label: Label? = nil, picture: String? = nil, isFaded: Bool = false
    ) {
        self.form = form
        self.color = color
        self.opacity = min(1, max(0, opacity))
        self.level = min(1, max(0, level))
        self.hasBubbles = hasBubbles
        self.glass = glass
        self.cap = cap
        self.label = label
        self.picture = picture
        self.isFaded = isFaded
    }

    /// The same with nothing in it and nothing on it.
    var draft: BottleArt { BottleArt(form, color: .white, opacity: 0, level: 0, isFaded: isFaded) }
}

extension BottleArt {
    /// The forms that can be drawn, each called after what mostly comes in it.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case gin, vodka, rum, whiskey, tequila, brandy
        /// Small, with a dropper.
        case bitters
        case vermouth, aperitif
        /// A round flask with a ribbon.
        case flask
        /// High, with a long neck and sloping shoulders.
        case tall
        /// Dark, narrower at its foot.
        case sturdy
        case wine
        /// With foil and a wire cage.
        case sparkling
        case beer, soda, can, jug
        /// With a swing top.
        case syrup
        case milk
        /// A glass jar with a lid.
        case jar
        /// A small jar whose lid has holes.
        case shaker
        /// A slim small bottle with a long cap.
        case sauce
        /// A tin with a lid.
        case tin
        case egg
        /// A sprig in a glass of water.
        case herb
        /// A bowl with lumps of sugar.
        case bowl
        /// A small crate of what grows.
        case crate
        /// A paper bag, for anything else that one buys.
        case bag
        /// A picture of its own, from a file.
        case picture
    }

    /// What is stuck on a bottle.
    public struct Label: Hashable, Sendable {
        /// The outline of a label.
        public enum Shape: String, Hashable, Sendable, CaseIterable {
            case straight
            /// With an arch above.
            case arched
            case oval
            /// Printed on, from side to side.
            case band
        }

        /// Its outline.
        public var shape: Shape
        /// The colour of its ground.
        public var paper: Color
        /// The colour of its emblem and its lines.
        public var ink: Color
        /// The sign in its middle.
        public var emblem: Emblem
        /// The colour of a stripe along its lower edge; nil for none.
        public var stripe: Color?

        /// Describes a label.
        public init(_ shape: Shape, paper: Color, ink: Color, emblem: Emblem, stripe: Color? = nil) {
            self.shape = shape
            self.paper = paper
            self.ink = ink
            self.emblem = emblem
            self.stripe = stripe
        }
    }

    /// The signs that labels have.
    public enum Emblem: String, Hashable, Sendable, CaseIterable {
        case leaf, berries, star, sun, diamond, crown, anchor, bean, citrus, grain, drop, grapes, agave, ginger
        case cherries, flower, almond, comb, cane, fruit
    }
}

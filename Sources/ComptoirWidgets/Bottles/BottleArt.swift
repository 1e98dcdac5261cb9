public import GTK
internal import Widgets

/// The appearance of a bottle, or of a jug, a jar, an egg or anything else on the shelf of a bar, as a plain value.
///
/// A `BottlePicture` draws one, a `Shelf` draws many. Equal values look identical, down to the last bubble.
///
///     BottleArt(
///         .whiskey, color: amber, opacity: 0.7, level: 0.4,
///         label: .init(.straight, paper: black, ink: gold, emblem: .grain))
public struct BottleArt: Hashable, Sendable {
    /// The container, or the thing itself.
    public var form: Form
    /// The colour of the contents.
    public var color: Color
    /// The opacity of the contents: 0 is clear like water, 1 opaque like cream.
    public var opacity: Double
    /// The fill level, 0 to 1.
    public var level: Double
    /// Whether bubbles rise in the contents.
    public var hasBubbles: Bool
    /// The tint of the glass, or the colour of a can or a bowl; nil for the usual one.
    public var glass: Color?
    /// The colour of the cap; nil for the usual one.
    public var cap: Color?
    /// The label; nil for none.
    public var label: Label?
    /// The fraction of the height of a fruit's picture at which the fruit ends; the drawings end at 0.87 to 0.95.
    public static let fruitFooting = 0.91

    /// The path of the picture, for the form `picture`.
    public var picture: String?
    /// Whether it is drawn faintly, like something that the user does not have.
    public var isFaded: Bool

    /// Creates the appearance of a bottle; `opacity` and `level` are clamped to 0 to 1.
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

    /// The same form, empty and without a label.
    var draft: BottleArt { BottleArt(form, color: .white, opacity: 0, level: 0, isFaded: isFaded) }
}

extension BottleArt {
    /// The forms that can be drawn, most of them named after their usual contents.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case gin, vodka, rum, whiskey, tequila, brandy
        /// A small bottle with a dropper.
        case bitters
        case vermouth, aperitif
        /// A round flask with a ribbon.
        case flask
        /// A tall bottle with a long neck and sloping shoulders.
        case tall
        /// A dark bottle that is narrower at its foot.
        case sturdy
        case wine
        /// A bottle with foil and a wire cage.
        case sparkling
        case beer, soda, can, jug
        /// A bottle with a swing top.
        case syrup
        case milk
        /// A glass jar with a lid.
        case jar
        /// A small jar with holes in its lid.
        case shaker
        /// A small slim bottle with a long cap.
        case sauce
        /// A tin with a lid.
        case tin
        case egg
        /// A sprig in a glass of water.
        case herb
        /// A bowl of sugar lumps.
        case bowl
        /// A small crate of produce.
        case crate
        /// A paper bag, for what a person wrote on their list.
        case bag
        /// A box of cardboard, for anything else that can be bought.
        case box
        /// A picture from a file.
        case picture
    }

    /// The label of a bottle.
    public struct Label: Hashable, Sendable {
        /// The outline of a label.
        public enum Shape: String, Hashable, Sendable, CaseIterable {
            case straight
            /// A rectangle with an arched top.
            case arched
            case oval
            /// A band printed on the glass from side to side.
            case band
        }

        /// The outline.
        public var shape: Shape
        /// The colour of the paper.
        public var paper: Color
        /// The colour of the emblem and the lines.
        public var ink: Color
        /// The emblem in the middle.
        public var emblem: Emblem
        /// The colour of a stripe along the lower edge; nil for none.
        public var stripe: Color?

        /// Creates a label.
        public init(_ shape: Shape, paper: Color, ink: Color, emblem: Emblem, stripe: Color? = nil) {
            self.shape = shape
            self.paper = paper
            self.ink = ink
            self.emblem = emblem
            self.stripe = stripe
        }
    }

    /// The emblems of labels.
    public enum Emblem: String, Hashable, Sendable, CaseIterable {
        case leaf, berries, star, sun, diamond, crown, anchor, bean, citrus, grain, drop, grapes, agave, ginger
        case cherries, flower, almond, comb, cane, fruit
    }
}

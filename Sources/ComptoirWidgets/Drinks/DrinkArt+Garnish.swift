public import GTK
internal import Widgets

extension DrinkArt {
    /// A garnish of a drink.
    public struct Garnish: Hashable, Sendable {
        /// The kind of garnish.
        public var kind: Kind
        /// The colour of the outside, such as the rind; nil for the usual one.
        public var color: Color?
        /// The number of pieces, 1 or more; only as many are drawn as can be told apart.
        public var count: Int

        /// Creates a garnish.
        public init(_ kind: Kind, color: Color? = nil, count: Int = 1) {
            self.kind = kind
            self.color = color
            self.count = count
        }
    }
}

extension DrinkArt.Garnish {
    /// The kinds of garnish that can be drawn.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A round slice of citrus fruit on the rim.
        case slice
        case halfSlice = "half-slice"
        case wedge
        case wheelQuarter = "wheel-quarter"
        /// A strip of peel.
        case zest
        /// A twisted strip of peel.
        case twist
        /// The peel of a whole fruit, hanging into the glass.
        case spiral
        /// Oil pressed from a peel onto the drink: a few fine drops on the surface.
        case peelOil = "peel-oil"
        /// A sprig of mint.
        case sprig
        /// Single leaves on the surface.
        case leaf
        case cherry, olive, onion, berries
        /// A stalk of celery.
        case stalk
        /// A spear of fruit.
        case spear
        case pineappleSlice = "pineapple-slice"
        case pineappleLeaf = "pineapple-leaf"
        /// Grated nutmeg or cinnamon.
        case grated
        /// Coffee beans.
        case beans
        /// Half a passion fruit.
        case cup
        case chilli, grapes, cucumber
        /// A pickled cucumber, cut lengthwise.
        case pickle
        /// Candied ginger.
        case candied
        case bittersDashes = "bitters-dashes"
    }
}

/// What a drink's picture is drawn from: enough for a card, without the drink's record.
public struct DrinkSketch: Sendable, Hashable, Codable {
    /// A liquid in the glass.
    public struct Layer: Sendable, Hashable, Codable {
        /// The colour.
        public let colour: RGB

        /// How much it hides what is behind it, 0 to 1.
        public let opacity: Double

        /// Its share of the liquid, 0 to 1; all shares together are 1. What fills up the glass by an amount that the
        /// recipe leaves open is drawn as if it were as much as the rest.
        public let share: Double

        /// Whether it has bubbles.
        public let isSparkling: Bool

        /// Whether it foams when shaken.
        public let foams: Bool

        /// Whether it lies on top rather than being mixed with the rest.
        public let floats: Bool

        /// Whether it sinks to the bottom rather than being mixed with the rest.
        public let sinks: Bool

        /// A liquid in the glass.
        public init(
            colour: RGB, opacity: Double, share: Double, isSparkling: Bool = false, foams: Bool = false,
            floats: Bool = false, sinks: Bool = false
        ) {
            self.colour = colour
            self.opacity = opacity
            self.share = share
            self.isSparkling = isSparkling
            self.foams = foams
            self.floats = floats
            self.sinks = sinks
        }
    }

    /// The glass.
    public let glass: Glass

    /// The ice.
    public let ice: Ice

    /// Whether it is served hot.
    public let isHot: Bool

    /// Whether the liquids lie in layers, from the bottom up, in the order of ``layers``.
    public let isLayered: Bool

    /// Whether it was shaken, so that what foams has foamed.
    public let isShaken: Bool

    /// The liquid in the glass without the ice, in ml, rounded to 5; 0 where that is not known.
    public let volume: Double

    /// The liquids, in the recipe's order.
    public let layers: [Layer]

    /// The garnish.
    public let garnish: [Garnish]

    /// What the rim is coated with, or nil where it is bare.
    public let rim: Rim?
}

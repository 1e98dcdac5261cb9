public import GTK
internal import Widgets

/// The appearance of a drink as a plain value: its glass, its contents and its garnishes.
///
/// A `DrinkPicture` draws it. Equal values look identical, down to the last bubble.
///
///     DrinkArt(
///         glass: .rocks, layers: [.init(Color(red: 0.7, green: 0.1, blue: 0.05), opacity: 0.3)],
///         ice: .cubes, garnishes: [.init(.halfSlice, color: orange)])
public struct DrinkArt: Hashable, Sendable {
    /// The glass or cup.
    public var glass: GlassShape
    /// The proportions of the glass, as no two makers agree on a coupe or a highball.
    public var build = GlassBuild.usual
    /// The liquids, in the order in which they lie in the glass, the lowest first.
    public var layers: [Layer]
    /// How the layers combine.
    public var blend: Blend
    /// The fill level: the fraction of the volume of a full glass, 0 to 1.
    public var fill: Double
    /// The ice.
    public var ice: Ice
    /// Whether bubbles rise in the drink.
    public var hasBubbles: Bool
    /// The coating of the rim; nil for a plain rim.
    public var rim: Rim?
    /// The garnishes on the rim, in the glass or on top, the most important first.
    public var garnishes: [Garnish]
    /// Whether steam rises from the drink.
    public var isHot: Bool

    /// Creates the appearance of a drink.
    public init(
        glass: GlassShape, layers: [Layer] = [], blend: Blend = .mixed, fill: Double = 0.9, ice: Ice = .none,
        hasBubbles: Bool = false, rim: Rim? = nil, garnishes: [Garnish] = [], isHot: Bool = false
    ) {
        self.glass = glass
        self.layers = layers
        self.blend = blend
        self.fill = fill
        self.ice = ice
        self.hasBubbles = hasBubbles
        self.rim = rim
        self.garnishes = garnishes
        self.isHot = isHot
    }

    /// The volume of all layers, in the unit of their shares.
    private var volume: Double { layers.reduce(0) { $0 + max(0, $1.share) } }

    /// Returns the fraction of the volume that the first layers make up, 0 to 1.
    /// - Parameter count: the number of layers, from the first.
    public func progress(ofLayers count: Int) -> Double {
        guard count < layers.count, volume > 0 else { return 1 }
        return layers.prefix(max(0, count)).reduce(0) { $0 + max(0, $1.share) } / volume
    }

    /// The same glass, clean and with nothing in it.
    var emptied: DrinkArt {
        var glass = DrinkArt(glass: glass)
        glass.build = build
        return glass
    }

    /// Returns the same glass partly filled, layer after layer; garnishes and steam appear only when it is full.
    /// - Parameter progress: the fraction of the volume, 0 to 1.
    public func poured(to progress: Double) -> DrinkArt {
        guard progress < 1 else { return self }
        var result = self
        var left = volume * max(0, progress)
        result.layers = layers.compactMap { layer in
            var layer = layer
            layer.share = min(left, max(0, layer.share))
            left -= layer.share
            return layer.share > 0 ? layer : nil
        }
        result.fill = fill * max(0, progress)
        result.garnishes = []
        result.isHot = false
        return result
    }
}

extension DrinkArt {
    /// One liquid of a drink.
    public struct Layer: Hashable, Sendable {
        /// The behaviour of a layer.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A liquid that mixes with the others or stays where it was poured, as the drink's `blend` says.
            case liquid
            /// A head of foam or cream on top, opaque and full of small bubbles.
            case foam
            /// A liquid that stays on top however the others are mixed.
            case float
            /// A heavy liquid, such as grenadine, that lies at the bottom and blends softly into the rest.
            case sunk
        }

        /// The colour in a glass.
        public var color: Color
        /// The opacity: 0 is clear like water or a clear liqueur, 1 opaque like cream.
        public var opacity: Double
        /// The share of the volume, in any unit common to all layers, such as millilitres.
        public var share: Double
        /// The behaviour.
        public var kind: Kind

        /// Creates a layer.
        public init(_ color: Color, opacity: Double = 0.2, share: Double = 1, kind: Kind = .liquid) {
            self.color = color
            self.opacity = opacity
            self.share = share
            self.kind = kind
        }
    }

    /// How the layers of a drink combine.
    public enum Blend: String, Hashable, Sendable, CaseIterable {
        /// The layers are shaken or stirred into one colour.
        case mixed
        /// Each layer blends softly into the next, like grenadine in orange juice.
        case graded
        /// Each layer lies on the one below with a sharp edge between them.
        case layered
    }

    /// The ice in a drink.
    public enum Ice: String, Hashable, Sendable, CaseIterable {
        case none, cubes, block, crushed, cracked, pebble
        /// Ice crushed together with the drink, which rises in a soft heap.
        case blended
    }

    /// The coating of a rim.
    public struct Rim: Hashable, Sendable {
        /// The grains of a coating.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case salt, sugar
            case celerySalt = "celery-salt"
        }

        /// The grains.
        public var kind: Kind
        /// Whether only half of the rim is coated.
        public var isHalf: Bool

        /// Creates a coating.
        public init(_ kind: Kind, isHalf: Bool = false) {
            self.kind = kind
            self.isHalf = isHalf
        }
    }
}

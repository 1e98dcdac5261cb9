public import GTK
internal import Widgets

/// What a drink looks like, as a plain value: its glass, what is in it, and what is put on it.
///
/// `DrinkPicture` draws it. Equal values are drawn alike to the last bubble.
///
///     DrinkArt(
///         glass: .rocks, layers: [.init(Color(red: 0.7, green: 0.1, blue: 0.05), opacity: 0.3)],
///         ice: .cubes, garnishes: [.init(.halfSlice, color: orange)])
public struct DrinkArt: Hashable, Sendable {
    /// The glass or cup.
    public var glass: GlassShape
    /// What is poured, in the order in which it lies in the glass, the lowest first.
    public var layers: [Layer]
    /// How the layers meet.
    public var blend: Blend
    /// How much of the glass is filled: the share of its volume up to where a full glass is filled, 0 to 1.
    public var fill: Double
    /// What cools it.
    public var ice: Ice
    /// Whether bubbles rise in it.
    public var hasBubbles: Bool
    /// What the rim is dipped in; nil for a plain one.
    public var rim: Rim?
    /// What is put on the rim, into the glass or on top, the most important first.
    public var garnishes: [Garnish]
    /// Whether steam rises from it.
    public var isHot: Bool

    /// Describes a drink.
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

    /// How much of the volume the first layers are, 0 to 1.
    /// - Parameter count: how many layers, from the first.
    public func progress(ofLayers count: Int) -> Double {
        guard count < layers.count, volume > 0 else { return 1 }
        return layers.prefix(max(0, count)).reduce(0) { $0 + max(0, $1.share) } / volume
    }

    /// The same glass with a part of the drink in it, layer after layer in their order, and nothing put on it before
    /// all of it is there.
    /// - Parameter progress: the part of the volume, 0 to 1.
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
    /// One thing that is poured.
    public struct Layer: Hashable, Sendable {
        /// What becomes of a layer.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// It mixes with the others, or lies where it was poured, as the drink's `blend` says.
            case liquid
            /// A head of foam or cream on top, opaque and full of small bubbles.
            case foam
            /// A liquid that stays on top however the rest is mixed.
            case float
            /// A heavy liquid that lies at the bottom and goes over softly into the rest, as grenadine does.
            case sunk
        }

        /// Its colour in a glass.
        public var color: Color
        /// How little light goes through: 0 is clear like water or a clear liqueur, 1 opaque like cream.
        public var opacity: Double
        /// Its part of the volume, in any unit that all layers share, such as millilitres.
        public var share: Double
        /// What becomes of it.
        public var kind: Kind

        /// Describes a layer.
        public init(_ color: Color, opacity: Double = 0.2, share: Double = 1, kind: Kind = .liquid) {
            self.color = color
            self.opacity = opacity
            self.share = share
            self.kind = kind
        }
    }

    /// How the layers of a drink meet.
    public enum Blend: String, Hashable, Sendable, CaseIterable {
        /// Shaken or stirred: they make one colour.
        case mixed
        /// One sinks softly into the next, as grenadine in orange juice.
        case graded
        /// Each lies on the other with an edge between them.
        case layered
    }

    /// What cools a drink.
    public enum Ice: String, Hashable, Sendable, CaseIterable {
        case none, cubes, block, crushed, cracked, pebble
        /// Crushed together with the drink, which stands up in a soft heap.
        case blended
    }

    /// What a rim is dipped in.
    public struct Rim: Hashable, Sendable {
        /// Which grains.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case salt, sugar
            case celerySalt = "celery-salt"
        }

        /// Which grains.
        public var kind: Kind
        /// Whether only one half of the rim has them.
        public var isHalf: Bool

        /// Describes a rim.
        public init(_ kind: Kind, isHalf: Bool = false) {
            self.kind = kind
            self.isHalf = isHalf
        }
    }
}

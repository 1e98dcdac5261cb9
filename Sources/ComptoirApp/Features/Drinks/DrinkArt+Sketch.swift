import GTK
import Store
import Widgets

extension DrinkArt {
    /// What a recipe's sketch looks like.
    init(_ sketch: DrinkSketch) {
        self.init(
            glass: GlassShape(sketch.glass), layers: DrinkArt.layers(of: sketch),
            blend: sketch.isLayered ? .layered : .mixed, fill: DrinkArt.fill(of: sketch),
            ice: Ice(rawValue: sketch.ice.rawValue) ?? .none, hasBubbles: sketch.layers.contains(where: \.isSparkling),
            rim: sketch.rim.flatMap { rim in
                Rim.Kind(rawValue: rim.kind.rawValue).map { Rim($0, isHalf: rim.isHalf) }
            }, garnishes: sketch.garnish.compactMap(Garnish.init), isHot: sketch.isHot)
    }

    private static func layers(of sketch: DrinkSketch) -> [Layer] {
        // What foams is drawn as a head when it was shaken, and has its share of the liquid otherwise.
        let foam = sketch.isShaken ? sketch.layers.filter(\.foams) : []
        let liquids = sketch.layers.filter { !(sketch.isShaken && $0.foams) || sketch.layers.count == 1 }
        let sorted = liquids.filter { !$0.floats } + liquids.filter(\.floats)
        return sorted.map {
            Layer(
                Color($0.colour), opacity: hundredths($0.opacity), share: hundredths($0.share),
                kind: $0.floats ? .float : .liquid)
        }
            + foam.prefix(sketch.layers.count > 1 ? 1 : 0).map {
                Layer(Color($0.colour), opacity: 1, share: max(0.12, hundredths($0.share)), kind: .foam)
            }
    }

    /// What is drawn alike is equal: the catalogue keeps shares less exactly than the recipe has them.
    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// A glass is as full as one expects of it: the recipe's volume says only how small a drink is.
    private static func fill(of sketch: DrinkSketch) -> Double {
        sketch.glass == .rocks || sketch.glass == .doubleRocks ? 0.72 : 0.88
    }
}

extension GlassShape {
    /// The drawn shape of a catalogue's glass.
    init(_ glass: Glass) { self = GlassShape(rawValue: glass.rawValue) ?? .coupe }
}

extension DrinkArt.Garnish {
    /// What is drawn of a garnish; nil for what is served beside the glass or has no picture.
    init?(_ garnish: Store.Garnish) {
        guard let kind = Kind(rawValue: garnish.kind.rawValue) else { return nil }
        self.init(kind, color: garnish.of.flatMap(DrinkArt.Garnish.rind), count: max(1, garnish.count ?? 1))
    }

    /// The colour of a fruit's outside where it is not the usual one for the garnish.
    private static func rind(of fruit: String) -> Color? {
        switch fruit.split(separator: "-").first {
        case "lemon": Color("#F2CB3A")
        case "lime": Color("#7FB13C")
        case "orange": Color("#F0932B")
        case "grapefruit": Color("#EE8A6A")
        case "strawberry": Color("#CF2F3B")
        case "raspberry", "raspberries": Color("#C2315A")
        case "blackberry", "blackberries": Color("#3B2447")
        default: nil
        }
    }
}

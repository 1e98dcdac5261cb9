import GTK
package import Store
package import ComptoirWidgets
import Widgets

extension DrinkArt {
    /// What a recipe's sketch looks like.
    package init(_ sketch: DrinkSketch) {
        self.init(
            glass: GlassShape(sketch.glass), layers: DrinkArt.layers(of: sketch),
            blend: sketch.isLayered && !sketch.layers.contains(where: \.sinks) ? .layered : .mixed,
            fill: DrinkArt.fill(of: sketch),
            ice: Ice(rawValue: sketch.ice.rawValue) ?? .none, hasBubbles: sketch.layers.contains(where: \.isSparkling),
            rim: sketch.rim.flatMap { rim in
                Rim.Kind(rawValue: rim.kind.rawValue).map { Rim($0, isHalf: rim.isHalf) }
            }, garnishes: sketch.garnish.compactMap(Garnish.init), isHot: sketch.isHot)
        self = inOwnGlass
    }

    private static func layers(of sketch: DrinkSketch) -> [Layer] {
        let isOne = sketch.layers.count == 1
        var result: [Layer] = []
        for layer in sketch.layers.filter({ !$0.floats }) + sketch.layers.filter(\.floats) {
            // What is there to foam, as egg white, is all head; juice that foams a little stays juice.
            if sketch.isShaken, layer.foams, layer.share < 0.25, layer.opacity < 0.7, !isOne { continue }
            result.append(
                Layer(
                    Color(layer.colour), opacity: layer.opacity, share: layer.share,
                    kind: layer.floats ? .float : layer.sinks ? .sunk : .liquid))
        }
        return result + head(of: sketch)
    }

    /// The head that shaking gives.
    private static func head(of sketch: DrinkSketch) -> [Layer] {
        guard sketch.isShaken, sketch.layers.count > 1, let foaming = sketch.layers.first(where: \.foams) else {
            return []
        }
        let white = Color(red: 1, green: 0.98, blue: 0.94)
        return [
            Layer(
                Color(foaming.colour).mixed(with: white, at: 0.6), opacity: 1,
                share: min(0.14, max(0.06, foaming.share)), kind: .foam)
        ]
    }

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
        let cut = DrinkArt.Garnish.cut(kind, of: garnish.of)
        self.init(cut, color: garnish.of.flatMap(DrinkArt.Garnish.rind), count: max(1, garnish.count ?? 1))
    }

    /// What a cut of a fruit is drawn as: slices and wedges are of citrus fruit unless said otherwise.
    private static func cut(_ kind: Kind, of fruit: String?) -> Kind {
        guard let fruit, fruit.split(separator: "-").first == "pineapple" else { return kind }
        return [.slice, .halfSlice, .wedge, .wheelQuarter].contains(kind) ? .pineappleSlice : kind
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

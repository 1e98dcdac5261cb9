import GTK
import ComptoirWidgets
import Widgets

/// Some sample drinks.
@MainActor
enum DrinkSamples {
    private static func layer(
        _ color: String, _ opacity: Double, _ share: Double, _ kind: DrinkArt.Layer.Kind = .liquid
    ) -> DrinkArt.Layer {
        DrinkArt.Layer(Color(color) ?? GradientPaint.sampleGrey, opacity: opacity, share: share, kind: kind)
    }

    private static let orange = Color("#F08C1A")
    private static let lime = Color("#6DB22F")

    static let negroni = DrinkArt(
        glass: .rocks, layers: [layer("#F4F6F2", 0.02, 30), layer("#C8181A", 0.2, 30), layer("#6B1F14", 0.25, 30)],
        fill: 0.85, ice: .cubes, garnishes: [.init(.halfSlice, color: orange)])

    static let sunrise = DrinkArt(
        glass: .highball, layers: [layer("#C2142B", 0.3, 15), layer("#F6A21E", 0.6, 90), layer("#F8E2A0", 0.2, 45)],
        blend: .graded, ice: .cubes, garnishes: [.init(.halfSlice, color: orange), .init(.cherry)])

    static let shooter = DrinkArt(
        glass: .shot, layers: [layer("#3A1C0E", 0.5, 20), layer("#D9B68A", 0.95, 20), layer("#E8923A", 0.1, 20)],
        blend: .layered, fill: 0.95)

    static let drinks: [(name: String, art: DrinkArt)] = [
        ("Negroni", negroni),
        (
            "Mojito",
            DrinkArt(
                glass: .highball, layers: [layer("#DDE9B0", 0.2, 1)], ice: .crushed, hasBubbles: true,
                garnishes: [.init(.sprig), .init(.slice, color: lime)])
        ),
        (
            "Espresso martini",
            DrinkArt(
                glass: .martini, layers: [layer("#26130B", 0.6, 80), layer("#C79A63", 0.97, 14, .foam)],
                garnishes: [.init(.beans, count: 3)])
        ),
        ("Tequila sunrise", sunrise),
        (
            "Julep",
            DrinkArt(
                glass: .julepCup, layers: [layer("#C58A3A", 0.2, 1)], ice: .crushed, garnishes: [.init(.sprig)])
        ),
    ]

    /// Returns a pale yellow drink with a slice of lemon.
    static func sour(in glass: GlassShape) -> DrinkArt {
        DrinkArt(glass: glass, layers: [layer("#F0D56A", 0.35, 1)], garnishes: [.init(.slice)])
    }

    /// The same three layers blended in each way, followed by other features of drinks.
    static var manners: [DrinkArt] {
        let blends = DrinkArt.Blend.allCases.map { blend in
            var art = sunrise
            art.blend = blend
            art.ice = .none
            return art
        }
        var foam = sour(in: .coupe)
        foam.layers.append(layer("#FBF3DD", 0.98, 0.2, .foam))
        var float = sour(in: .rocks)
        float.layers.append(layer("#5A0B22", 0.5, 0.2, .float))
        let rims = DrinkArt.Rim.Kind.allCases.map { kind in
            var art = sour(in: .coupe)
            art.rim = DrinkArt.Rim(kind, isHalf: kind == .sugar)
            return art
        }
        var fizz = sour(in: .flute)
        fizz.hasBubbles = true
        let coffee = DrinkArt(
            glass: .irishCoffee, layers: [layer("#2A150C", 0.5, 120), layer("#FBF1DC", 0.98, 26, .foam)], isHot: true)
        return blends + [foam, float] + rims + [fizz, coffee, shooter]
    }
}

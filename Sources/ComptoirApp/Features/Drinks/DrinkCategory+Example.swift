import GTK
import Store
import ComptoirWidgets
import Widgets

extension DrinkCategory {
    /// A glass that stands for the category.
    @MainActor
    var example: DrinkArt {
        switch self {
        case .beforeDinner: art(.wine, "#E4572E", ice: .cubes, DrinkArt.Garnish(.halfSlice))
        case .afterDinner: art(.martini, "#3A2418", foam: "#C9A27C", DrinkArt.Garnish(.beans, count: 3))
        case .long: art(.highball, "#EFB35A", ice: .cubes, DrinkArt.Garnish(.slice))
        case .sparkling: art(.flute, "#EBD48A", bubbles: true, DrinkArt.Garnish(.zest))
        case .sour: art(.coupe, "#EBD9A0", foam: "#FBF5E6", DrinkArt.Garnish(.cherry))
        case .spiritForward: art(.rocks, "#B4312A", ice: .block, DrinkArt.Garnish(.zest))
        case .tropical: art(.hurricane, "#F3B649", ice: .crushed, DrinkArt.Garnish(.pineappleSlice))
        case .creamy: art(.martini, "#E8D5BC", opacity: 1, DrinkArt.Garnish(.grated))
        case .hot: art(.irishCoffee, "#2B1A12", opacity: 0.9, foam: "#FBF3E2", isHot: true)
        case .mocktail: art(.collins, "#BBD98A", ice: .cubes, bubbles: true, DrinkArt.Garnish(.sprig))
        }
    }

    @MainActor
    private func art(
        _ glass: GlassShape, _ colour: String, opacity: Double = 0.35, ice: DrinkArt.Ice = .none,
        foam: String? = nil, bubbles: Bool = false, isHot: Bool = false, _ garnish: DrinkArt.Garnish? = nil
    ) -> DrinkArt {
        var layers = [Color(colour)].compactMap { $0 }.map { DrinkArt.Layer($0, opacity: opacity, share: 5) }
        layers += [foam.flatMap { Color($0) }].compactMap { $0 }.map {
            DrinkArt.Layer($0, opacity: 1, share: 0.8, kind: .foam)
        }
        return DrinkArt(
            glass: glass, layers: layers, fill: glass == .rocks ? 0.72 : 0.88, ice: ice, hasBubbles: bubbles,
            garnishes: [garnish].compactMap { $0 }, isHot: isHot)
    }
}

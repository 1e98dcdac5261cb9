import GTK
import ComptoirWidgets
import Widgets

/// Pictures of drinks, drawn from their contents.
@MainActor
enum DrinkPages {
    static let all = [picture, pour]

    private static let picture = GalleryPage(
        "drink-picture", "Drinks", "DrinkPicture",
        "A drink in its glass, drawn from its ingredients' colours, its ice and its garnish; sharp at any size.",
        code: "DrinkPicture(art, size: 150)"
    ) { _ in
        [
            specimen("Some drinks", DrinkSamples.drinks.map(\.art), size: 150, names: DrinkSamples.drinks.map(\.name)),
            specimen("48 px", DrinkSamples.drinks.map(\.art), size: 48),
            specimen("400 px", [DrinkSamples.drinks[0].art, DrinkSamples.drinks[1].art], size: 400),
            specimen("Every glass and cup", GlassShape.allCases.map { DrinkSamples.sour(in: $0) }, size: 120),
            specimen(
                "Glasses of one shape in several proportions",
                [GlassShape.coupe, .highball, .collins, .rocks].flatMap { glass in
                    GlassBuild.allCases.map { build in
                        var art = DrinkSamples.sour(in: glass)
                        art.build = build
                        return art
                    }
                }, size: 120),
            specimen(
                "Every kind of ice",
                DrinkArt.Ice.allCases.flatMap { ice in
                    [GlassShape.doubleRocks, .highball].map { glass in
                        var art = DrinkSamples.sour(in: glass)
                        art.ice = ice
                        return art
                    }
                }, size: 120),
            specimen(
                "Every garnish",
                DrinkArt.Garnish.Kind.allCases.map { kind in
                    var art = DrinkSamples.sour(
                        in: [.spiral, .stalk, .spear, .pickle].contains(kind) ? .highball : .rocks)
                    art.garnishes = [DrinkArt.Garnish(kind)]
                    return art
                }, size: 120),
            specimen("How layers meet, foam, a float, rims, bubbles and steam", DrinkSamples.manners, size: 120),
        ]
    }

    private static func specimen(_ caption: String, _ arts: [DrinkArt], size: Int, names: [String] = []) -> Specimen {
        let pictures = arts.enumerated().map { index, art in
            DrinkPicture(art, size: size, alternativeText: index < names.count ? names[index] : nil)
        }
        return Specimen(caption, WrapBox(spacing: Space.small, pictures))
    }

    private static let pour = GalleryPage(
        "drink-pour", "Drinks", "DrinkPour",
        "A drink that rises in its glass as it is made, one layer after the other.",
        code: "pour.bind(\\.progress) { model.art.progress(ofLayers: model.poured) }"
    ) { _ in
        let pours = [DrinkSamples.sunrise, DrinkSamples.shooter, DrinkSamples.negroni].map { DrinkPour($0, size: 180) }
        let button = Button("Pour the next layer").styled("primary").layout(horizontal: .start)
        var poured = 0
        button.onClicked { [weak button] in
            poured = poured > 3 ? 0 : poured + 1
            for pour in pours { pour.progress = pour.art.progress(ofLayers: poured) }
            button?.label = poured > 3 ? "Empty the glasses" : "Pour the next layer"
        }
        return [
            Specimen(
                "Filled by hand",
                Box(.vertical, spacing: Space.small, [WrapBox(spacing: Space.small, pours), button])),
            Specimen(
                "A quarter, a half, three quarters, all",
                WrapBox(
                    spacing: Space.small,
                    [0.25, 0.5, 0.75, 1].map { DrinkPour(DrinkSamples.sunrise, size: 120, progress: $0) })),
        ]
    }
}

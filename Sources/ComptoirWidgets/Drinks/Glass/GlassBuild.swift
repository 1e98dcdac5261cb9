internal import GTK
internal import Widgets

/// The proportions that a glass has among those of its shape. Shapes that are always built alike have one.
public enum GlassBuild: UInt8, Hashable, Sendable, CaseIterable {
    case usual
    /// Narrower for its depth.
    case slender
    /// Wider for its depth.
    case broad
}

extension DrinkArt {
    /// The same drink in a glass whose proportions follow from what is in it, so that a list of drinks does not have the
    /// same glass over and over.
    public var inOwnGlass: DrinkArt {
        var art = self
        art.build = GlassBuild(rawValue: UInt8((seed >> 17) % 3)) ?? .usual
        return art
    }
}

extension GlassForm {
    /// The dimensions of the shapes that come in several proportions, in units of the picture.
    static let unusual: [GlassShape: [GlassBuild: GlassForm]] = [
        .coupe: [
            .slender: stemmed(
                GlassProfile((51, 70), [(53, 92, 44, 116, 25, 124.5), (17, 128, 6, 129.5, 0, 129.5)]),
                foot: Foot(radius: 32, stem: 2.3), room: 0.13),
            .broad: stemmed(
                GlassProfile((64, 85), [(63, 102, 49, 117, 27, 122.5), (18, 125, 6, 126, 0, 126)]),
                foot: Foot(radius: 36, stem: 2.6), room: 0.13),
        ],
        .highball: [
            .slender: tumbler(rim: 33.5, 53, floor: 31, 202, base: 33.4),
            .broad: tumbler(rim: 41, 76, floor: 35.5, 200, base: 38),
        ],
        .collins: [
            .slender: tumbler(rim: 29, 41, floor: 27.4, 203, base: 29.8),
            .broad: tumbler(rim: 34.5, 52, floor: 28.5, 202, base: 31.2),
        ],
        .rocks: [
            .slender: tumbler(rim: 44, 108, floor: 40, 199, base: 42.6),
            .broad: tumbler(rim: 51, 121, floor: 47.5, 198, base: 50),
        ],
    ]
}

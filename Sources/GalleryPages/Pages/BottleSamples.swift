import GTK
import ComptoirWidgets
import Widgets

/// Bottles and other things on a shelf, for the gallery.
@MainActor
enum BottleSamples {
    private static func label(
        _ shape: BottleArt.Label.Shape, _ paper: UInt32, _ ink: UInt32, _ emblem: BottleArt.Emblem,
        stripe: UInt32? = nil
    ) -> BottleArt.Label {
        .init(
            shape, paper: Color(hex: paper), ink: Color(hex: ink), emblem: emblem, stripe: stripe.map { Color(hex: $0) }
        )
    }

    /// One bottle of each form, with a label that suits it.
    static let all: [(name: String, art: BottleArt)] = [
        (
            "Gin",
            .init(.gin, color: Color(hex: 0xF6F8F7), opacity: 0.04, label: label(.arched, 0xF5EFE0, 0x2F6B57, .berries))
        ),
        (
            "Vodka",
            .init(.vodka, color: Color(hex: 0xF8FBFC), opacity: 0.02, label: label(.band, 0x32577F, 0xFFFFFF, .diamond))
        ),
        (
            "Rum",
            .init(
                .rum, color: Color(hex: 0xA9540F), opacity: 0.75, level: 0.7,
                label: label(.straight, 0xF4E7CC, 0x8A4A1C, .anchor, stripe: 0x8A4A1C))
        ),
        (
            "Whiskey",
            .init(
                .whiskey, color: Color(hex: 0xC26A0C), opacity: 0.7, level: 0.5,
                label: label(.straight, 0x241914, 0xCFA468, .grain))
        ),
        (
            "Tequila",
            .init(
                .tequila, color: Color(hex: 0xECD68E), opacity: 0.4, level: 0.85,
                label: label(.straight, 0xF7F0DF, 0x3C7A86, .agave, stripe: 0xC6562E))
        ),
        (
            "Brandy",
            .init(
                .brandy, color: Color(hex: 0x9C3F0A), opacity: 0.65, level: 0.5,
                label: label(.oval, 0xF3E4C4, 0x7D2A12, .grapes))
        ),
        (
            "Bitters",
            .init(
                .bitters, color: Color(hex: 0x3D1C0A), opacity: 0.9,
                label: label(.straight, 0xF6EED8, 0xA5301C, .crown, stripe: 0xD9A441))
        ),
        (
            "Vermouth",
            .init(
                .vermouth, color: Color(hex: 0x6D2320), opacity: 0.8, level: 0.85,
                label: label(.straight, 0xF6ECD4, 0xA92C1F, .sun, stripe: 0xA92C1F))
        ),
        (
            "Aperitif",
            .init(
                .aperitif, color: Color(hex: 0xCF2418), opacity: 0.75, level: 0.85,
                label: label(.straight, 0xFBF7EE, 0x1C3F7A, .star))
        ),
        (
            "Orange liqueur",
            .init(
                .flask, color: Color(hex: 0xC4671C), opacity: 0.6, label: label(.straight, 0xF3DFB4, 0xD9731A, .citrus))
        ),
        (
            "Herbal liqueur",
            .init(
                .tall, color: Color(hex: 0x8FB23C), opacity: 0.6, level: 0.8,
                label: label(.arched, 0xF3ECD0, 0x43702B, .leaf))
        ),
        (
            "Coffee liqueur",
            .init(.sturdy, color: Color(hex: 0x2A140B), opacity: 0.95, label: label(.oval, 0xE9C069, 0x4A2312, .bean))
        ),
        (
            "Wine",
            .init(
                .wine, color: Color(hex: 0x3A0B17), opacity: 0.92, label: label(.straight, 0xF8F2E4, 0x5C1324, .grapes))
        ),
        (
            "Sparkling wine",
            .init(
                .sparkling, color: Color(hex: 0x8A7A24), opacity: 0.3, hasBubbles: true,
                label: label(.oval, 0xF8F0DC, 0xB78C3F, .star))
        ),
        (
            "Beer",
            .init(
                .beer, color: Color(hex: 0x8A4A10), opacity: 0.5, hasBubbles: true,
                label: label(.oval, 0xF2D68A, 0x7A3A10, .grain))
        ),
        (
            "Soda",
            .init(
                .soda, color: Color(hex: 0xE9F5F8), opacity: 0.02, hasBubbles: true,
                label: label(.band, 0x2F6FAE, 0xFFFFFF, .drop))
        ),
        ("Can", .init(.can, color: Color(hex: 0xE4C65A), label: label(.band, 0xE4C65A, 0x2C5B4A, .ginger))),
        ("Juice", .init(.jug, color: Color(hex: 0xF6A21D), opacity: 0.9, level: 0.8)),
        (
            "Syrup",
            .init(
                .syrup, color: Color(hex: 0xE7C874), opacity: 0.5, level: 0.7,
                label: label(.straight, 0xFBF5E6, 0x9A6A1C, .drop))
        ),
        (
            "Cream",
            .init(.milk, color: Color(hex: 0xFBF4E3), opacity: 1, label: label(.band, 0x5F8FB0, 0xFFFFFF, .drop))
        ),
        (
            "Honey",
            .init(
                .jar, color: Color(hex: 0xD9941E), opacity: 0.8, level: 0.8,
                label: label(.straight, 0xF7EFDC, 0x9A5A12, .comb))
        ),
        (
            "Spice",
            .init(.shaker, color: Color(hex: 0x9A5A2B), opacity: 1, label: label(.straight, 0xF7EFDC, 0x9A5A2B, .star))
        ),
        (
            "Hot sauce",
            .init(
                .sauce, color: Color(hex: 0xD6301F), opacity: 0.95,
                label: label(.straight, 0xFBF7EA, 0x1F5A2E, .diamond))
        ),
        ("Coffee", .init(.tin, color: Color(hex: 0x5A3A2A), label: label(.oval, 0xF1E2C2, 0x3A1C0E, .bean))),
        ("Egg", .init(.egg, color: Color(hex: 0xF7EFD8), opacity: 1)),
        ("Mint", .init(.herb, color: Color(hex: 0x4C9A45), opacity: 1)),
        ("Sugar", .init(.bowl, color: Color(hex: 0xFFFFFF), opacity: 1)),
        (
            "Cucumber",
            .init(.crate, color: Color(hex: 0x8DB87A), opacity: 1, label: label(.straight, 0xFFFFFF, 0x2F5D2A, .cane))
        ),
    ]

    /// Returns a range of the bottles for a shelf, faint or not.
    static func bottles(_ range: Range<Int>, isFaded: Bool) -> [ShelfBottle] {
        all[range].enumerated().map { number, sample in
            var art = sample.art
            art.isFaded = isFaded
            return ShelfBottle(
                id: sample.name, name: sample.name, spoken: sample.name, art: art,
                tag: !isFaded && number.isMultiple(of: 5) && number > 0 ? "Low" : "")
        }
    }

    /// The same bottle at several levels.
    static let levels: [BottleArt] = [1, 0.75, 0.5, 0.22, 0].map {
        var art = all[2].art
        art.level = $0
        return art
    }
}

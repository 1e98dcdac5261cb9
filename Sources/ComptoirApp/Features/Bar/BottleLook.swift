import GTK
import Store
import ComptoirWidgets
import Widgets

/// What a bottle of something usually comes in, whatever colour it has itself.
struct BottleLook: Sendable {
    var form: BottleArt.Form
    /// The ground of its label; nil for no label.
    var paper: Color?
    /// What is printed on the label; nil for a deep shade of the thing's own colour.
    var ink: Color?
    var shape = BottleArt.Label.Shape.straight
    var emblem = BottleArt.Emblem.star
    var stripe: Color?
    var glass: Color?
    var cap: Color?

    /// A look with a label.
    init(
        _ form: BottleArt.Form, _ emblem: BottleArt.Emblem, _ shape: BottleArt.Label.Shape = .straight,
        paper: UInt32 = 0xF6ECD8, ink: UInt32? = nil, stripe: UInt32? = nil, glass: UInt32? = nil, cap: UInt32? = nil
    ) {
        self.form = form
        self.emblem = emblem
        self.shape = shape
        self.paper = Color(hex: paper)
        self.ink = ink.map { Color(hex: $0) }
        self.stripe = stripe.map { Color(hex: $0) }
        self.glass = glass.map { Color(hex: $0) }
        self.cap = cap.map { Color(hex: $0) }
    }

    /// A look without a label.
    init(_ form: BottleArt.Form, glass: UInt32? = nil) {
        self.form = form
        self.glass = glass.map { Color(hex: $0) }
    }

    /// The look of an ingredient: its own, that of the nearest of its families that has one, or that of its kind.
    init(id: String, families: [String], kind: IngredientKind, hasPicture: Bool) {
        if kind == .fruit, hasPicture {
            self.init(.picture)
        } else {
            let known = ([id] + families).lazy.compactMap { Self.byName[$0] }.first
            self = known ?? Self.usual(kind)
        }
    }

    /// The label on something of a colour.
    func label(on color: Color) -> BottleArt.Label? {
        guard let paper else { return nil }
        // A pale thing's own colour could not be read on pale paper.
        let own = color.mixed(with: Color(hex: 0x2A120A), at: 0.35 + 0.35 * color.luminance)
        return BottleArt.Label(shape, paper: paper, ink: ink ?? own, emblem: emblem, stripe: stripe)
    }

    /// How much a full one holds, for a picture of how much is left; nil where that is not counted in volume.
    ///
    /// Bottles differ; this is what the form is usually sold in.
    var fullVolume: Quantity? {
        switch form {
        case .bitters, .sauce: Quantity(200, .millilitre)
        case .wine, .sparkling, .vermouth: Quantity(750, .millilitre)
        case .beer, .can, .soda: Quantity(330, .millilitre)
        case .jug, .milk: Quantity(1000, .millilitre)
        case .syrup, .jar: Quantity(500, .millilitre)
        case .egg, .herb, .bowl, .crate, .picture, .tin, .shaker: nil
        default: Quantity(700, .millilitre)
        }
    }

    private static func usual(_ kind: IngredientKind) -> BottleLook {
        switch kind {
        case .spirit: BottleLook(.rum, .star)
        case .liqueur: BottleLook(.aperitif, .star)
        case .bitters: BottleLook(.bitters, .crown, stripe: 0xD9A441)
        case .fortifiedWine: BottleLook(.vermouth, .sun, stripe: 0x8E2A1B)
        case .wine: BottleLook(.wine, .grapes, ink: 0x5C1324)
        case .sparklingWine: BottleLook(.sparkling, .star, .oval, ink: 0xA9803A)
        case .juice: BottleLook(.jug)
        case .puree: BottleLook(.jar, .fruit)
        case .syrup: BottleLook(.syrup, .drop)
        case .sweetener: BottleLook(.bowl)
        case .mixer: BottleLook(.soda, .drop, .band, paper: 0x2F6FAE, ink: 0xFFFFFF)
        case .dairy: BottleLook(.milk, .drop, .band, paper: 0x5F8FB0, ink: 0xFFFFFF)
        case .egg: BottleLook(.egg)
        case .fruit, .vegetable: BottleLook(.crate)
        case .herb: BottleLook(.herb)
        case .spice, .seasoning: BottleLook(.shaker, .star)
        case .flavouring: BottleLook(.bitters, .flower, glass: 0x2F5F8A)
        case .mix: BottleLook(.syrup, .citrus)
        }
    }
}

/// What sort of thing an ingredient is. The raw value is the name in a pack.
public enum IngredientKind: String, Sendable, Codable, CaseIterable {
    case spirit, liqueur, bitters
    case fortifiedWine = "fortified-wine"
    case wine
    case sparklingWine = "sparkling-wine"
    case juice, puree, syrup, sweetener, mixer, dairy, egg
    case fruit, vegetable, herb, spice, seasoning, flavouring, mix

    /// Whether it can be poured. What is not, as mint or a lime, adds nothing to a drink's volume.
    public var isLiquid: Bool {
        switch self {
        case .spirit, .liqueur, .bitters, .fortifiedWine, .wine, .sparklingWine, .juice, .puree, .syrup, .mixer, .dairy,
            .egg, .flavouring, .mix:
            true
        case .sweetener, .fruit, .vegetable, .herb, .spice, .seasoning: false
        }
    }

    /// Whether things of this kind have alcohol.
    public var isAlcoholic: Bool {
        switch self {
        case .spirit, .liqueur, .bitters, .fortifiedWine, .wine, .sparklingWine: true
        default: false
        }
    }
}

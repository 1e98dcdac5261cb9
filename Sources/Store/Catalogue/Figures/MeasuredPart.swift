/// A line of a recipe with what is known of its amount and of what is in it.
struct MeasuredPart: Sendable {
    typealias Known = IngredientFigures.Known

    /// Where it stands in the recipe.
    let index: Int
    let part: Drink.Part

    /// Whether it adds to the volume.
    let isLiquid: Bool

    /// Whether it is so little that a drink's figures do not show it: drops, dashes, “to taste”.
    let isTrace: Bool

    /// Whether it is of a kind that has alcohol, whatever is known of how much.
    let isAlcoholic: Bool

    /// The volume, in ml, of what adds to it; nil where it has no measure.
    let millilitres: Double?

    /// The weight, in g, where it is known.
    let grams: Known?

    /// Whether the measure itself is an estimate.
    let isEstimate: Bool

    /// The alcohol, in g.
    let alcoholGrams: Known?

    /// The sugars, in g.
    let sugars: Known?

    /// The energy, in kcal.
    let energy: Known?

    /// How much there is of it, in ml of a liquid and else in g, by which shares of the recipe are reckoned.
    var amount: Double? { isLiquid ? millilitres : grams?.value }

    /// The pure alcohol, in ml.
    var alcoholVolume: Double? { alcoholGrams.map { $0.value / FigureConstants.ethanolDensity } }

    /// The lines of a drink that are drunk.
    static func parts(of drink: Drink, ingredients: [String: Ingredient]) -> [MeasuredPart] {
        drink.parts.enumerated().compactMap { index, part in
            guard part.isEssential, part.role != .rinse else { return nil }
            return MeasuredPart(index, part, ingredients)
        }
    }

    private init(_ index: Int, _ part: Drink.Part, _ ingredients: [String: Ingredient]) {
        self.index = index
        self.part = part
        let ingredient = ingredients[part.ingredient]
        let quantity = part.quantity
        let volume = quantity.volume
        isLiquid = quantity.unit.isVolume || (ingredient?.kind.isLiquid ?? (volume != nil) && !quantity.unit.isSolid)
        isTrace = [.toTaste, .fewDrops, .fewDashes, .pinch, .drop, .dash].contains(quantity.unit)
        isAlcoholic = ingredient?.kind.isAlcoholic ?? false
        let figures = ingredient.map { IngredientFigures($0, families: $0.families(among: ingredients)) }
        millilitres = isLiquid ? volume?.millilitres ?? Self.volume(byWeight: quantity, figures) : nil
        grams = Self.grams(quantity, volume, figures)
        isEstimate = volume?.certainty == .estimate
        alcoholGrams = Self.alcohol(millilitres, figures, isLiquid: isLiquid, grams)
        let sugars = Self.content(millilitres, grams, figures?.sugarsPerMillilitre, figures?.sugarsPerGram)
        self.sugars = sugars
        energy =
            Self.content(millilitres, grams, figures?.energyPerMillilitre, figures?.energyPerGram)
            ?? Self.energy(alcoholGrams, sugars)
    }

    /// The volume of a liquid that is weighed, or comes in pieces as egg white does.
    private static func volume(byWeight quantity: Quantity, _ figures: IngredientFigures?) -> Double? {
        guard let grams = grams(quantity, nil, figures), let density = figures?.density else { return nil }
        return grams.value / density.value
    }

    private static func grams(
        _ quantity: Quantity, _ volume: Quantity.Volume?, _ figures: IngredientFigures?
    ) -> Known? {
        guard let middle = quantity.middle else { return nil }
        if quantity.unit == .gram { return Known(value: middle, isEstimate: false) }
        if let weight = figures?.pieceWeight, weight.unit == quantity.unit {
            return Known(value: weight.grams * middle, isEstimate: false)
        }
        guard let volume, let density = figures?.density else { return nil }
        return Known(value: volume.millilitres * density.value, isEstimate: density.isEstimate)
    }

    private static func alcohol(
        _ millilitres: Double?, _ figures: IngredientFigures?, isLiquid: Bool, _ grams: Known?
    ) -> Known? {
        guard let strength = figures?.strength else { return nil }
        guard let millilitres, isLiquid else { return strength.value == 0 ? Known(value: 0, isEstimate: false) : nil }
        return Known(
            value: millilitres * strength.value / 100 * FigureConstants.ethanolDensity, isEstimate: strength.isEstimate)
    }

    private static func content(
        _ millilitres: Double?, _ grams: Known?, _ perMillilitre: Known?, _ perGram: Known?
    ) -> Known? {
        if let millilitres, let perMillilitre {
            return Known(value: millilitres * perMillilitre.value, isEstimate: perMillilitre.isEstimate)
        }
        guard let grams, let perGram else { return nil }
        return Known(value: grams.value * perGram.value, isEstimate: grams.isEstimate || perGram.isEstimate)
    }

    private static func energy(_ alcohol: Known?, _ sugars: Known?) -> Known? {
        guard let alcohol, let sugars else { return nil }
        return Known(
            value: alcohol.value * FigureConstants.alcoholEnergy + sugars.value * FigureConstants.sugarEnergy,
            isEstimate: alcohol.isEstimate || sugars.isEstimate)
    }
}

extension Quantity.Unit {
    /// Whether it counts what is not poured.
    fileprivate var isSolid: Bool {
        switch self {
        case .leaf, .slice, .wedge, .sprig, .pinch: true
        default: false
        }
    }
}

extension Ingredient {
    /// The families that it is in, the nearest first.
    func families(among ingredients: [String: Ingredient]) -> [Ingredient] {
        var families: [Ingredient] = []
        var next = parent
        while let id = next, let family = ingredients[id], !families.contains(where: { $0.id == id }) {
            families.append(family)
            next = family.parent
        }
        return families
    }
}

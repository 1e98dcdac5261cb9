/// What is known of an ingredient per millilitre and per gram, its families' figures standing in for its own.
struct IngredientFigures: Sendable {
    /// A figure, and whether it is an estimate.
    struct Known: Sendable, Equatable {
        let value: Double
        let isEstimate: Bool
    }

    /// The alcohol by volume, in percent.
    let strength: Known?

    /// What a millilitre weighs, in g.
    let density: Known?

    /// What one weighs, in g, and one of what.
    let pieceWeight: (grams: Double, unit: Quantity.Unit)?

    /// The sugars in a gram, in g.
    let sugarsPerGram: Known?

    /// The energy of a gram, in kcal.
    let energyPerGram: Known?

    /// The sugars in a millilitre, in g.
    let sugarsPerMillilitre: Known?

    /// The energy of a millilitre, in kcal.
    let energyPerMillilitre: Known?

    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - families: The families that it is in, the nearest first.
    init(_ ingredient: Ingredient, families: [Ingredient]) {
        let line = [ingredient] + families
        strength = Self.first(in: line) { $0.strength?.value }
        pieceWeight = ingredient.pieceWeight.map { ($0.grams.value, $0.unit) }
        sugarsPerGram = Self.first(in: line) { $0.per(.hundredGrams)?.sugars.map { $0 / 100 } }
        energyPerGram = Self.first(in: line) { $0.per(.hundredGrams)?.energy.map { $0 / 100 } }
        density =
            Self.first(in: line) { $0.density?.value }
            ?? Self.estimatedDensity(strength: strength, sugarsPerGram: sugarsPerGram, kind: ingredient.kind)
        sugarsPerMillilitre =
            Self.first(in: line) { $0.per(.hundredMillilitres)?.sugars.map { $0 / 100 } }
            ?? Self.product(sugarsPerGram, density)
        energyPerMillilitre =
            Self.first(in: line) { $0.per(.hundredMillilitres)?.energy.map { $0 / 100 } }
            ?? Self.product(energyPerGram, density)
    }

    private static func first(in line: [Ingredient], _ figure: (Ingredient) -> Double?) -> Known? {
        for (index, ingredient) in line.enumerated() {
            if let value = figure(ingredient) { return Known(value: value, isEstimate: index > 0) }
        }
        return nil
    }

    private static func product(_ a: Known?, _ b: Known?) -> Known? {
        guard let a, let b else { return nil }
        return Known(value: a.value * b.value, isEstimate: a.isEstimate || b.isEstimate)
    }

    /// The density of a mix of alcohol, sugar and water, where no source gives one.
    ///
    /// In 100 ml there are `a` ml of alcohol and `S` g of sugar, which takes up 0.62 ml a gram; the rest is water. With
    /// `s` grams of sugar in a gram of the mix, `S = s · mass`, and so
    /// `mass = (0.789 a + 0.998 (100 − a)) / (1 − s (1 − 0.62 · 0.998))`. That alcohol and water shrink by up to 4 %
    /// when mixed is not reckoned with.
    private static func estimatedDensity(
        strength: Known?, sugarsPerGram: Known?, kind: IngredientKind
    ) -> Known? {
        guard kind.isLiquid, kind != .dairy, kind != .egg, let strength, let sugarsPerGram else { return nil }
        let (alcohol, water) = (strength.value, FigureConstants.waterDensity)
        let liquid = FigureConstants.ethanolDensity * alcohol + water * (100 - alcohol)
        let sugar = 1 - sugarsPerGram.value * (1 - FigureConstants.dissolvedSugarVolume * water)
        return Known(value: liquid / sugar / 100, isEstimate: true)
    }
}

extension Ingredient {
    fileprivate func per(_ basis: IngredientNutrition.Basis) -> IngredientNutrition? {
        nutrition.first { $0.basis == basis }
    }
}

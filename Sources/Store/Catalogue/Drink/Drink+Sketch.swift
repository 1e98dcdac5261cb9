extension Drink {
    /// What the drink's picture is drawn from.
    ///
    /// - Parameters:
    ///   - ingredients: Its ingredients and their families, by id, as ``Catalogue/ingredients(for:)`` gives them.
    ///   - serving: The way that it is served; nil for its own.
    public func sketch(ingredients: [String: Ingredient], serving: DrinkServing? = nil) -> DrinkSketch {
        let volume = DrinkFigures(self, ingredients: ingredients).volume?.rounded ?? 0
        return sketch(ingredients: ingredients, serving: serving, volume: volume)
    }

    func sketch(ingredients: [String: Ingredient], serving: DrinkServing?, volume: Double) -> DrinkSketch {
        DrinkSketch(
            glass: serving?.glass ?? glass.shape,
            ice: serving?.ice ?? ice,
            isHot: isHot,
            isLayered: methods.contains(.layer),
            isShaken: methods.contains(.shake) || methods.contains(.dryShake),
            volume: volume,
            layers: layers(ingredients),
            garnish: (serving?.garnish ?? garnish).filter { $0.text != nil || $0.kind != .other }.map(\.withoutText),
            rim: rim)
    }

    private func layers(_ ingredients: [String: Ingredient]) -> [DrinkSketch.Layer] {
        let parts = MeasuredPart.parts(of: self, ingredients: ingredients)
        let liquids = parts.filter { $0.isLiquid || coloursDrink(ingredients[$0.part.ingredient]) }
        let measured = liquids.reduce(0) { $0 + ($1.millilitres ?? 0) }
        // A few drops colour nothing; without any measure all are alike.
        let open = measured > 0 ? measured : 1
        let amounts = liquids.map { liquid in
            liquid.millilitres ?? (liquid.isTrace ? 0 : liquid.isLiquid ? open : drawnAmount(liquid.part.quantity))
        }
        let whole = amounts.reduce(0, +)
        guard whole > 0 else { return [] }
        return zip(liquids, amounts).compactMap { liquid, amount in
            guard let ingredient = ingredients[liquid.part.ingredient], amount > 0 || ingredient.foams else {
                return nil
            }
            // No finer than the catalogue keeps them, so that a card and a page are drawn alike.
            return DrinkSketch.Layer(
                colour: ingredient.colour, opacity: (ingredient.opacity * 100).rounded() / 100,
                share: (amount / whole * 1000).rounded() / 1000, isSparkling: ingredient.isSparkling,
                foams: ingredient.foams, floats: liquid.part.role == .float,
                sinks: ingredient.kind == .syrup && methods.contains(.layer))
        }
    }

    /// Whether something solid gives its colour to the drink: fruit that goes through the blender.
    private func coloursDrink(_ ingredient: Ingredient?) -> Bool {
        methods.contains(.blend) && ingredient?.kind == .fruit
    }

    /// How much of the picture's liquid a piece of fruit is: for the drawing alone, an estimate of 15 ml a piece.
    private func drawnAmount(_ quantity: Quantity) -> Double { 15 * (quantity.middle ?? 1) }
}

extension Garnish {
    /// What is drawn of it: words are not.
    var withoutText: Garnish { Garnish(kind: kind, of: of, count: count, isOptional: isOptional, text: nil) }
}

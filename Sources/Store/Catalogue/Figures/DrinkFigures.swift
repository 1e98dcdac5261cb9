/// What a drink holds, reckoned from its recipe for one serving.
///
/// Liquids count by volume; what is eaten or dissolved – fruit, herbs, sugar – adds nothing to it. Decoration, and
/// what is poured away after rinsing the glass, does not count.
public struct DrinkFigures: Sendable, Hashable {
    /// The water that ice adds.
    public let dilution: Dilution

    /// The volume before the ice, in ml; nil where nothing has a measure.
    public let undilutedVolume: Figure?

    /// The volume in the glass, in ml, without the ice; nil where nothing has a measure.
    public let volume: Figure?

    /// The alcohol by volume before the ice, in percent; nil where less than three quarters of the recipe have one.
    public let undilutedStrength: Figure?

    /// The alcohol by volume in the glass, in percent; nil where less than three quarters of the recipe have one.
    public let strength: Figure?

    /// The alcohol, in g; nil where the strength of less than three quarters of the recipe is known.
    public let alcohol: Figure?

    /// The sugars, in g; nil where no ingredient's are known.
    public let sugars: Figure?

    /// The energy from alcohol, in kcal, at 7 kcal/g.
    public let energyFromAlcohol: Figure?

    /// The energy from sugars, in kcal, at 4 kcal/g.
    public let energyFromSugars: Figure?

    /// The whole energy, in kcal: of each ingredient as its source gives it, and else from alcohol and sugars; never less
    /// than what all alcohol and sugars come to.
    public let energy: Figure?

    /// The lines of the recipe, by position, that have no measure: their energy and volume are not in the figures.
    public let unmeasured: [Int]

    /// The energy of several servings, whole and in parts that come to no more than the whole once all are rounded.
    ///
    /// - Parameter servings: How many, above 0.
    public func energies(of servings: Double) -> (whole: Figure?, fromAlcohol: Figure?, fromSugars: Figure?) {
        let whole = energy?.scaled(by: servings)
        var rest = whole?.rounded ?? .infinity
        let parts = [energyFromAlcohol, energyFromSugars].map { part in
            let part = part?.scaled(by: servings).atMost(rest)
            rest -= part?.rounded ?? 0
            return part
        }
        return (whole, parts[0], parts[1])
    }

    /// The drinks, as a country counts them, that the alcohol amounts to.
    public func standardDrinks(by definition: StandardDrink) -> Figure? {
        alcohol.map {
            Figure(
                value: $0.value / definition.grams, coverage: $0.coverage, bound: $0.bound, isEstimate: $0.isEstimate,
                step: 0.1)
        }
    }
}

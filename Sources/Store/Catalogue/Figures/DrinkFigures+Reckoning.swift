extension DrinkFigures {
    /// Reckons a drink's figures.
    ///
    /// - Parameters:
    ///   - drink: The drink.
    ///   - ingredients: Its ingredients and their families, by id, as ``Catalogue/ingredients(for:)`` gives them. A
    ///     line whose ingredient is not among them has no figures.
    public init(_ drink: Drink, ingredients: [String: Ingredient]) {
        self.init(drink, MeasuredPart.parts(of: drink, ingredients: ingredients))
    }

    private init(_ drink: Drink, _ parts: [MeasuredPart]) {
        let liquids = parts.filter(\.isLiquid)
        let hasOpenLiquid = liquids.contains { $0.millilitres == nil && !$0.isTrace }
        let mixed = liquids.filter { $0.part.role != .top && $0.part.role != .float }
        let mixedVolume = mixed.sum(\.millilitres)
        let laterVolume = liquids.sum(\.millilitres) - mixedVolume
        let mixedStrength = mixedVolume > 0 ? mixed.sum(\.alcoholVolume) / mixedVolume * 100 : 0
        let isLong = liquids.contains { $0.part.role == .top || $0.part.quantity.unit == .topUp }
        let alcoholic = mixed.filter(\.isAlcoholic).sum(\.millilitres)
        let share = mixedVolume > 0 && !isLong ? alcoholic / mixedVolume : 0
        dilution = Dilution(drink.dilutionModel(alcoholicShare: share), strength: mixedStrength)
        unmeasured = parts.filter { $0.amount == nil }.map(\.index)

        let undiluted = mixedVolume + laterVolume
        let diluted = mixedVolume * (1 + (dilution.share ?? 0)) + laterVolume
        let isMelting = dilution.model == .unknown
        let isModelled = dilution.model != .none && !isMelting
        let volumes = Coverage(of: liquids) { $0.millilitres.map { .init(value: $0, isEstimate: false) } }
        let alcohols = Coverage(of: liquids, \.alcoholGrams)
        let sugary = Coverage(of: parts, \.sugars)
        let energies = Coverage(of: parts, \.energy)

        undilutedVolume = volumes.figure(undiluted, isOpen: hasOpenLiquid, step: 5)
        volume = volumes.figure(diluted, isOpen: hasOpenLiquid || isMelting, isEstimate: isModelled, step: 5)
        alcohol =
            alcohols.coverage < Figure.comparableShare
            ? nil : alcohols.figure(alcohols.total, isOpen: false, step: 1)
        undilutedStrength = alcohols.strength(in: undiluted, isOpen: hasOpenLiquid, isEstimate: false)
        strength = alcohols.strength(in: diluted, isOpen: hasOpenLiquid || isMelting, isEstimate: isModelled)
        let isOpen = !unmeasured.isEmpty
        sugars = sugary.figure(sugary.total, isOpen: isOpen, step: 1)
        energyFromAlcohol = alcohol.map { $0.scaled(by: FigureConstants.alcoholEnergy).rounding(to: 5) }
        energyFromSugars = sugars.map { $0.scaled(by: FigureConstants.sugarEnergy).rounding(to: 5) }
        let isRough = isOpen || energies.coverage < 1 || energies.isEstimate
        // Sources reckon by other factors, or of a kind of a lesser strength: the parts would come to more than the whole.
        let parted = FigureConstants.alcoholEnergy * alcohols.total + FigureConstants.sugarEnergy * sugary.total
        energy = energies.figure(max(energies.total, parted), isOpen: isOpen, step: isRough ? 10 : 5)
    }
}

/// How much of a recipe has a figure, and what those figures add up to.
private struct Coverage {
    let total: Double
    let coverage: Double
    let isEstimate: Bool
    private let isEmpty: Bool

    init(of parts: [MeasuredPart], _ figure: (MeasuredPart) -> IngredientFigures.Known?) {
        var (total, covered, all, isEstimate, count) = (0.0, 0.0, 0.0, false, 0)
        for part in parts {
            guard let amount = part.amount else { continue }
            all += amount
            guard let known = figure(part) else { continue }
            total += known.value
            covered += amount
            count += 1
            isEstimate = isEstimate || (known.value > 0 && (known.isEstimate || part.isEstimate))
        }
        self.total = total
        coverage = all > 0 ? covered / all : 0
        self.isEstimate = isEstimate
        isEmpty = count == 0
    }

    /// A figure of which something may be missing.
    func figure(_ value: Double, isOpen: Bool, isEstimate: Bool = false, step: Double) -> Figure? {
        guard !isEmpty else { return nil }
        return Figure(
            value: value, coverage: coverage, bound: isOpen || coverage < 1 ? .atLeast : .whole,
            isEstimate: self.isEstimate || isEstimate, step: step)
    }

    /// The strength in a volume: more liquid makes it less, more alcohol more.
    func strength(in volume: Double, isOpen: Bool, isEstimate: Bool) -> Figure? {
        guard volume > 0, coverage >= Figure.comparableShare else { return nil }
        let isFree = total == 0 && coverage == 1
        return Figure(
            value: total / FigureConstants.ethanolDensity / volume * 100, coverage: coverage,
            bound: isFree ? .whole : isOpen ? .atMost : coverage < 1 ? .atLeast : .whole,
            isEstimate: self.isEstimate || (isEstimate && !isFree) || (isOpen && coverage < 1), step: 1)
    }
}

extension Figure {
    fileprivate func rounding(to step: Double) -> Figure {
        Figure(value: value, coverage: coverage, bound: bound, isEstimate: isEstimate, step: step)
    }
}

extension [MeasuredPart] {
    fileprivate func sum(_ amount: (MeasuredPart) -> Double?) -> Double {
        reduce(0) { $0 + (amount($1) ?? 0) }
    }
}

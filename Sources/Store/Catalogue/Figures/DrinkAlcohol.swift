/// How strong a drink is, in the words of a filter.
public enum DrinkAlcohol: String, Sendable, Codable, CaseIterable {
    /// At most 0.5 % vol.
    case free
    /// Less than 15 % vol, no stronger than a wine without added alcohol.
    case light
    /// 15 % vol or more.
    case strong

    /// What a drink's figures make of it; nil where they do not say.
    ///
    /// A drink that is filled up by an amount that the recipe leaves open counts as light.
    init?(_ figures: DrinkFigures) {
        guard let strength = figures.strength, strength.isComparable else { return nil }
        switch strength.value {
        case ...FigureConstants.freeLimit where strength.coverage == 1: self = .free
        case ..<FigureConstants.strongLimit: self = .light
        default: self = figures.undilutedVolume?.bound == .whole ? .strong : .light
        }
    }
}

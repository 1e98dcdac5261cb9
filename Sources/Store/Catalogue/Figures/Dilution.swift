/// How much water melting ice adds while a drink is made.
///
/// For stirred and shaken drinks: Dave Arnold, *Liquid Intelligence* (W. W. Norton, 2014), p. 123, curves fitted to
/// measured cocktails, by the strength before: 120 g of ice cubes of 1¼ inches, stirred quickly for 15 seconds or
/// shaken for 10. Copies of the formula for shaking that lack the first minus are wrong: they give 60 % of water and
/// more, where the book's own table has 51 to 60 %. For built drinks the same book's table has 24 %, measured on
/// old-fashioneds: spirit on ice, stirred in the glass.
public struct Dilution: Sendable, Hashable {
    /// How the water gets in.
    public enum Model: String, Sendable, CaseIterable {
        /// −1.21 s² + 1.246 s + 0.145, of a strength s between 0 and 1.
        case stirred
        /// −1.567 s² + 1.742 s + 0.203.
        case shaken
        /// 0.24, whatever the strength.
        case built
        /// No ice touches the drink.
        case none
        /// Ice touches it and no source says how much of it melts: long drinks, blended and swizzled ones. Figures are
        /// those before it melts.
        case unknown
    }

    /// How the water gets in.
    public let model: Model

    /// The water added, as a share of the volume before; nil where no source says it.
    public let share: Double?

    /// Whether the model is used outside what it was measured on: it was measured on drinks with alcohol.
    public let isExtrapolated: Bool

    /// The dilution of a drink of a strength.
    ///
    /// - Parameters:
    ///   - model: How the water gets in.
    ///   - strength: The alcohol by volume before, in percent, 0 to 100.
    public init(_ model: Model, strength: Double) {
        self.model = model
        let s = strength / 100
        switch model {
        case .stirred: share = -1.21 * s * s + 1.246 * s + 0.145
        case .shaken: share = -1.567 * s * s + 1.742 * s + 0.203
        case .built: share = 0.24
        case .none: share = 0
        case .unknown: share = nil
        }
        isExtrapolated = strength == 0 && (model == .stirred || model == .shaken || model == .built)
    }
}

extension Drink {
    /// The model of dilution that fits how the drink is made.
    ///
    /// Shaking with ice counts before stirring, and stirring in a mixing glass before what is done in the glass. What was
    /// measured on old-fashioneds holds for drinks that are mostly alcoholic, and not for long ones.
    ///
    /// - Parameter alcoholicShare: The share, 0 to 1, of what is mixed that is spirits, liqueurs or wines.
    func dilutionModel(alcoholicShare: Double) -> Dilution.Model {
        let done = Set(methods)
        if done.contains(.blend) || done.contains(.swizzle) || ice == .blended { return .unknown }
        if done.contains(.shake) { return .shaken }
        if done.contains(.stir), !done.isDisjoint(with: [.strain, .fineStrain, .doubleStrain]) { return .stirred }
        // Stirred outside the glass and poured: with what ice, nobody says.
        if done.contains(.stir), !done.contains(.build) { return .unknown }
        if isHot || ice == .none || done.contains(.layer) { return .none }
        return ice.isInGlass && done.contains(.stir) && alcoholicShare >= 0.75 ? .built : .unknown
    }
}

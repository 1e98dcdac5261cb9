/// What a carousel shows its items as.
public enum CoverflowSetting: Sendable, Equatable {
    /// Cards, each with its own background.
    case cards
    /// Things that stand on one counter in light of their colour, each with its name below. The content of a card is
    /// a square picture.
    /// - Parameter footing: the fraction of a picture's height at which the thing in it stands.
    case counter(footing: Double)

    /// The fraction of a card's height at which its content stands; nil for cards.
    var footing: Double? {
        switch self {
        case .cards: nil
        case .counter(let footing): footing
        }
    }
}

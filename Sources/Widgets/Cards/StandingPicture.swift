public import GTK

/// A picture of a thing that stands, for the counter of a card.
@MainActor
public protocol StandingPicture: Widget {
    /// The fraction of the picture's height at which the thing stands, above 0, 1 for its lower edge.
    var footing: Double { get }
}

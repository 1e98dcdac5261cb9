public import GTK

/// One card of a carousel: what it shows, and what it is called.
@MainActor
public struct CoverflowCard {
    /// What assistive technology calls the card.
    public let title: String
    /// What stands on the card; it gets the card's whole room.
    public let content: Widget

    public init(_ title: String, _ content: Widget) {
        self.title = title
        self.content = content
    }
}

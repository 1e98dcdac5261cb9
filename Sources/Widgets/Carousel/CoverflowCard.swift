public import GTK

/// One card of a carousel: its content and its name.
@MainActor
public struct CoverflowCard {
    /// The name of the card for assistive technology.
    public let title: String
    /// The content of the card, which gets its whole space.
    public let content: Widget

    /// Creates a card.
    public init(_ title: String, _ content: Widget) {
        self.title = title
        self.content = content
    }
}

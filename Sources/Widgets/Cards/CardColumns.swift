import GTK

/// How many cards stand beside each other: two where it is narrow, more where it is wide, and one where half of the
/// width is too narrow for words in large text.
@MainActor
struct CardColumns {
    /// The width in pixels below which no card goes while there are more than two columns.
    let cardWidth: Int

    /// The least width of a card of which there are two, in pixels: that of a word or two in the text of a widget.
    func least(in widget: Widget) -> Int { Int(6 * TextLayout("X", for: widget).size.height) }

    /// How many columns a width in pixels has room for.
    func count(in width: Int, of widget: Widget) -> Int {
        let least = least(in: widget)
        return width < 2 * least ? 1 : max(2, width / max(1, cardWidth, least))
    }
}

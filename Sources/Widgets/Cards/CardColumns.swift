import GTK

/// The number of cards side by side: two in a narrow space, more in a wide one, and only one if half of the width is
/// too narrow for words in large text.
@MainActor
struct CardColumns {
    /// The minimum width of a card, in pixels, while there are more than two columns.
    let cardWidth: Int
    /// The minimum width of each of two cards, in pixels, however small the text is.
    var leastWidth = 0

    /// Returns the minimum width of each of two cards, in pixels: enough for a word or two in the font of a widget.
    func least(in widget: Widget) -> Int { max(leastWidth, Int(6 * TextLayout("X", for: widget).size.height)) }

    /// Returns the number of columns that fit into a width in pixels.
    func count(in width: Int, of widget: Widget) -> Int {
        let least = least(in: widget)
        return width < 2 * least ? 1 : max(2, width / max(1, cardWidth, least))
    }
}

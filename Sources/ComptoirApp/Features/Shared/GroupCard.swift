import GTK
import Widgets

/// Rows of a page that belong together, on a card: an icon, what they are about, a line that helps, and the rows.
@MainActor
final class GroupCard: Box {
    /// Makes a card.
    /// - Parameters:
    ///   - title: what the rows are about.
    ///   - icon: a symbolic icon that goes with it.
    ///   - help: a few words on what the rows do; nil for none.
    ///   - rows: the rows, from the first.
    init(_ title: String, icon: String, help: Label? = nil, _ rows: [Widget]) {
        super.init(.vertical, spacing: Space.medium)
        styled("card", "group-card")
        let heading = Label.wrapping(title).styled("heading")
        heading.role = .heading
        let words = Box(.vertical, spacing: 3, [heading]).layout(vertical: .center)
        if let help { words.append(help.styled("caption", "quiet")) }
        let sign = Image(sign: icon, size: 18).styled("group-icon")
        sign.setAccessible(.hidden, true)
        append(TextLine([sign], text: words))
        for row in rows { append(row) }
    }
}

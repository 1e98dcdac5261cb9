import GTK
import Widgets

/// Rows of a page that belong together, on a card: what they are about, a line that helps, and the rows.
@MainActor
final class GroupCard: Box {
    /// Makes a card.
    /// - Parameters:
    ///   - title: what the rows are about.
    ///   - help: a few words on what the rows do; nil for none.
    ///   - rows: the rows, from the first.
    ///   - needsTitle: whether it has to be said what the rows are about; called again as that changes.
    init(
        _ title: String, help: Label? = nil, needsTitle: @escaping @MainActor () -> Bool = { true }, _ rows: [Widget]
    ) {
        super.init(.vertical, spacing: Space.medium)
        styled("card", "group-card")
        let heading = Label.wrapping(title).styled("heading")
        heading.role = .heading
        let words = Box(.vertical, spacing: 3, [heading])
        words.bind(\.isVisible, to: needsTitle)
        if let help { words.append(help.styled("caption", "quiet")) }
        append(words)
        for row in rows { append(row) }
    }
}

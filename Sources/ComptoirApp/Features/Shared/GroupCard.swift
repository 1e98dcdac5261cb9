import GTK
import Widgets

/// Rows of a page that belong together, on a card: what they are about with an icon, a line that helps, and the rows.
@MainActor
final class GroupCard: Box {
    /// Makes a card.
    /// - Parameters:
    ///   - title: what the rows are about.
    ///   - icon: the name of a symbolic icon before that.
    ///   - help: a few words on what the rows do; nil for none.
    ///   - rows: the rows, from the first.
    ///   - needsTitle: whether it has to be said what the rows are about; called again as that changes.
    init(
        _ title: String, icon: String, help: Label? = nil,
        needsTitle: @escaping @MainActor () -> Bool = { true }, _ rows: [Widget]
    ) {
        super.init(.vertical, spacing: Space.medium)
        styled("card", "group-card")
        let heading = FittingLabel(title).styled("heading")
        heading.label.role = .heading
        let sign = Image(sign: icon).styled("form-icon")
        sign.role = .none
        let words = Box(.vertical, spacing: 3, [TextLine([sign], text: heading)])
        words.bind(\.isVisible, to: needsTitle)
        if let help { words.append(help.styled("caption", "quiet")) }
        append(words)
        for row in rows { append(row) }
    }
}

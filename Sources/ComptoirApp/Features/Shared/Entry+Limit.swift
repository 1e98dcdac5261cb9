import GTK
import Store
import Widgets

extension Entry {
    /// Takes no more than is kept of a text.
    /// - Returns: a line for below the field, which says so once no more fits in.
    func limited(to limit: TextLimit) -> Label { limited(to: limit.characters) }

    /// Takes no more characters than that.
    /// - Returns: a line for below the field, which says so once no more fits in.
    func limited(to limit: Int) -> Label {
        maximumLength = limit
        let notice = Label.wrapping(
            trn("No more than {count} character fits in here.", "No more than {count} characters fit in here.", limit)
        ).styled("caption", "quiet")
        notice.isVisible = text.unicodeScalars.count >= limit
        notice.announced(as: .status)
        onChanged { [weak notice] in notice?.isVisible = $0.unicodeScalars.count >= limit }
        return notice
    }

    /// The field above the line that says once no more than is kept of a text fits in.
    func inBox(limitedTo limit: TextLimit) -> Box { Box(.vertical, spacing: 3, [self, limited(to: limit)]) }
}

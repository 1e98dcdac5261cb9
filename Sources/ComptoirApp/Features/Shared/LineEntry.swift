import Foundation
import GTK
import Store
import Widgets

/// A line of text and a button that takes it.
@MainActor
final class LineEntry: Box {
    /// Makes the form.
    /// - Parameters:
    ///   - name: what the line is.
    ///   - limit: what is kept of it; once the field is full it says so.
    ///   - text: what it holds at first.
    ///   - button: what the button says.
    ///   - mayBeEmpty: whether nothing can be taken, too.
    ///   - done: gets the text, without spaces around it.
    init(
        _ name: String, limit: TextLimit, text: String = "", button: String, mayBeEmpty: Bool = false,
        done: @escaping @MainActor (String) -> Void
    ) {
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let entry = Entry(text)
        let full = entry.limited(to: limit)
        entry.accessibleLabel = name
        let save = Button(button).styled("primary")
        let typed = { @MainActor [weak entry] in (entry?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
        let take = { @MainActor in
            let text = typed()
            if mayBeEmpty || !text.isEmpty { done(text) }
        }
        save.isSensitive = mayBeEmpty
        entry.onChanged { [weak save] _ in save?.isSensitive = mayBeEmpty || !typed().isEmpty }
        entry.onActivate(take)
        save.onClicked(take)
        for child in [Label.wrapping(name).styled("quiet"), entry, full, save.layout(horizontal: .end)] {
            append(child)
        }
        onMap { [weak entry] in entry?.grabFocus() }
    }
}

import GTK
import Widgets

/// The list of what can be done by keyboard.
@MainActor
final class ShortcutsView: Box {
    init() {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: 0, bottom: Space.large, start: Space.large, end: Space.large))
        for group in KeyboardShortcut.groups {
            let heading = Label.wrapping(group.title).styled("heading")
            heading.role = .heading
            append(Box(.vertical, spacing: Space.tiny, [heading] + group.shortcuts.map(ShortcutsView.row)))
        }
    }

    private static func row(_ shortcut: KeyboardShortcut) -> Widget {
        let title = Label.wrapping(shortcut.title)
        let keys = shortcut.keys.map { Shortcuts.label($0) }.joined(separator: tr(" or "))
        let chip = Chip(keys).styled("key-cap").layout(horizontal: .end, vertical: .center)
        let row = Box(.horizontal, spacing: Space.small, [title.layout(expand: [.horizontal]), chip])
        row.accessibleLabel = tr("{title}: {keys}", ["title": shortcut.title, "keys": keys])
        return row
    }
}

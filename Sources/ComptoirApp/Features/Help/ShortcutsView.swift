import GTK
import Widgets

/// The list of what can be done by keyboard, each group of it on a card.
@MainActor
final class ShortcutsView: Box {
    init() {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        for group in KeyboardShortcut.groups {
            append(FormGroup(group.title, group.shortcuts.map(ShortcutsView.row)))
        }
    }

    private static func row(_ shortcut: KeyboardShortcut) -> Widget {
        let keys = KeyCaps(shortcut.keys.map { Shortcuts.label($0) })
        let row = SplitLine(Label.wrapping(shortcut.title), keys)
        row.accessibleLabel = tr("{title}: {keys}", ["title": shortcut.title, "keys": keys.text])
        return row
    }
}

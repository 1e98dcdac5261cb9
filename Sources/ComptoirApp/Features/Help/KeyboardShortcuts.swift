/// One thing that can be done by keyboard, as the list of shortcuts shows it and the program binds it.
struct KeyboardShortcut: Sendable {
    let title: String
    /// Keys in GTK's notation, such as `<Control>f`; each of them does it.
    let keys: [String]
    /// The action that the keys perform, or nil where a page listens itself.
    var action: String?

    @MainActor
    static var groups: [(title: String, shortcuts: [KeyboardShortcut])] {
        [
            (
                tr("Everywhere"),
                [
                    KeyboardShortcut(title: tr("Search"), keys: ["<Control>f"], action: "win.search"),
                    KeyboardShortcut(title: tr("Back"), keys: ["<Alt>Left"], action: nil),
                    KeyboardShortcut(title: tr("Close what’s open"), keys: ["Escape"], action: nil),
                    KeyboardShortcut(title: tr("Menu"), keys: ["F10"], action: nil),
                    KeyboardShortcut(title: tr("Preferences"), keys: ["<Control>comma"], action: "app.preferences"),
                    KeyboardShortcut(
                        title: tr("Shortcuts"), keys: ["<Control>question", "F1"], action: "win.shortcuts"),
                    KeyboardShortcut(title: tr("Close the window"), keys: ["<Control>w"], action: "win.close"),
                    KeyboardShortcut(title: tr("Quit"), keys: ["<Control>q"], action: "app.quit"),
                ]
            ),
            (
                tr("Sections"),
                Section.allCases.enumerated().map { index, section in
                    KeyboardShortcut(
                        title: section.title, keys: ["<Control>\(index + 1)"], action: "win.section-\(index + 1)")
                }
            ),
            (
                tr("Fruits and drinks"),
                [
                    KeyboardShortcut(title: tr("Random fruit"), keys: ["<Control>r"], action: "win.random-fruit"),
                    KeyboardShortcut(
                        title: tr("Random drink"), keys: ["<Control><Shift>r"], action: "win.random-drink"),
                    KeyboardShortcut(title: tr("Favourite"), keys: ["<Control>d"], action: "win.favourite"),
                    KeyboardShortcut(title: tr("Copy as text"), keys: ["<Control><Shift>c"], action: "win.copy"),
                    KeyboardShortcut(title: tr("Undo"), keys: ["<Control>z"], action: "win.undo"),
                ]
            ),
            (
                tr("Shop"),
                [
                    KeyboardShortcut(title: tr("Add one to the cart"), keys: ["plus"], action: nil),
                    KeyboardShortcut(title: tr("One fewer"), keys: ["minus"], action: nil),
                    KeyboardShortcut(title: tr("Remove a line from the cart"), keys: ["Delete"], action: nil),
                ]
            ),
            (
                tr("Days"),
                [
                    KeyboardShortcut(title: tr("Next counter"), keys: ["Right"], action: nil),
                    KeyboardShortcut(title: tr("Previous counter"), keys: ["Left"], action: nil),
                    KeyboardShortcut(title: tr("Move up"), keys: ["<Alt>Up"], action: nil),
                    KeyboardShortcut(title: tr("Move down"), keys: ["<Alt>Down"], action: nil),
                    KeyboardShortcut(title: tr("Delete"), keys: ["Delete"], action: nil),
                ]
            ),
            (
                tr("Writing screens"),
                [
                    KeyboardShortcut(
                        title: tr("How this screen is"), keys: ["<Control><Shift>d"], action: "win.developer")
                ]
            ),
        ]
    }
}

extension KeyboardShortcut {
    /// Returns the keys of a combination, each by itself: “Ctrl” and “?” of “Ctrl+?”.
    /// - Parameter label: the combination in GTK's words.
    static func caps(of label: String) -> [String] {
        let caps = label.split(separator: "+").map(String.init)
        // The plus can be a key too.
        return label.hasSuffix("+") ? caps + ["+"] : caps
    }
}

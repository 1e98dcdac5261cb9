internal import GTK

/// The buttons of the sections, in one of the shell's three forms.
@MainActor
final class SectionBar: Box {
    enum Form { case sidebar, rail, bottom }

    private var buttons: [String: ToggleButton] = [:]
    private var badges: [String: Label] = [:]
    private var isSetting = false
    var selected: (@MainActor (String) -> Void)?

    init(_ form: Form, _ sections: [ShellSection], footer: Widget? = nil) {
        super.init(.vertical, spacing: form == .bottom ? 0 : 3)
        switch form {
        case .sidebar: styled("sidebar")
        case .rail: styled("rail")
        case .bottom: styled("bottom-bar")
        }
        role = .navigation
        for section in sections {
            let badge = Label().styled("section-badge")
            badge.isVisible = false
            badges[section.id] = badge
            let button = ToggleButton(child: SectionBar.face(of: section, badge, form)).styled("section")
            button.accessibleLabel = section.title
            if form != .sidebar { button.tooltip = section.title }
            button.name = "section-\(section.id)"
            button.layout(margins: SectionBar.margins(form))
            button.onToggled { [weak self, weak button] _ in
                guard let self, let button, !isSetting else { return }
                // Clicking the selected section does not switch it off.
                selection = section.id
                button.isActive = true
                selected?(section.id)
            }
            buttons[section.id] = button
            if form != .bottom { append(button) }
        }
        if form == .bottom {
            // The chosen one is marked as a whole, away from the window's edges.
            append(
                SectionStrip(sections.compactMap { buttons[$0.id] }).layout(
                    expand: [.horizontal], margins: Insets(vertical: 0, horizontal: 3)))
        }
        if form == .sidebar {
            minimumSize = SizeRequest(width: 212)
            prepend(Box(.vertical).layout(margins: Insets(top: Space.tiny)))
        }
        if let footer {
            append(Box(.vertical).layout(expand: [.vertical]))
            append(footer)
        }
    }

    var selection = "" {
        didSet {
            isSetting = true
            for (id, button) in buttons {
                button.isActive = id == selection
                button.setAccessible(.pressed, id == selection)
            }
            isSetting = false
        }
    }

    /// Shows a word or a number at a section, or nothing if the text is empty.
    /// - Parameter spoken: the description for assistive technology.
    func setBadge(_ text: String, spoken: String, of id: String) {
        badges[id]?.text = text
        badges[id]?.isVisible = !text.isEmpty
        buttons[id]?.accessibleDescription = spoken
    }

    private static func face(of section: ShellSection, _ badge: Label, _ form: Form) -> Widget {
        let icon = Image(sign: section.icon)
        switch form {
        case .rail:
            // At the corner of the icon, over the edge of the button.
            badge.styled("small").layout(horizontal: .end, vertical: .start)
            return Overlay(icon.layout(margins: Insets(integerLiteral: Space.tiny)), over: [badge])
        case .sidebar:
            return Box(
                .horizontal, spacing: Space.small,
                [icon, Label(section.title), badge.layout(horizontal: .end, expand: [.horizontal])])
        case .bottom:
            return SectionFace(section, badge: badge.styled("small"))
        }
    }

    private static func margins(_ form: Form) -> Insets {
        switch form {
        case .sidebar: Insets(top: 0, bottom: 0, start: 12, end: 12)
        case .rail: Insets(top: 0, bottom: 0, start: 6, end: 6)
        case .bottom: Insets(vertical: 3, horizontal: 0)
        }
    }
}

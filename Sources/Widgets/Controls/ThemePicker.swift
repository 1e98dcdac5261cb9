public import GTK

/// A menu to choose whether colours follow the desktop, or are light or dark. The button shows a sun or a moon.
///
///     let picker = ThemePicker()
///     picker.follow(theme)
@MainActor
public final class ThemePicker: Box {
    private let button: MenuButton
    private let face = Image(sign: "comptoir-sun-symbolic")
    private let popover = Popover()
    private let title: String
    private let titles: [ThemeChoice: String]
    private var options: [ThemeChoice: (button: Button, mark: Image)] = [:]
    private let chosen = HandlerList<ThemeChoice>()

    /// Creates a picker.
    /// - Parameters:
    ///   - title: the name of the button.
    ///   - system: the name of the option to follow the desktop.
    ///   - light: the name of the option for light colours.
    ///   - dark: the name of the option for dark colours.
    ///   - showsTitle: whether the button shows its name beside the icon.
    public init(
        title: String = tr("Theme"), system: String = tr("System"), light: String = tr("Light"),
        dark: String = tr("Dark"),
        showsTitle: Bool = false
    ) {
        self.title = title
        titles = [.system: system, .light: light, .dark: dark]
        let content = Box(.horizontal, spacing: Space.small, [face])
        if showsTitle { content.append(Label(title)) }
        button = MenuButton(child: content, popover: popover)
        super.init(.horizontal)
        styled("theme-picker")
        button.hasFrame = false
        append(button.layout(expand: showsTitle ? [.horizontal] : []))
        if !showsTitle { button.tooltip = title }
        let list = Box(.vertical, spacing: 3, ThemeChoice.allCases.map(option))
        list.role = .radioGroup
        list.accessibleLabel = title
        popover.child = list
        // The focus starts at the chosen option.
        popover.onMap { [weak self] in
            MainLoop.whenIdle { [weak self] in
                guard let self else { return }
                options[choice]?.button.grabFocus()
            }
        }
        show()
    }

    /// The chosen option. Setting it does not call `onChosen`.
    public var choice = ThemeChoice.system {
        didSet { show() }
    }

    /// Whether the colours are currently dark; the button then shows a moon, otherwise a sun.
    public var isDark = false {
        didSet { show() }
    }

    /// Whether its menu opens above the button, from the start of it, as at the foot of a sidebar.
    public var opensUpwards = false {
        didSet {
            button.arrow = opensUpwards ? .up : .down
            popover.layout(horizontal: opensUpwards ? .start : .fill)
        }
    }

    /// Called after the user has chosen an option.
    @discardableResult
    public func onChosen(_ handler: @escaping @MainActor (ThemeChoice) -> Void) -> Connection { chosen.add(handler) }

    /// Shows the setting of a theme, and changes it.
    public func follow(_ theme: Theme) {
        bind(\.choice) { theme.choice }
        bind(\.isDark) { theme.isDark }
        onChosen { theme.choice = $0 }
    }

    /// The name of the icon on the button.
    public var icon: String { face.icon }

    private func option(_ choice: ThemeChoice) -> Widget {
        let icon =
            switch choice {
            case .system: "comptoir-system-theme-symbolic"
            case .light: "comptoir-sun-symbolic"
            case .dark: "comptoir-moon-symbolic"
            }
        let name = titles[choice] ?? ""
        let label = Label(name).layout(expand: [.horizontal])
        label.textAlignment = 0
        let mark = Image(sign: "comptoir-check-symbolic")
        let line = Box(.horizontal, spacing: Space.small, [Image(sign: icon), label, mark])
        let option = Button(child: line).styled("flat", "menu-option")
        option.role = .radio
        option.name = "theme-\(choice.rawValue)"
        option.accessibleLabel = name
        option.onClicked { [weak self] in
            guard let self else { return }
            self.choice = choice
            button.popDown()
            chosen.send(choice)
        }
        options[choice] = (option, mark)
        return option
    }

    private func show() {
        face.icon = isDark ? "comptoir-moon-symbolic" : "comptoir-sun-symbolic"
        for (other, option) in options {
            option.mark.opacity = other == choice ? 1 : 0
            option.button.setAccessible(.checked, other == choice)
        }
        let name = tr("{name}: {value}", ["name": title, "value": titles[choice] ?? ""])
        button.accessibleLabel = name
        button.children.first?.accessibleLabel = name
    }
}

internal import GTK
internal import ServerUI
internal import Widgets

/// Chips, and lines of them.
@MainActor
enum ChipParts {
    static func chipRow(_ context: RenderContext) -> Widget {
        let line = ChipLine()
        context.showChildren(in: line)
        return line
    }

    /// A chip that can be chosen where it has a value, one to be clicked where something follows, or else a short fact.
    static func chip(_ context: RenderContext) -> Widget {
        if context.component.properties["value"] != nil { return choice(context) }
        guard context.isPressable else {
            let chip = Chip("")
            context.bind(chip, \.text) { $0.text("text") }
            return chip
        }
        let button = Button("").styled("chip")
        context.bind(button, \.label) { $0.text("text") }
        button.onClicked { [weak context] in context?.perform("activate") }
        return button
    }

    private static func choice(_ context: RenderContext) -> Widget {
        let label = Label()
        let button = ToggleButton(child: label).styled("chip")
        var isSetting = false
        context.bind(label, \.text) { $0.text("text") }
        context.name(button) { $0.text("text") }
        context.observe(button) {
            $0.flag("value") ?? false
        } apply: { button, isOn in
            isSetting = true
            button.isActive = isOn
            isSetting = false
        }
        button.onToggled { [weak context] isOn in
            guard let context, !isSetting else { return }
            context.set("value", to: .bool(isOn))
            context.perform("activate")
        }
        return button
    }
}

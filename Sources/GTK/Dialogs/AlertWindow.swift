internal import CGTK

/// The window of an `Alert`.
@MainActor
final class AlertWindow: Window {
    private let answer: Answer<Int?>
    private var defaultButton: Button?

    init(_ alert: Alert, _ answer: Answer<Int?>) {
        self.answer = answer
        super.init()
        role = .alertDialog
        title = alert.message
        isModal = true
        isResizable = false
        styled("alert")
        // No title bar, and so no way to close it other than the buttons and Escape.
        titlebar = Box(.vertical)
        let message = Label(alert.message).styled("title-2")
        let detail = Label(alert.detail ?? "")
        for label in [message, detail] {
            label.wraps = true
            label.isCentered = true
            label.maximumWidthInCharacters = 48
        }
        detail.isVisible = alert.detail != nil
        setAccessible(labelledBy: message)
        if let text = alert.detail { accessibleDescription = text }
        child = Box(.vertical, spacing: 12, [message, detail, buttons(alert)]).layout(margins: 24)
        gtk_widget_add_controller(widget, escapeCloses())
        onCloseRequest { [answer] in
            answer.give(nil)
            return false
        }
        connect("unrealize") { [answer] in answer.give(nil) }
        answer.dismiss = { [weak self] in self?.destroy() }
    }

    func show(over parent: Window?) {
        parentWindow = parent
        if let defaultButton {
            defaultWidget = defaultButton
            defaultButton.grabFocus()
        }
        present()
    }

    /// Returns the buttons: in a row, with Cancel first, or one below another if there are many.
    private func buttons(_ alert: Alert) -> Box {
        let row = Box(alert.choices.count > 2 ? .vertical : .horizontal, spacing: 8).layout(margins: Insets(top: 12))
        row.isHomogeneous = true
        let cancel = button(alert.cancelLabel, gives: nil)
        defaultButton = cancel
        let choices = alert.choices.enumerated().map { index, choice in
            let button = button(choice.label, gives: index)
            switch choice.style {
            case .plain: break
            case .suggested: button.styled("suggested-action")
            case .destructive: button.styled("destructive-action")
            }
            if index == alert.defaultChoice { defaultButton = button }
            return button
        }
        for button in row.orientation == .horizontal ? [cancel] + choices : choices.reversed() + [cancel] {
            row.append(button.layout(expand: [.horizontal]))
        }
        return row
    }

    private func button(_ label: String, gives choice: Int?) -> Button {
        Button(label) { [weak self] in
            self?.answer.give(choice)
            self?.close()
        }
    }

    private func escapeCloses() -> OpaquePointer? {
        let controller = gtk_shortcut_controller_new()
        let shortcut = gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
            gtk_named_action_new("window.close"))
        gtk_shortcut_controller_add_shortcut(controller, shortcut)
        return controller
    }
}

internal import GTK

/// The bubble of a short message: its text, an optional action, and a close button.
@MainActor
final class Toast {
    let line: TextLine
    private let label = Label()
    private let step = Button().styled("toast-action")
    private let close: Button
    private var performed: (@MainActor () -> Void)?
    private var closed: (@MainActor () -> Void)?

    init(closeName: String) {
        close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("round")
        line = TextLine(text: label, [step, close], spacing: Space.tiny).styled("toast")
        line.role = .status
        label.wraps = true
        label.textAlignment = 0
        label.lineLimit = 8
        label.ellipsis = .end
        step.onClicked { [weak self] in self?.performed?() }
        close.onClicked { [weak self] in self?.closed?() }
        line.onKeyPressed { [weak self] key, modifiers in
            guard key == .escape, modifiers.isEmpty else { return false }
            self?.closed?()
            return true
        }
    }

    /// Fills the bubble.
    func show(
        _ text: String, step title: String?, performed: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        label.text = text
        step.label = title ?? ""
        step.isVisible = title != nil
        line.accessibleLabel = text
        self.performed = performed
        self.closed = closed
    }
}

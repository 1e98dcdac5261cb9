public import GTK

/// One line at the top of a page that tells of a problem and offers a next step.
///
///     banner.bind(\.text) { model.skipped > 0 ? "\(model.skipped) entries of a pack were skipped" : nil }
@MainActor
public final class Banner: Box {
    private let label = Label()
    private let button = Button().styled("flat")
    private let close: Button
    private let line: Box
    private let revealer: Revealer
    private var performed: (@MainActor () -> Void)?
    private var closed: (@MainActor () -> Void)?

    /// Makes a banner.
    /// - Parameters:
    ///   - text: what it says; nil hides it.
    ///   - icon: the name of a symbolic icon before the text.
    ///   - closeName: what the button that hides the banner is called.
    public init(_ text: String? = nil, icon: String = "comptoir-warning-symbolic", closeName: String = tr("Close")) {
        close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("flat", "round")
        line = Box(
            .horizontal, spacing: Space.small,
            [
                Image(icon: icon, size: 16), label.layout(expand: [.horizontal]), button.layout(vertical: .center),
                close.layout(vertical: .center),
            ]
        ).styled("banner")
        revealer = Revealer(line, .slideDown)
        super.init(.vertical)
        append(revealer)
        line.role = .alert
        label.wraps = true
        label.textAlignment = 0
        button.isVisible = false
        button.onClicked { [weak self] in self?.performed?() }
        close.onClicked { [weak self] in
            guard let self else { return }
            self.text = nil
            closed?()
        }
        revealer.onTransitionEnded { [weak self] in self?.hideWhenGone() }
        self.text = text
        show()
    }

    /// What it says; nil hides the banner.
    public var text: String? {
        didSet { if text != oldValue { show() } }
    }

    /// What can be done about it; nil for nothing.
    public var action: NextStep? {
        didSet {
            button.isVisible = action != nil
            button.label = action?.title ?? ""
            performed = action?.perform
        }
    }

    /// Called after the person hid the banner.
    public func onClosed(_ handler: @escaping @MainActor () -> Void) { closed = handler }

    private func show() {
        guard let text, !text.isEmpty else {
            revealer.isRevealed = false
            hideWhenGone()
            return
        }
        label.text = text
        line.setAccessibleLabel(text)
        isVisible = true
        revealer.isRevealed = true
        announce(text)
    }

    /// A hidden banner is out of the keyboard's reach.
    private func hideWhenGone() {
        guard text == nil, !revealer.isFullyRevealed || !isMapped else { return }
        isVisible = false
    }
}

public import GTK

/// A line at the top of a page that tells of a problem and offers a next step: beside the text, or below it where both
/// have no room in one line.
///
///     banner.bind(\.text) { model.skipped > 0 ? "\(model.skipped) entries of a pack were skipped" : nil }
@MainActor
public final class Banner: CustomWidget {
    private let label = Label()
    private let button = Button().styled("flat")
    private let close: Button
    private let line: TextLine
    /// How far the line has come down, 0 to 1.
    private var openness = 0.0
    private var animation: Animation?
    private let closed = HandlerList<Void>()

    /// Makes a banner.
    /// - Parameters:
    ///   - text: what it says; nil hides it.
    ///   - icon: the name of a symbolic icon before the text.
    ///   - closeName: what the button that hides the banner is called.
    public init(
        _ text: String? = nil, icon: String = "comptoir-warning-symbolic", closeName: String = tr("Close")
    ) {
        close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("flat", "round")
        line = TextLine([Image(icon: icon, size: 16)], text: WrapBox(spacing: 0, [label, button]), [close])
            .styled("banner")
        super.init()
        clipsContent = true
        adopt(line)
        line.role = .alert
        label.wraps = true
        label.textAlignment = 0
        button.isVisible = false
        button.onClicked { [weak self] in self?.action?.perform() }
        close.onClicked { [weak self] in
            self?.text = nil
            self?.closed.send()
        }
        self.text = text
        show()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "banner"
        type.role = .group
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
        }
    }

    /// Called after the person hid the banner.
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> Connection { closed.add(handler) }

    private func show() {
        let isShown = text?.isEmpty == false
        if isShown, let text {
            label.text = text
            line.accessibleLabel = text
            isVisible = true
            announce(text)
        }
        let (start, end) = (openness, isShown ? 1.0 : 0)
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(200)) { [weak self] progress in
            self?.openness = start + (end - start) * progress
            self?.queueResize()
        } completion: { [weak self] in
            // A banner that has gone is out of the keyboard's reach.
            if !isShown { self?.isVisible = false }
        }
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        var wanted = line.measured(orientation, for: size)
        guard orientation == .vertical else { return wanted }
        wanted.minimum = Int(Double(wanted.minimum) * openness)
        wanted.natural = Int(Double(wanted.natural) * openness)
        return wanted
    }

    public override func allocate(width: Int, height: Int) {
        let lineHeight = line.measured(.vertical, for: width).natural
        place(line, in: Rectangle(y: Double(height - lineHeight), width: Double(width), height: Double(lineHeight)))
    }
}

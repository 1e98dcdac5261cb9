public import GTK

/// A line at the top of a page that reports a problem and offers a next step.
///
/// The step is beside the text, or below it if both do not fit on one line.
///
///     banner.bind(\.text) { model.skipped > 0 ? "\(model.skipped) entries of a pack were skipped" : nil }
@MainActor
public final class Banner: CustomWidget {
    private let label = Label()
    private let button = Button().styled("flat")
    private let close: Button
    private let line: TextLine
    /// How far the line is revealed, from 0 to 1.
    private var openness = 0.0
    private var animation: Animation?
    private let closed = HandlerList<Void>()

    /// Creates a banner.
    /// - Parameters:
    ///   - text: the text; nil hides the banner.
    ///   - icon: the name of a symbolic icon before the text.
    ///   - closeName: the name of the button that hides the banner.
    public init(
        _ text: String? = nil, icon: String = "comptoir-warning-symbolic", closeName: String = tr("Close")
    ) {
        close = Button(icon: "comptoir-close-symbolic", named: closeName).styled("flat", "round")
        line = TextLine([Image(sign: icon)], text: WrapBox(spacing: Space.small, [label, button]), [close])
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

    /// The text; nil hides the banner.
    public var text: String? {
        didSet { if text != oldValue { show() } }
    }

    /// The action that the banner offers; nil for none.
    public var action: NextStep? {
        didSet {
            button.isVisible = action != nil
            button.label = action?.title ?? ""
        }
    }

    /// Called after the user has hidden the banner.
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
            // Hidden, so that a closed banner cannot get the keyboard focus.
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

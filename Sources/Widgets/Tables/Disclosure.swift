public import GTK

/// A heading that shows and hides the content under it, by mouse and by keyboard.
@MainActor
public final class Disclosure: CustomWidget {
    private let head: Button
    private let label: Label
    private let line: DisclosureHead
    private let arrow = Image(sign: "comptoir-chevron-down-symbolic")
    private let body: Widget
    private var openness: Double
    private var animation: Animation?
    private let toggled = HandlerList<Bool>()

    /// Creates a disclosure.
    /// - Parameters:
    ///   - title: the heading.
    ///   - isExpanded: whether the content is shown at first.
    ///   - accessory: a widget before the arrow, such as a choice, which does not expand or collapse.
    ///   - body: the content to show and hide.
    public init(_ title: String, isExpanded: Bool = true, accessory: Widget? = nil, body: Widget) {
        self.body = body
        self.isExpanded = isExpanded
        openness = isExpanded ? 1 : 0
        label = Label(title).styled("heading")
        label.textAlignment = 0
        label.wraps = true
        // The arrow is at the end of the line, or by the title if there is an accessory at the end.
        let words = TextLine(text: label, [arrow])
        if accessory != nil { words.layout(horizontal: .start) }
        head = Button(child: words).styled("disclosure-head")
        line = DisclosureHead(head, accessory: accessory)
        super.init()
        clipsContent = true
        head.accessibleLabel = title
        adopt(line)
        adopt(body)
        head.onClicked { [weak self] in
            guard let self else { return }
            self.isExpanded.toggle()
            toggled.send(self.isExpanded)
        }
        tellState()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "disclosure"
        type.role = .group
    }

    /// The heading.
    public var title: String {
        get { label.text }
        set {
            label.text = newValue
            head.accessibleLabel = newValue
        }
    }

    /// Whether the body is shown.
    public var isExpanded: Bool {
        didSet {
            guard isExpanded != oldValue else { return }
            tellState()
            let (from, to) = (openness, isExpanded ? 1.0 : 0)
            animation?.cancel()
            animation = Animation(on: self, duration: .milliseconds(200)) { [weak self] progress in
                guard let self else { return }
                openness = from + (to - from) * progress
                queueResize()
            }
        }
    }

    /// Called after the user has expanded or collapsed it, with whether it is expanded.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { toggled.add(handler) }

    private func tellState() {
        head.setAccessible(.expanded, isExpanded)
        // It stands after the title, where one that points sideways would promise another page.
        arrow.icon = isExpanded ? "comptoir-chevron-up-symbolic" : "comptoir-chevron-down-symbolic"
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (top, bottom) = (line.measured(orientation, for: size), body.measured(orientation, for: size))
        switch orientation {
        case .horizontal:
            return Extent(
                minimum: max(top.minimum, bottom.minimum), natural: max(top.natural, bottom.natural))
        case .vertical:
            return Extent(
                minimum: top.minimum + Int(Double(bottom.minimum) * openness),
                natural: top.natural + Int(Double(bottom.natural) * openness))
        }
    }

    public override func allocate(width: Int, height: Int) {
        let top = line.measured(.vertical, for: width).natural
        place(line, in: Rectangle(width: Double(width), height: Double(top)))
        setShown(body, openness > 0)
        guard openness > 0 else { return }
        let bodyHeight = body.measured(.vertical, for: width).natural
        place(
            body,
            in: Rectangle(
                y: Double(top) - Double(bodyHeight) * (1 - openness), width: Double(width), height: Double(bodyHeight)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let top = Double(line.height)
        snapshot.clipped(to: Rectangle(y: top, width: Double(width), height: max(0, Double(height) - top))) {
            if openness > 0 { snapshot.add(body, of: self) }
        }
        snapshot.add(line, of: self)
    }
}

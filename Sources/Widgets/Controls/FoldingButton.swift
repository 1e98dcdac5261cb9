public import GTK

/// A button with an icon and text that shows the icon alone where there is no space for the text.
///
/// Use it where a page's main action has to stay in view in windows of any width, with text of any size.
///
///     FoldingButton("I made this", icon: "comptoir-check-symbolic") { model.madeClicked() }
@MainActor
public final class FoldingButton: Button {
    private let content: FoldingContent

    /// Creates a button.
    /// - Parameters:
    ///   - text: what it does, which is its name and, as the text may be folded away, its tooltip.
    ///   - icon: the name of a symbolic icon.
    public init(_ text: String, icon: String, action: @escaping @MainActor () -> Void) {
        content = FoldingContent(text, icon: icon)
        super.init(child: content)
        styled("folding")
        accessibleLabel = text
        tooltip = text
        onClicked(action)
    }

    /// Whether the text is folded away however much space there is.
    public var isFolded: Bool {
        get { content.isFolded }
        set { content.isFolded = newValue }
    }

    /// Whether the text is shown.
    public var showsText: Bool { content.showsText }
}

/// An icon and text that is left out where there is no space for it.
@MainActor
private final class FoldingContent: CustomWidget {
    private static let gap = Space.tiny
    /// What there is before the icon and after the text, besides what is around the icon alone.
    private static let edge = 3
    private let icon: Image
    private let label: Label
    private(set) var showsText = true

    init(_ text: String, icon name: String) {
        icon = Image(sign: name)
        label = Label(text)
        super.init()
        adopt(icon)
        adopt(label)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "folding-content"
        type.role = AccessibleRole.none
    }

    var isFolded = false {
        didSet { if isFolded != oldValue { queueResize() } }
    }

    private var whole: Int {
        icon.measured(.horizontal).natural + Self.gap + label.measured(.horizontal).natural + 2 * Self.edge
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (icon, text) = (icon.measured(orientation), label.measured(orientation))
        guard orientation == .horizontal else {
            let height = max(icon.natural, text.natural)
            return Extent(minimum: height, natural: height)
        }
        return Extent(minimum: icon.natural, natural: isFolded ? icon.natural : whole)
    }

    override func allocate(width: Int, height: Int) {
        showsText = !isFolded && width >= whole
        setShown(label, showsText)
        let side = icon.measured(.horizontal).natural
        let used = showsText ? whole - 2 * Self.edge : side
        let start = max(0, (width - used) / 2)
        func put(_ child: Widget, x: Int, width wide: Int) {
            place(
                child,
                in: Rectangle(
                    x: Double(left(x, of: wide, in: width)), y: 0, width: Double(wide), height: Double(height)))
        }
        put(icon, x: start, width: side)
        if showsText { put(label, x: start + side + Self.gap, width: used - side - Self.gap) }
    }
}

public import GTK

/// A row for a thing and its state: a picture, a name, a detail, the states to choose from, and a button to remove it.
///
/// The states are at the end, or under the name if there is little space. A row can be reused for another thing.
///
///     let row = ToggleRow("In the cupboard", states, picture: picture, removeName: "Take off the shelf")
///     row.show(name: "Gin", detail: "half a bottle", state: "have")
///     row.onStateChosen { [weak model] in model?.stateChosen($0) }
@MainActor
public final class ToggleRow: CustomWidget {
    private let picture: Widget?
    private let nameLabel = Label().styled("toggle-row-name")
    private let detailLabel = Label().styled("caption", "quiet")
    private let texts: Box
    private let choice: SegmentedChoice
    private let remove: Button?
    private let removeName: String
    private let removed = HandlerList<Void>()

    /// Creates an empty row.
    /// - Parameters:
    ///   - name: the name of the choice of states for assistive technology.
    ///   - states: the states, two or more.
    ///   - picture: the picture at the start; nil for none.
    ///   - removeName: the name of the button that removes the thing; nil for no button.
    public init(_ name: String, _ states: [Choice], picture: Widget? = nil, removeName: String? = nil) {
        self.picture = picture
        self.removeName = removeName ?? ""
        choice = SegmentedChoice(name, states)
        choiceName = name
        remove = removeName.map { Button(icon: "comptoir-close-symbolic", named: $0).styled("flat", "round", "small") }
        texts = Box(.vertical, [nameLabel, detailLabel])
        super.init()
        for label in [nameLabel, detailLabel] {
            label.textAlignment = 0
            label.wraps = true
        }
        for child in [picture, texts, choice, remove] { if let child { adopt(child) } }
        remove?.onClicked { [weak self] in self?.removed.send() }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "toggle-row"
        type.role = .group
    }

    private let choiceName: String

    /// The id of the current state. Setting it does not call `onStateChosen`.
    public var state: String {
        get { choice.selection }
        set { choice.selection = newValue }
    }

    /// Shows a thing.
    public func show(name: String, detail: String = "", state: String) {
        nameLabel.text = name
        detailLabel.text = detail
        detailLabel.isVisible = !detail.isEmpty
        self.state = state
        accessibleLabel = [name, detail].filter { !$0.isEmpty }.joined(separator: ", ")
        choice.accessibleLabel = tr("{name}: {value}", ["name": name, "value": choiceName])
        remove?.accessibleLabel = tr("{name}: {value}", ["name": removeName, "value": name])
    }

    /// Called with the id of the state that the user has chosen.
    @discardableResult
    public func onStateChosen(_ handler: @escaping @MainActor (String) -> Void) -> Connection {
        choice.onSelected(handler)
    }

    /// Whether the thing can currently be removed; the button keeps its space.
    public var isRemovable = true {
        didSet {
            remove?.opacity = isRemovable ? 1 : 0
            remove?.isSensitive = isRemovable
        }
    }

    /// Called when the user wants to remove the thing.
    @discardableResult
    public func onRemoved(_ handler: @escaping @MainActor () -> Void) -> Connection { removed.add(handler) }

    // MARK: Layout

    private func layout(in width: Int) -> ToggleRowLayout {
        ToggleRowLayout(picture: picture, texts: texts, choice: choice, remove: remove, width: width)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            let ends = [picture, remove].map { $0?.measured(.horizontal).natural ?? 0 }
            let rest = ends.reduce(ToggleRowLayout.gap + Space.tiny, +)
            let texts = texts.measured(.horizontal)
            let choice = choice.measured(.horizontal)
            return Extent(
                minimum: max(texts.minimum + rest, choice.minimum),
                natural: texts.natural + rest + choice.natural + ToggleRowLayout.gap)
        case .vertical:
            let height = layout(in: size ?? measured(.horizontal).natural).height
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let frames = layout(in: width)
        func put(_ child: Widget?, _ frame: Rectangle) {
            guard let child else { return }
            var frame = frame
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(child, in: frame)
        }
        put(picture, frames.picture)
        put(texts, frames.texts)
        put(choice, frames.choice)
        put(remove, frames.remove)
    }
}

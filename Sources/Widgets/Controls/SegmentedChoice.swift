public import GTK

/// A few options of which exactly one is selected, as one rounded control; on several lines if there is hardly any
/// space.
///
/// Tab reaches the selected option; the arrow keys, Home and End select another. For assistive technology it is a group
/// of radio buttons.
///
///     let basis = SegmentedChoice("Amounts are for", [Choice(id: "100g", title: "100 g"), …])
///     basis.bind(\.selection) { model.basis }
///     basis.onSelected { [weak model] in model?.basisChosen($0) }
@MainActor
public final class SegmentedChoice: CustomWidget {
    private let line = ToggleLine(telling: .checked)
    private let selected = HandlerList<String>()

    /// Creates the control.
    /// - Parameters:
    ///   - name: the name of the control for assistive technology.
    ///   - choices: the options, two or more, with different ids.
    ///   - selection: the id of the option selected at first; nil for the first option.
    public init(_ name: String, _ choices: [Choice], selection: String? = nil) {
        super.init()
        styled("segmented")
        accessibleLabel = name
        line.chosen = { [weak self] in self?.chosen($0) }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return line.handle(key, in: self, wraps: true, takesUpAndDown: true)
        }
        self.choices = choices
        self.selection = selection ?? choices.first?.id ?? ""
        rebuild()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "segmented-choice"
        type.role = .radioGroup
    }

    /// The options, in reading order.
    public var choices: [Choice] = [] {
        didSet { if choices != oldValue { rebuild() } }
    }

    /// The id of the selected option. Setting it does not call `onSelected`.
    public var selection: String = "" {
        didSet { if selection != oldValue { line.selection = selectedIndex } }
    }

    /// Called with the id of an option after the user has selected it.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (String) -> Void) -> Connection { selected.add(handler) }

    private var selectedIndex: Int? { choices.firstIndex { $0.id == selection } }

    private func rebuild() {
        for button in line.buttons { release(button) }
        line.setButtons(
            choices.map { choice in
                let button = ToggleButton(title: choice.title, icon: choice.icon, named: "choice-\(choice.id)")
                    .styled("segment")
                button.role = .radio
                adopt(button)
                return button
            })
        line.selection = selectedIndex
    }

    private func chosen(_ index: Int) {
        selection = choices[index].id
        selected.send(selection)
    }

    // MARK: Layout

    private var widths: [Int] { line.buttons.map { $0.measured(.horizontal).natural } }

    /// The width below which the segments are on several lines, in pixels.
    var lineWidth: Int {
        let edge = measured(.horizontal).natural - SegmentLayout.naturalWidth(widths)
        return SegmentLayout.lineWidth(widths) + edge
    }

    private func layout(in width: Int) -> SegmentLayout {
        let height = line.buttons.map { $0.measured(.vertical).natural }.max() ?? 0
        return SegmentLayout(widths, lineHeight: height, in: width)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let natural = SegmentLayout.naturalWidth(widths)
        guard orientation == .vertical else {
            return Extent(
                minimum: line.buttons.map { $0.measured(.horizontal).minimum }.max() ?? 0, natural: natural)
        }
        let height = layout(in: size ?? natural).height
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let layout = layout(in: width)
        // With more height than needed, the segments are centred.
        let top = Double((height - layout.height) / 2)
        for (button, var frame) in zip(line.buttons, layout.frames) {
            frame.y += top
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(button, in: frame)
        }
    }
}

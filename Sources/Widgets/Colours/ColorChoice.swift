public import GTK

/// A choice of one colour: from a palette, or any other.
///
/// Tab reaches the chosen colour; the arrow keys, Home and End choose another. A button opens GTK's own dialog for any
/// other colour, which is then added after the palette. For assistive technology it is a group of radio buttons named
/// after their colours.
///
///     let choice = ColorChoice("Colour")
///     choice.bind(\.selection) { model.color }
///     choice.onSelected { [weak model] in model?.colorChosen($0) }
@MainActor
public final class ColorChoice: Box {
    private let line = ToggleLine(telling: .checked)
    private let wrap = WrapBox(spacing: Space.tiny)
    private let other: Button
    private let title: String
    private var options: [ColorOption]
    private var swatches: [Swatch] = []
    /// The colour that is not among the options, while it is chosen and afterwards.
    private var free: Color?
    private let selected = HandlerList<Color>()
    private var asking: Task<Void, Never>?

    /// Creates the control.
    /// - Parameters:
    ///   - name: the name of the control for assistive technology.
    ///   - options: the palette, in reading order.
    ///   - selection: the colour chosen at first; nil for the first option.
    public init(_ name: String, _ options: [ColorOption] = ColorOption.palette, selection: Color? = nil) {
        title = name
        self.options = options
        self.selection = selection ?? options.first?.color ?? .black
        other = Button(icon: "comptoir-plus-symbolic", named: tr("Other…")).styled("other-swatch")
        super.init(.vertical)
        role = .radioGroup
        accessibleLabel = name
        append(wrap)
        line.chosen = { [weak self] in self?.chosen($0) }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, !other.hasFocus else { return false }
            return line.handle(key, in: self, wraps: true, takesUpAndDown: true)
        }
        other.onClicked { [weak self] in self?.ask() }
        rebuild()
    }

    isolated deinit { asking?.cancel() }

    /// The chosen colour, from the palette or another. Setting it does not call `onSelected`.
    public var selection: Color {
        didSet { if selection != oldValue { show() } }
    }

    /// Called with the colour after the user has chosen it.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Color) -> Void) -> Connection { selected.add(handler) }

    private var colors: [Color] { options.map(\.color) + (free.map { [$0] } ?? []) }

    private func rebuild() {
        let names = options.map(\.name) + (free.map { [tr("Other colour {code}", ["code": $0.hex])] } ?? [])
        swatches = colors.map(Swatch.init)
        let buttons = zip(swatches, names).map { swatch, name in
            let button = ToggleButton(child: swatch).styled("swatch-button")
            button.role = .radio
            button.tooltip = name
            button.accessibleLabel = name
            return button
        }
        line.setButtons(buttons)
        wrap.setChildren(buttons + [other])
        show()
    }

    private func show() {
        // Compared as they are stored, with eight bits per component.
        let place = colors.firstIndex { $0.hex == selection.hex }
        guard let place else {
            free = selection
            return rebuild()
        }
        line.selection = place
        for (index, swatch) in swatches.enumerated() { swatch.isChosen = index == place }
    }

    private func chosen(_ index: Int) {
        selection = colors[index]
        selected.send(selection)
    }

    private func ask() {
        asking?.cancel()
        asking = Task { [weak self, title, selection] in
            guard let color = await ColorDialog(title).choose(from: selection, in: self?.window), let self else {
                return
            }
            self.selection = color
            self.selected.send(color)
        }
    }
}

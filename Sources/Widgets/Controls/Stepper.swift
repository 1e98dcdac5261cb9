public import GTK

/// A number with a button to either side: less, typed, or more.
///
/// Up and Down move by a step, Page Up and Page Down by ten; Enter takes what was typed, Escape puts it back.
///
///     let portions = Stepper("Servings", value: 2, in: 1...24)
///     portions.bind(\.value) { model.servings }
///     portions.onChanged { [weak model] in model?.servingsChanged($0) }
@MainActor
public final class Stepper: Box {
    private let entry = Entry(purpose: .number)
    private let less: Button
    private let more: Button
    private let changed = HandlerList<Double>()

    /// Makes a stepper.
    /// - Parameters:
    ///   - name: what the number is.
    ///   - value: the number at first.
    ///   - range: the least and the greatest number.
    ///   - step: what a click adds or takes, above 0.
    ///   - lessName: what the button that takes is called.
    ///   - moreName: what the button that adds is called.
    public init(
        _ name: String, value: Double = 0, in range: ClosedRange<Double> = 0...99, step: Double = 1,
        lessName: String = tr("Less"), moreName: String = tr("More")
    ) {
        precondition(step > 0, "a stepper's step is above 0, found \(step)")
        less = Button(icon: "comptoir-minus-symbolic", named: lessName)
        more = Button(icon: "comptoir-plus-symbolic", named: moreName)
        self.value = min(max(value, range.lowerBound), range.upperBound)
        self.range = range
        self.step = step
        super.init(.horizontal, spacing: Space.tiny)
        styled("stepper")
        role = .spinButton
        spokenName = name
        nameParts()
        entry.styled("tabular")
        entry.textAlignment = 0.5
        entry.widthInCharacters = 5
        fitWords()
        for button in [less, more] { button.isFocusable = false }
        less.onClicked { [weak self] in self?.move(by: -1) }
        more.onClicked { [weak self] in self?.move(by: 1) }
        entry.onActivate { [weak self] in self?.takeTyped() }
        entry.onFocusChange { [weak self] hasFocus in if !hasFocus { self?.takeTyped() } }
        entry.onKeyPressed(phase: .capture) { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        for child in [less, entry, more] as [Widget] { append(child) }
        show()
    }

    /// What the number is.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { nameParts() } }
    }

    private func nameParts() {
        accessibleLabel = spokenName
        entry.accessibleLabel = spokenName
    }

    /// The number. Setting it does not call `onChanged`; what lies outside the range becomes its nearest end.
    public var value: Double {
        didSet {
            value = clamped(value)
            if value != oldValue { show() }
        }
    }

    /// The least and the greatest number.
    public var range: ClosedRange<Double> {
        didSet {
            value = clamped(value)
            fitWords()
            show()
        }
    }

    /// What a click adds or takes.
    public var step: Double

    /// Words for a number; whole numbers without decimals by default.
    public var format: @MainActor (Double) -> String = Stepper.plain {
        didSet {
            fitWords()
            show()
        }
    }

    /// The number that typed words stand for; nil if they stand for none.
    public var parse: @MainActor (String) -> Double? = Stepper.number

    /// Called with the number after the person changed it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { changed.add(handler) }

    /// What the field shows.
    public var text: String { entry.text }

    private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

    /// The field has room for the least and for the greatest number, where there is room, and stays as wide.
    private func fitWords() {
        let longest = [range.lowerBound, range.upperBound].map { format($0).count }.reduce(5, max)
        entry[Property<Int>("max-width-chars")] = longest
    }

    private func show() {
        let words = format(value)
        entry.text = words
        less.isSensitive = value > range.lowerBound
        more.isSensitive = value < range.upperBound
        setAccessibleValue(value, in: range, text: words)
        entry.accessibleDescription = words
    }

    private func set(_ new: Double) {
        let old = value
        value = new
        show()
        if value != old { changed.send(value) }
    }

    private func move(by steps: Double) {
        takeTyped()
        set(value + steps * step)
    }

    private func takeTyped() {
        guard entry.text != format(value) else { return }
        if let typed = parse(entry.text) { set(typed) } else { show() }
    }

    private func handle(_ key: Key) -> Bool {
        switch key {
        case .up: move(by: 1)
        case .down: move(by: -1)
        case .pageUp: move(by: 10)
        case .pageDown: move(by: -10)
        case .escape where entry.text != format(value): show()
        default: return false
        }
        return true
    }

    /// The number without needless decimals.
    nonisolated static func plain(_ value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }

    /// The number at the start of a text, with a point or a comma.
    nonisolated static func number(_ text: String) -> Double? {
        let digits = text.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }
        return Double(String(digits.map { $0 == "," ? "." : $0 }))
    }
}

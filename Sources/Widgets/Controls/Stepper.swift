public import GTK

/// A number with a button on either side: less, a field to type in, and more.
///
/// Up and Down move by a step, Page Up and Page Down by ten, each to a multiple of the step or to an end of the range: from
/// a half the next whole number is one. Enter takes what was typed, Escape puts it back.
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

    /// Creates a stepper.
    /// - Parameters:
    ///   - name: what the number is, for assistive technology.
    ///   - value: the number at first.
    ///   - range: the least and the greatest number.
    ///   - step: how far apart the numbers are that a click goes to, above 0.
    ///   - lessName: what the button that takes is called.
    ///   - moreName: what the button that adds is called.
    public init(
        _ name: String, value: Double = 0, in range: ClosedRange<Double> = 0...99, step: Double = 1,
        lessName: String = tr("Less"), moreName: String = tr("More")
    ) {
        require(step > 0, "a stepper's step is above 0, found \(step)")
        less = Button(icon: "comptoir-minus-symbolic", named: lessName)
        more = Button(icon: "comptoir-plus-symbolic", named: moreName)
        self.value = min(max(value, range.lowerBound), range.upperBound)
        self.range = range
        self.step = step
        super.init(.horizontal)
        styled("stepper")
        role = .spinButton
        spokenName = name
        nameParts()
        entry.styled("tabular")
        entry.textAlignment = 0.5
        // Where it is wider than it likes, the buttons are at its ends.
        entry.layout(expand: [.horizontal])
        entry.maximumLength = 40
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

    /// What the number is, for assistive technology.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { nameParts() } }
    }

    private func nameParts() {
        accessibleLabel = spokenName
        entry.accessibleLabel = spokenName
    }

    /// The number, clamped to the range. Setting it does not call `onChanged`.
    public var value: Double {
        didSet {
            value = clamped(value)
            if value != oldValue { show() }
        }
    }

    /// The minimum and maximum number.
    public var range: ClosedRange<Double> {
        didSet {
            value = clamped(value)
            fitWords()
            show()
        }
    }

    /// How far apart the numbers are that a click goes to.
    public var step: Double

    /// Returns the text for a number; by default, whole numbers are shown without decimals.
    public var format: @MainActor (Double) -> String = Stepper.plain {
        didSet {
            fitWords()
            show()
        }
    }

    /// Returns the number in a typed text; nil if there is none.
    public var parse: @MainActor (String) -> Double? = Stepper.number

    /// Called with the number after the user has changed it.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { changed.add(handler) }

    /// The text in the field.
    public var text: String { entry.text }

    private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

    /// Gives the field a constant width that fits both the minimum and the maximum, and a number such as 1.5 between them;
    /// where there is little space, five characters of it.
    private func fitWords() {
        // A sign of per cent is nearly as wide as two figures.
        let longest = [range.lowerBound, range.upperBound].map(format).map { $0.count + ($0.contains("%") ? 1 : 0) }
            .reduce(3, max)
        entry.widthInCharacters = min(5, longest)
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
        // Where the number is between two multiples, the nearer end of that step counts as one.
        let place = value / step
        let isWhole = abs(place - place.rounded()) < 1e-6
        let start = isWhole ? place.rounded() : steps > 0 ? place.rounded(.down) : place.rounded(.up)
        set((start + steps) * step)
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

    /// Returns the number without needless decimals.
    nonisolated static func plain(_ value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }

    /// The number at the start of a text, with a point or a comma; “1,000” is a thousand, as nobody counts in
    /// thousandths.
    nonisolated static func number(_ text: String) -> Double? {
        let digits = text.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }
        let groups = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        if groups.count > 1, let first = groups.first, (1...3).contains(first.count), first.first != "0",
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        {
            return Double(groups.joined())
        }
        return Double(String(digits.map { $0 == "," ? "." : $0 }))
    }
}

public import GTK

/// One step at a time in letters that can be read from across the kitchen, over a whole page.
///
/// Space, Enter, Right, Page Down or a swipe go to the next step, Backspace, Left or Page Up to the one before, Escape
/// asks to leave. Each step is announced. A step that takes a time has a timer. Give the page the keyboard with
/// `grabFocus()` when it comes into view.
///
///     let mixing = BigSteps(model.steps)
///     mixing.onStepChanged { [weak model] in model?.stepReached($0) }
///     mixing.onDone { [weak model] in model?.madeClicked() }
@MainActor
public final class BigSteps: CustomWidget {
    let steps: [StepItem]
    let count = Label().styled("quiet")
    let text = Label().styled("big-step")
    /// What the step takes, and its timer.
    private let below = Box(.vertical, spacing: Space.large)
    private let scroller: ScrolledWindow
    let previous: Button
    private let next: Button
    let column: Box
    let picture: Widget?
    let voice = LiveRegion()
    private let nextTitle: String
    private let doneTitle: String
    var swipe: SwipeTracker?
    /// The size of the words, in hundredths of the usual one.
    var wordSize = 100
    var resizing: SourceToken?
    private var animation: Animation?
    let changed = HandlerList<Int>()
    let done = HandlerList<Void>()
    let closed = HandlerList<Void>()

    /// The timer of the step that is shown, if it has one.
    public private(set) var timer: CountdownRing?

    /// Makes the page, at the first step.
    /// - Parameters:
    ///   - steps: one or more, in order.
    ///   - nextTitle: what the button to the next step says.
    ///   - doneTitle: what it says at the last step.
    ///   - previousName: what the button to the step before is called.
    ///   - picture: stands above; it gets smaller, down to its least size, where the words need the room.
    public init(
        _ steps: [StepItem], nextTitle: String = tr("Next"), doneTitle: String = tr("Done"),
        previousName: String = tr("Previous step"), picture: Widget? = nil
    ) {
        precondition(!steps.isEmpty, "there is at least one step")
        self.steps = steps
        self.picture = picture
        self.doneTitle = doneTitle
        self.nextTitle = nextTitle
        previous = Button(icon: "comptoir-back-symbolic", named: previousName).styled("round")
        next = Button("").styled("primary", "big-next")
        text.wraps = true
        text.isCentered = true
        let middle = Box(.vertical, spacing: Space.large, [text, below])
            .layout(
                vertical: .center, expand: [.vertical],
                margins: Insets(vertical: Space.medium, horizontal: Space.medium))
        scroller = ScrolledWindow(Clamp(middle, to: BigSteps.widest), scrolls: [.vertical]).layout(expand: [
            .horizontal, .vertical,
        ])
        let bar = Box(
            .horizontal, spacing: Space.small,
            [previous.layout(vertical: .center), next.layout(expand: [.horizontal])])
        column = Box(
            .vertical,
            [
                count.layout(margins: Insets(top: Space.medium)), scroller,
                Clamp(bar, to: 540).layout(
                    margins: Insets(top: Space.tiny, bottom: Space.medium, start: Space.medium, end: Space.medium)),
            ])
        super.init()
        isFocusable = true
        styled("focusable")
        for child in [picture, column, voice] { if let child { adopt(child) } }
        previous.onClicked { [weak self] in self?.turn(by: -1) }
        next.onClicked { [weak self] in self?.turn(by: 1) }
        listen()
        show()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "big-steps"
        type.role = .group
    }

    /// The number of the step that is shown, from 0. Setting it does not call `onStepChanged`.
    public var step = 0 {
        didSet {
            step = min(max(0, step), steps.count - 1)
            if step != oldValue { show() }
        }
    }

    /// Called with the number of the step that the person went to.
    @discardableResult
    public func onStepChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { changed.add(handler) }

    /// Called when the person goes on from the last step.
    @discardableResult
    public func onDone(_ handler: @escaping @MainActor () -> Void) -> Connection { done.add(handler) }

    /// Called on Escape.
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> Connection { closed.add(handler) }

    /// The step that is shown, in words.
    var spoken: String { "\(count.text). \(steps[step].spoken)" }

    private func show() {
        let item = steps[step]
        count.text = tr("Step {number} of {count}", ["number": step + 1, "count": steps.count])
        setWords()
        accessibleLabel = spoken
        below.removeAll()
        if !item.details.isEmpty { below.append(Self.details(item.details)) }
        timer = item.duration.map { CountdownRing(item.kind.isEmpty ? tr("Timer") : item.kind, $0) }
        if let timer { below.append(timer.layout(horizontal: .center)) }
        below.isVisible = !below.children.isEmpty
        previous.isSensitive = step > 0
        next.label = step == steps.count - 1 ? doneTitle : nextTitle
        scroller.verticalAdjustment.value = 0
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(180)) { [weak self] in self?.scroller.opacity = $0 }
    }

    private static func details(_ lines: [String]) -> Label {
        let label = Label(lines.joined(separator: "\n")).styled("big-step-details", "tabular")
        label.wraps = true
        label.isCentered = true
        return label
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = column.measured(orientation)
        guard let above = picture?.measured(orientation) else {
            return Extent(minimum: wanted.minimum, natural: max(wanted.natural, 360))
        }
        return orientation == .horizontal
            ? Extent(minimum: max(wanted.minimum, above.minimum), natural: max(wanted.natural, above.natural, 360))
            : Extent(minimum: wanted.minimum + above.minimum, natural: max(wanted.natural, 360) + above.natural)
    }

    public override func allocate(width: Int, height: Int) {
        fitWords()
        place(voice, in: Rectangle(width: 0, height: 0))
        let top = pictureHeight(in: height)
        if let picture { place(picture, in: Rectangle(width: Double(width), height: Double(top))) }
        place(column, in: Rectangle(y: Double(top), width: Double(width), height: Double(height - top)))
    }
}

public import GTK

/// One step at a time, in text that can be read from across the kitchen, on a full page.
///
/// Space, Enter, Right, Page Down or a swipe move to the next step, Backspace, Left or Page Up to the previous one, and
/// Escape asks to leave. Each step is announced to screen readers. A step with a duration has a timer. Give the page
/// the keyboard focus with `grabFocus()` when it comes into view.
///
///     let mixing = BigSteps(model.steps)
///     mixing.onStepChanged { [weak model] in model?.stepReached($0) }
///     mixing.onDone { [weak model] in model?.madeClicked() }
@MainActor
public final class BigSteps: CustomWidget {
    let steps: [StepItem]
    let count = Label().styled("quiet", "big-step-count")
    /// A short line for each step, those that have been reached in the main colour.
    private let marks = Box(.horizontal, spacing: Space.tiny)
    /// More lines than these say less than the words beside them.
    private static let mostMarks = 8
    let text = Label().styled("big-step")
    /// The step's details and its timer.
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
    /// The size of the text, in per cent of the usual one.
    var wordSize = 100
    var resizing: SourceToken?
    private var animation: Animation?
    let changed = HandlerList<Int>()
    let done = HandlerList<Void>()
    let closed = HandlerList<Void>()

    /// The timer of the current step, if it has one.
    public private(set) var timer: CountdownRing?

    /// Creates the page, showing the first step.
    /// - Parameters:
    ///   - steps: the steps, one or more, in order.
    ///   - nextTitle: the text of the button for the next step.
    ///   - doneTitle: the text of that button at the last step.
    ///   - previousName: the name of the button for the previous step.
    ///   - picture: the picture beside the step on a large screen, else at the top; there it shrinks, down to its minimum size,
    ///     if the text needs the space.
    public init(
        _ steps: [StepItem], nextTitle: String = tr("Next"), doneTitle: String = tr("Done"),
        previousName: String = tr("Previous step"), picture: Widget? = nil
    ) {
        require(!steps.isEmpty, "there is at least one step")
        self.steps = steps
        self.picture = picture
        self.doneTitle = doneTitle
        self.nextTitle = nextTitle
        previous = Button(icon: "comptoir-back-symbolic", named: previousName).styled("round")
        next = Button("").styled("primary", "big-next")
        text.wraps = true
        text.isCentered = true
        marks.setChildren(steps.count > Self.mostMarks ? [] : steps.map { _ in Box(.vertical).styled("step-mark") })
        marks.setAccessible(.hidden, true)
        let place = Box(.vertical, spacing: Space.tiny, [marks.layout(horizontal: .center), count])
        let middle = Box(.vertical, spacing: Space.large, [place, text, below])
            .layout(
                vertical: .center, expand: [.vertical],
                margins: Insets(vertical: Space.medium, horizontal: Space.medium))
        scroller = ScrolledWindow(Clamp(middle, to: BigSteps.widest), scrolls: [.vertical]).layout(expand: [
            .horizontal, .vertical,
        ])
        // As much room at the end as the way back takes in any style and text, so that the way on is in the middle, as the
        // words are.
        let balance = Button(icon: "comptoir-back-symbolic", named: "").styled("round")
        (balance.opacity, balance.isSensitive, balance.isFocusable) = (0, false, false)
        balance.setAccessible(.hidden, true)
        let bar = Box(
            .horizontal, spacing: Space.small,
            [previous.layout(vertical: .center), next.layout(expand: [.horizontal]), balance])
        column = Box(
            .vertical,
            [
                scroller,
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

    /// The index of the current step. Setting it does not call `onStepChanged`.
    public var step = 0 {
        didSet {
            step = min(max(0, step), steps.count - 1)
            if step != oldValue { show() }
        }
    }

    /// Called with the index of the step that the user has moved to.
    @discardableResult
    public func onStepChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { changed.add(handler) }

    /// Called when the user moves on from the last step.
    @discardableResult
    public func onDone(_ handler: @escaping @MainActor () -> Void) -> Connection { done.add(handler) }

    /// Called when Escape is pressed.
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> Connection { closed.add(handler) }

    /// The current step in words.
    var spoken: String { "\(count.text). \(steps[step].spoken)" }

    private func show() {
        let item = steps[step]
        count.text = tr("Step {number} of {count}", ["number": step + 1, "count": steps.count])
        for (index, mark) in marks.children.enumerated() { mark[cssClass: "done"] = index <= step }
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
        if let picture, let beside = pictureWidth(in: width, height) {
            place(picture, in: frame(x: 0, width: beside, of: width, height))
            let rest = width - beside - 2 * Self.inset
            place(column, in: frame(x: beside + Self.inset, width: rest, of: width, height))
            return
        }
        let top = pictureHeight(in: height)
        if let picture { place(picture, in: Rectangle(width: Double(width), height: Double(top))) }
        place(column, in: Rectangle(y: Double(top), width: Double(width), height: Double(height - top)))
    }

    /// Returns a part of the page that is as high as it.
    private func frame(x: Int, width: Int, of all: Int, _ height: Int) -> Rectangle {
        Rectangle(x: Double(left(x, of: width, in: all)), width: Double(width), height: Double(height))
    }
}

import GTK
import Store
import Widgets

/// Asks whether what is in the cart shall be ordered, with what it comes to, and says what came of it.
@MainActor
final class CheckoutView: Box {
    init(model: CheckoutModel, environment: Environment, dismiss: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let text = Label.wrapping()
        text.role = .status
        text.bind(\.text) { model.message ?? model.outcome }
        // What the receipt shows is told with it.
        text.observe({ model.message ?? model.question }) { text, told in text.accessibleLabel = told }
        append(CheckoutView.receipt(model))
        append(text)
        let order = Button(tr("_Order")) { model.confirmed() }.styled("primary")
        order.bind(\.isVisible) { model.state == .asking || model.state == .placing }
        order.bind(\.isSensitive) { model.state == .asking && model.canOrder }
        // It stands last, and is what one has come for.
        order.whenMapped { [weak order] in order?.grabFocus() }
        let again = Button(tr("_Look again")) { model.askAgainClicked() }.styled("primary")
        again.bind(\.isVisible) { if case .failed = model.state { true } else { false } }
        let close = Button("")
        close.bind(\.label) { model.isPlaced ? tr("_Back to the shop") : tr("_Not yet") }
        close.onClicked { dismiss() }
        close.observe({ model.isPlaced }) { close, isPlaced in close[cssClass: "primary"] = isPlaced }
        for button in [order, again, close] { button.wrapsLabel = true }
        append(AnswerLine([close, again, order]))
        // However the message goes away, by button, key or swipe, the products come next once the order is placed.
        onUnmap { if model.isPlaced { environment.navigator.openFromList(.shop) } }
    }

    /// How much is ordered, and what it costs.
    private static func receipt(_ model: CheckoutModel) -> Widget {
        let items = Label.wrapping()
        items.bind(\.text) { model.itemsText }
        let rest = Label.wrapping().styled("quiet")
        rest.bind(\.text) { model.restText }
        rest.bind(\.isVisible) { !model.restText.isEmpty }
        let sums = Box(.vertical)
        sums.observe({ model.sums }) { box, sums in
            box.setChildren(sums.isEmpty ? [Label(tr("no price")).styled("quiet")] : sums.map { CheckoutView.sum($0) })
        }
        let total = SplitLine(Label.wrapping(tr("Total")).styled("cart-name"), sums)
        let words = Box(.vertical, spacing: 3, [items, rest])
        let paper = ReceiptPaper(Box(.vertical, spacing: Space.small, [words, Separator(), total]))
        paper.bind(\.isVisible) { model.showsReceipt }
        return paper
    }

    private static func sum(_ amount: String) -> Widget {
        let label = Label(amount).styled("title-1", "receipt-total")
        label.wraps = true
        label.textAlignment = 1
        return label
    }
}

extension CheckoutModel {
    /// Whether the order is placed.
    var isPlaced: Bool { if case .placed = state { true } else { false } }
}

/// The answers to a question, all as high and the chief one last, at the end of a line.
///
/// They share all of a short line, and stand one below the other where there is no room for them beside each other.
@MainActor
final class AnswerLine: CustomWidget {
    /// The width of a line, in pixels, below which answers share all of it.
    private static let short = 440

    private let answers: [Widget]

    /// Makes a line.
    /// - Parameter answers: the answers, in reading order.
    init(_ answers: [Widget]) {
        self.answers = answers
        super.init()
        for answer in answers { adopt(answer) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "answer-line"
        type.role = .group
    }

    // MARK: Layout

    private var shown: [Widget] { answers.filter(\.isVisible) }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = shown.map { $0.measured(.horizontal) }
        let natural = wanted.map(\.natural).reduce(Space.small * max(0, wanted.count - 1), +)
        guard orientation == .vertical else {
            return Extent(minimum: wanted.map(\.minimum).max() ?? 0, natural: natural)
        }
        let frames = frames(in: size ?? max(natural, AnswerLine.short))
        let height = Int(frames.map { $0.y + $0.height }.max() ?? 0)
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        for (answer, var frame) in zip(shown, frames(in: width)) {
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(answer, in: frame)
        }
    }

    /// Returns the widths of the answers beside each other; nil where they have no room.
    private func widths(in width: Int) -> [Int]? {
        let wanted = shown.map { $0.measured(.horizontal).natural }
        let room = width - Space.small * (wanted.count - 1)
        guard width < AnswerLine.short, !wanted.isEmpty else { return wanted.reduce(0, +) <= room ? wanted : nil }
        let share = room / wanted.count
        return wanted.allSatisfy { $0 <= share } ? wanted.map { _ in share } : nil
    }

    /// Returns where the answers are in a width, as seen from the start.
    private func frames(in width: Int) -> [Rectangle] {
        let shown = shown
        guard let widths = widths(in: width) else {
            var y = 0
            return shown.map { answer in
                let height = answer.measured(.vertical, for: width).natural
                defer { y += height + Space.small }
                return Rectangle(y: Double(y), width: Double(width), height: Double(height))
            }
        }
        let height = zip(shown, widths).map { $0.measured(.vertical, for: $1).natural }.max() ?? 0
        var x = width - widths.reduce(Space.small * (widths.count - 1), +)
        return widths.map { answer in
            defer { x += answer + Space.small }
            return Rectangle(x: Double(x), width: Double(answer), height: Double(height))
        }
    }
}

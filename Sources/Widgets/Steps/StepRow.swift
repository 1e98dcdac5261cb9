internal import GTK

/// One step of a list: its number on a disc, and its text.
@MainActor
final class StepRow: Box {
    /// The button around the step, if steps can be chosen.
    let button: Button?
    private let step: StepItem
    private let number: Int
    private let count: Int

    init(_ step: StepItem, number: Int, of count: Int, isChoosable: Bool) {
        let disc = Label(String(number)).styled("step-number", "tabular").layout(vertical: .start)
        let text = Label(step.text)
        text.wraps = true
        text.keepsLastWords = true
        text.textAlignment = 0
        let details = Label(step.details.map(Self.unbroken).joined(separator: " · ")).styled("step-details", "tabular")
        details.wraps = true
        details.textAlignment = 0
        details.isVisible = !step.details.isEmpty
        let kind = Label(step.kind).styled("chip", "step-kind")
        kind.isVisible = !step.kind.isEmpty
        // The first line stands beside the number, however many there are.
        let words = Box(.vertical, spacing: 3, [text, details]).layout(vertical: .start, margins: Insets(top: 5))
        let line = TextLine([disc], text: words, [kind])
        button = isChoosable ? Button(child: line).styled("flat", "row-button") : nil
        (self.step, self.number, self.count) = (step, number, count)
        super.init(.vertical, [button ?? line])
        styled("step-row")
        role = .listItem
        setAccessible(position: number, of: count)
        tell()
    }

    /// A detail in which no line ends between a figure and what follows it.
    private static func unbroken(_ detail: String) -> String {
        zip(detail, " " + detail).reduce(into: "") { line, pair in
            line.append(pair.0 == " " && pair.1.isNumber ? "\u{A0}" : pair.0)
        }
    }

    /// Whether the step is the current one.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            self[cssClass: "current"] = isCurrent
            tell()
        }
    }

    private func tell() {
        let values: TextValues = ["number": number, "count": count, "text": step.spoken]
        let words =
            isCurrent
            ? tr("Step {number} of {count}, the current one: {text}", values)
            : tr("Step {number} of {count}: {text}", values)
        accessibleLabel = words
        button?.accessibleLabel = words
    }
}

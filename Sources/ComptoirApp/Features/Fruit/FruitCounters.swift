import GTK
import Store
import Widgets

/// The counters that a fruit feeds: a click makes today a day with it.
@MainActor
final class FruitCounters: Box {
    init(model: FruitModel) {
        super.init(.vertical)
        let lines = KeptRows<CounterSummary, FruitCounterLine>(
            spacing: Space.tiny, make: { [weak model] _ in FruitCounterLine { model?.eatenClicked($0) } },
            fill: { [weak model] line, summary in if let model { line.show(summary, model.formats) } })
        append(lines)
        lines.observe({ model.fed }) { lines, fed in lines.show(fed) }
        bind(\.isVisible) { !model.fed.isEmpty }
        observe({ [weak model] in model?.today }) { [weak model] _, _ in model?.dayTurned() }
    }
}

/// How a counter stands, with a button that makes today a day of it.
@MainActor
private final class FruitCounterLine: Box {
    private let words = Label.wrapping()
    private let button = Button("")
    private var summary: CounterSummary?

    /// Makes a line.
    /// - Parameter clicked: gets the counter as it is shown.
    init(clicked: @escaping @MainActor (CounterSummary) -> Void) {
        super.init(.vertical)
        button.wrapsLabel = true
        append(SplitLine(words, button))
        button.onClicked { [weak self] in
            if let summary = self?.summary { clicked(summary) }
        }
    }

    func show(_ summary: CounterSummary, _ formats: Formats) {
        self.summary = summary
        words.text = CounterWords(summary, formats).sentence
        button.label = summary.state.isMarkedToday ? tr("Not today") : tr("Eaten today")
    }
}

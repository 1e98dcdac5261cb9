import GTK
import Store
import Widgets

/// The counters that a fruit feeds: a click makes today a day with it.
@MainActor
final class FruitCounters: Box {
    init(model: FruitModel) {
        super.init(.vertical, spacing: Space.tiny)
        observe({ model.fed }) { [weak model] view, fed in
            view.removeAll()
            guard let model else { return }
            for summary in fed { view.append(FruitCounters.line(summary, model)) }
        }
        bind(\.isVisible) { !model.fed.isEmpty }
        observe({ [weak model] in model?.today }) { [weak model] _, _ in model?.dayTurned() }
    }

    private static func line(_ summary: CounterSummary, _ model: FruitModel) -> Widget {
        let words = Label.wrapping(CounterWords(summary, model.formats).sentence)
        let isMarked = summary.state.isMarkedToday
        let button = Button(isMarked ? tr("Not today") : tr("Eaten today"))
        button.onClicked { [weak model] in model?.eatenClicked(summary) }
        return SplitLine(words, button)
    }
}

import GTK
import Store
import Widgets

/// Asks which counters a drink that was made sets back to nought; none does so by itself.
@MainActor
final class ConcernedView: Box {
    /// Makes the question.
    /// - Parameters:
    ///   - day: the day on which the drink was made.
    ///   - dismiss: called when it is done with.
    init(
        _ counters: [CounterSummary], drink: String, on day: CalendarDay, environment: Environment,
        dismiss: @escaping @MainActor () -> Void
    ) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        append(
            Label.wrapping(
                tr("{drink} contains something you count. Start again?", ["drink": drink])))
        for summary in counters {
            let words = Label.wrapping(CounterWords(summary, environment.formats).sentence)
            let reset = Button(tr("Start anew"))
            reset.onClicked { [weak reset] in
                environment.resetCounter(summary.counter, on: day, note: drink)
                reset?.isSensitive = false
            }
            append(SplitLine(words, reset))
        }
        append(Button(tr("Done"), action: dismiss).styled("primary").layout(horizontal: .end))
    }
}

extension Environment {
    /// Asks about the counters that a drink concerns which was made, where there are any.
    func askAboutCounters(_ drink: Drink, ingredients: [String: Ingredient], made day: CalendarDay) async throws {
        let concerned = try await library.countersConcerned(by: drink, ingredients: ingredients)
        var summaries: [CounterSummary] = []
        for counter in concerned {
            if let summary = try await library.counterSummary(counter.id, today: today.day) {
                summaries.append(summary)
            }
        }
        guard !summaries.isEmpty else { return }
        present(tr("What you count")) { [self] dismiss in
            ConcernedView(summaries, drink: drink.name, on: day, environment: self, dismiss: dismiss)
        }
    }
}

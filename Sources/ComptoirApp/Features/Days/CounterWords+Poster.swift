import ComptoirWidgets
import GTK
import Store

extension CounterWords {
    /// The counter as a poster.
    var poster: DayPosterContent {
        DayPosterContent(
            number: shownNumber, spoken: spoken, caption: counted, picture: picture,
            fraction: fractionBesidePicture, standing: standing, color: Color(counter.settings.colour))
    }

    /// The way of a counter since or until a date; nil for the others, which have tally marks.
    var way: DayPath.Days? {
        guard counter.kind.isPath else { return nil }
        return DayPath.Days(
            // The day of a goal is at its end; the way to the next one begins tomorrow.
            total: state.total ?? (isMilestone ? state.days : max(state.days, nextMilestone ?? 0)),
            done: state.done, milestones: milestones)
    }

    /// How far it has come to what is said below its picture; nil where the picture shows just that.
    var fractionBesidePicture: Double? { counter.kind.isPath ? nil : fraction }

    private var picture: DayPosterContent.Picture {
        if shownNumber.isEmpty { return .none }
        return way.map { .way($0) } ?? .tally(state.days)
    }
}

extension CounterModel {
    /// The counter as a poster, with the name that is being typed where that can be kept.
    var poster: DayPosterContent? {
        history.value.flatMap { $0 }.map {
            CounterWords(CounterSummary(counter: $0.counter, state: $0.state), environment.formats, name: nameInSight)
                .poster
        }
    }
}

extension Counter.Kind {
    /// Whether its picture is a way with a box for each day rather than marks.
    var isPath: Bool {
        switch self {
        case .with, .without: false
        case .since, .until: true
        }
    }
}

extension DayPosterContent {
    /// A counter of which it is not known yet how it stands.
    @MainActor
    init(unknown counter: Counter) {
        self.init(number: "", spoken: counter.name, caption: counter.name, color: Color(counter.settings.colour))
    }
}

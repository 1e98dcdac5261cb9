import Store

/// What a card of the list of counters shows: a counter with how it stands, or the last one, which adds another.
enum CounterLine: Identifiable, Equatable {
    case counter(Place)
    case add

    /// A counter where it stands.
    struct Place: Equatable {
        let counter: Counter
        /// How it stands; nil until that is known.
        let state: CounterState?
        /// Where it stands, from 0, among so many.
        let place: Int
        let count: Int

        /// How it stands, in words; nil until that is known.
        @MainActor
        func words(_ formats: Formats) -> CounterWords? {
            state.map { CounterWords(CounterSummary(counter: counter, state: $0), formats) }
        }
    }

    var id: Counter.ID? { counter?.id }

    /// The counter that it shows.
    var counter: Counter? { shown?.counter }

    /// The counter that it shows, with its place.
    var shown: Place? {
        if case .counter(let place) = self { place } else { nil }
    }

    /// What is said of the card.
    @MainActor
    func spoken(_ formats: Formats) -> String {
        guard let shown else { return tr("What would you like to count?") }
        guard let words = shown.words(formats) else { return shown.counter.name }
        return "\(shown.counter.name), \(words.sentence) · \(words.standing)"
    }

    /// The counters in their order, and what adds another; none while there are none.
    @MainActor
    static func lines(of model: DaysModel) -> [CounterLine] {
        let counters = model.counters
        guard !counters.isEmpty else { return [] }
        return counters.enumerated().map { place, counter in
            .counter(
                Place(
                    counter: counter, state: model.states.known[counter.id], place: place, count: counters.count))
        } + [.add]
    }
}

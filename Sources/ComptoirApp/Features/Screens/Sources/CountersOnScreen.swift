import Observation
import ServerUI
import Store
import Widgets

/// The counters and how they stand, for screens.
@MainActor
final class CountersOnScreen {
    private static let most = 12
    private let list = LiveValue<[Counter]>()
    private let states: CounterStates
    private let following = TaskBag()
    private let reckoning = TaskBag()
    private unowned let environment: Environment

    init(environment: Environment) {
        self.environment = environment
        states = CounterStates(library: environment.library)
    }

    /// Starts reading.
    func follow() {
        list.follow(environment.library.counterUpdates())
        following.follow(environment.library.changes(of: [.counters, .histories])) { [weak self] changes in
            self?.states.changed(changes)
            self?.reckon()
        }
        reckon()
    }

    /// Reckons how they stand today.
    func reckon() {
        reckoning.cancel()
        reckoning.run(orElse: { [weak environment] in environment?.report($0) }) { [weak self, environment, states] in
            let ids = try await environment.library.counters.prefix(Self.most).map(\.id)
            try await states.reckon(ids, today: environment.today.day)
            self?.states.keep(only: Set(ids))
        }
    }

    /// A counter, once it has been read.
    func counter(_ id: Counter.ID?) -> Counter? { list.value?.first { $0.id == id } }

    /// How many there are; nil while that is not known.
    var count: Int? { list.value?.count }

    /// What screens may read of the first of them; nil while it is not known how they stand.
    var items: Value? {
        guard let counters = list.value else { return nil }
        let summaries = counters.prefix(Self.most).compactMap { counter in
            states.known[counter.id].map { CounterSummary(counter: counter, state: $0) }
        }
        guard summaries.count == min(counters.count, Self.most) else { return nil }
        return .list(summaries.map(onScreen))
    }

    private func onScreen(_ summary: CounterSummary) -> Value {
        let words = CounterWords(summary, environment.formats)
        return .record([
            "id": .text(String(summary.id)), "title": .text(words.counted), "days": .count(summary.state.days),
            "detail": .text(words.standing), "fraction": .number(words.fraction ?? 1),
            "tone": .text(Tone(nearest: summary.counter.settings.colour).rawValue),
            "picture": .optional(Self.picture(summary.counter.settings.links)),
        ])
    }

    /// The picture of what a counter has to do with, where that has one.
    private static func picture(_ links: Set<CounterLink>) -> String? {
        links.compactMap { link -> String? in
            switch link {
            case .drink(let id): "drink:\(id)"
            case .fruit(let id): "fruit:\(id)"
            case .alcohol, .ingredientKind: nil
            }
        }.min()
    }
}

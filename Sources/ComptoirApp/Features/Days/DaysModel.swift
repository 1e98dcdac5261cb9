import Observation
import Store

/// The counters, how they stand today, and which of them is shown.
///
/// What is shown is reckoned first, what stands near it next, so that a thousand counters are there as fast as ten.
@MainActor @Observable
final class DaysModel {
    /// The counters in their order.
    let list = LiveValue<[Counter]>()
    /// How the counters stand, as far as that has been reckoned.
    let states: CounterStates

    /// The counter that has come back to its place with undo, which the list brings into sight, until something else is done.
    var returned: Counter.ID?

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let following = TaskBag()
    @ObservationIgnored private let reckoning = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        states = CounterStates(library: environment.library)
    }

    /// The counters in their order; none until they have been read.
    var counters: [Counter] { list.value ?? [] }

    /// Whether it is known that nothing is counted.
    var isEmpty: Bool { list.value?.isEmpty == true }

    /// The place of the counter that is shown, 0 where there is none.
    var place: Int {
        guard case .counter(let id) = environment.navigator.list(of: .days) else { return 0 }
        return counters.firstIndex { $0.id == id } ?? 0
    }

    /// The counter that is shown.
    var current: Counter? { counters.isEmpty ? nil : counters[place] }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        list.follow(environment.library.counterUpdates())
        following.cancel()
        following.follow(environment.library.changes(of: [.counters, .histories])) { [weak self] changes in
            self?.states.changed(changes)
            self?.reckon()
        }
        environment.today.check()
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Shows a counter.
    func show(_ id: Counter.ID) { environment.navigator.listChanged(to: .counter(id)) }

    /// Shows the counter at a place.
    func turned(to place: Int) {
        if counters.indices.contains(place) { show(counters[place].id) }
    }

    /// A counter with how it stands, where that has been reckoned.
    func summary(_ counter: Counter) -> CounterSummary? {
        states.known[counter.id].map { CounterSummary(counter: counter, state: $0) }
    }

    /// Reckons how those counters stand of which that is not known, or is no longer so; what there is stays until then.
    /// To be called when other counters are there, and when the day turns.
    func reckon() {
        reckoning.cancel()
        guard list.value != nil else { return }
        let (today, ids) = (environment.today.day, counters.map(\.id))
        let parts = Self.ranges(ids.count, around: place).map { Array(ids[$0]) }
        reckoning.run(orElse: environment.report) { [states] in
            for part in parts { try await states.reckon(part, today: today) }
            states.keep(only: Set(ids))
        }
    }

    /// The parts in which very many counters are reckoned: those around a place, and then the others.
    static func ranges(_ count: Int, around place: Int) -> [Range<Int>] {
        let first = max(0, place - 2)..<min(count, place + 8)
        var ranges = first.isEmpty ? [] : [first]
        for (from, to) in [(first.upperBound, count), (0, first.lowerBound)] {
            for start in stride(from: from, to: to, by: 64) { ranges.append(start..<min(start + 64, to)) }
        }
        return ranges
    }
}

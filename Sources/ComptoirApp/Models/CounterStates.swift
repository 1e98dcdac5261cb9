import Observation
import Store

/// How counters stand, kept: of one that has changed only its own history is read again.
@MainActor @Observable
final class CounterStates {
    /// How they stand, as far as that has been reckoned.
    private(set) var known: [Counter.ID: CounterState] = [:]
    /// Those that have changed since they were reckoned.
    @ObservationIgnored private var outdated: Set<Counter.ID> = []
    @ObservationIgnored private let library: Library

    init(library: Library) { self.library = library }

    /// Takes note of changes: what they concern is reckoned anew when it is next asked for.
    func changed(_ changes: Set<LibraryChange>) {
        outdated.formUnion(changes.compactMap(\.subject.counter))
    }

    /// Reckons those of some counters that have changed, or are known for another day only.
    /// - Throws: `StoreError` where the library cannot be read, `CancellationError` where the task was cancelled; what
    ///   there is stays then.
    func reckon(_ ids: [Counter.ID], today: CalendarDay) async throws {
        let wanted = ids.filter { outdated.contains($0) || known[$0]?.today != today }
        guard !wanted.isEmpty else { return }
        let summaries = try await library.counterSummaries(of: wanted, today: today)
        try Task.checkCancellation()
        var new = known
        for summary in summaries { new[summary.id] = summary.state }
        known = new
        // What changed while it was read was noted by a task that had this one cancelled.
        outdated.subtract(wanted)
    }

    /// Forgets the counters that there are no longer.
    func keep(only ids: Set<Counter.ID>) {
        if known.keys.contains(where: { !ids.contains($0) }) { known = known.filter { ids.contains($0.key) } }
    }
}

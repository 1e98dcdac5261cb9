internal import JSON
internal import GRDB

/// A counter and how it stands.
public struct CounterSummary: Sendable, Hashable, Identifiable {
    /// The counter.
    public let counter: Counter

    /// How it stands.
    public let state: CounterState

    /// The counter's number.
    public var id: Int64 { counter.id }

    /// A counter with how it stands.
    public init(counter: Counter, state: CounterState) {
        self.counter = counter
        self.state = state
    }
}

/// A counter, how it stands, and what happened to it.
public struct CounterHistory: Sendable, Hashable {
    /// The counter.
    public let counter: Counter

    /// How it stands.
    public let state: CounterState

    /// What happened to it, in the order in which it was written down.
    public let events: [CounterEvent]
}

extension Library {
    /// The counters in their order, without how they stand.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var counters: [Counter] {
        get async throws { try await read { db in try Counter.fetchAll(db) } }
    }

    /// A counter, or nil where there is none of that number.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func counter(_ id: Int64) async throws -> Counter? {
        try await read { db in try Counter.fetchOne(db, id) }
    }

    /// The counter of a name; see ``CounterName/key(_:)`` for what does not matter.
    ///
    /// - Throws: ``CounterProblem/unknownName(_:nearest:)`` where no counter is called so, ``StoreError`` where the
    ///   library cannot be read.
    public func counter(named name: String) async throws -> Counter {
        let found = try await read { db in
            try Counter.fetchAll(db, where: "nameKey = ?", arguments: [CounterName.key(name)]).first
        }
        if let found { return found }
        // One that is too long is known by what is shown of it.
        let (all, key) = (try await counters, CounterName.key(name))
        if let shown = all.first(where: { CounterName.key($0.name) == key }) { return shown }
        let shown = TextLimit.name.shown(CounterName.tidied(name))
        throw CounterProblem.unknownName(shown, nearest: NearestName.nearest(to: shown, among: all.map(\.name)))
    }

    /// Counters in their order, with how they stand.
    ///
    /// What it costs is that of the counters in the range, however many there are.
    ///
    /// - Parameters:
    ///   - range: The places of those that are wanted, from 0; nil for all.
    ///   - today: The day to reckon for; see ``DayClock``.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func counterSummaries(_ range: Range<Int>? = nil, today: CalendarDay) async throws -> [CounterSummary] {
        try await read { db in try CounterSummary.fetchAll(db, range, today: today) }
    }

    /// Some counters in their order, with how they stand; numbers that no counter has are passed over.
    ///
    /// - Parameters:
    ///   - ids: The counters' numbers.
    ///   - today: The day to reckon for; see ``DayClock``.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func counterSummaries(
        of ids: some Collection<Counter.ID> & Sendable, today: CalendarDay
    ) async throws -> [CounterSummary] {
        try await read { db in
            try Counter.fetchAll(
                db, where: "id IN (\(SQLBuilder.marks(ids.count)))", arguments: StatementArguments(Array(ids))
            ).map { CounterSummary(counter: $0, state: try CounterState(db, $0, today: today)) }
        }
    }

    /// A counter with how it stands, or nil where there is none of that number.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func counterSummary(_ id: Int64, today: CalendarDay) async throws -> CounterSummary? {
        try await read { db in
            try Counter.fetchOne(db, id).map {
                CounterSummary(counter: $0, state: try CounterState(db, $0, today: today))
            }
        }
    }

    /// A counter with all that happened to it, or nil where there is none of that number.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func counterHistory(_ id: Int64, today: CalendarDay) async throws -> CounterHistory? {
        try await read { db in try CounterHistory.fetchOne(db, id, today: today) }
    }
}

extension CounterSummary {
    /// Counters in their order, with how they stand.
    static func fetchAll(_ db: Database, _ range: Range<Int>?, today: CalendarDay) throws -> [CounterSummary] {
        try Counter.fetchAll(db, limit: range?.count ?? -1, offset: range?.lowerBound ?? 0).map {
            CounterSummary(counter: $0, state: try CounterState(db, $0, today: today))
        }
    }
}

extension CounterHistory {
    /// A counter with all that happened to it, or nil where there is none of that number.
    static func fetchOne(_ db: Database, _ id: Int64, today: CalendarDay) throws -> CounterHistory? {
        guard let counter = try Counter.fetchOne(db, id) else { return nil }
        let events = try CounterEvent.fetchAll(db, counter: id)
        let state = CounterState(counter.settings, events: events.map(\.fact), today: today)
        return CounterHistory(counter: counter, state: state, events: events)
    }
}

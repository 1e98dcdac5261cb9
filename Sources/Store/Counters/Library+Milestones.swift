internal import GRDB

/// A milestone that a counter has reached and of which the person has not been told.
public struct DueMilestone: Sendable, Hashable {
    /// The counter.
    public let counter: Counter

    /// How it stands.
    public let state: CounterState

    /// The days that are reached or, where the counter counts down, the days that were to be left; the day itself is 0.
    public let milestone: Int

    /// What the milestone belongs to: the first day of the streak, or the day that is counted down to.
    var key: CalendarDay { state.target ?? state.start }
}

extension Library {
    /// The milestones to tell of: of each counter that is to notify, the last one that it has reached since it last told
    /// of one, also where that was on a day on which the program did not run.
    ///
    /// What was reached before the counter was to notify, or by a change of its start, is passed over.
    ///
    /// - Parameters:
    ///   - today: The day to reckon for; see ``DayClock``.
    ///   - ids: The counters that are looked at; nil for all.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func milestonesDue(today: CalendarDay, of ids: Set<Counter.ID>? = nil) async throws -> [DueMilestone] {
        try await read { db in
            try Counter.fetchAll(db, where: "notifies").compactMap { counter in
                guard ids?.contains(counter.id) ?? true else { return nil }
                let state = try CounterState(db, counter, today: today)
                guard let milestone = state.latestMilestone(counter.settings.milestones) else { return nil }
                let due = DueMilestone(counter: counter, state: state, milestone: milestone)
                return try due.isTold(db) ? nil : due
            }
        }
    }

    /// The counters of which the person was told something that is no longer so: their streak has ended, the day that
    /// was counted down to has come nearer or has gone, they have another name, or they are not to tell any more.
    ///
    /// - Parameters:
    ///   - today: The day to reckon for; see ``DayClock``.
    ///   - ids: The counters that are looked at, also where there are none of these numbers any more; nil for all.
    ///   - shown: What this process told of; of the other counters it is what was kept as told last.
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func milestonesOutdated(
        today: CalendarDay, of ids: Set<Counter.ID>? = nil, shown: [Counter.ID: DueMilestone] = [:]
    ) async throws -> Set<Counter.ID> {
        try await read { db in
            let told = try Int64.fetchSet(db, sql: "SELECT DISTINCT counter FROM counterTold")
            let known = told.union(shown.keys)
            return try (ids ?? known).filter { id in
                guard known.contains(id), let counter = try Counter.fetchOne(db, id), counter.settings.notifies else {
                    return true
                }
                let state = try CounterState(db, counter, today: today)
                if let due = shown[id] {
                    return due.counter.name != counter.name || !state.upholds(due.milestone, of: due.key)
                }
                let last = try Row.fetchOne(
                    db,
                    sql: """
                        SELECT streakStart, milestone FROM counterTold WHERE counter = ?
                        ORDER BY toldDay DESC, streakStart DESC, id DESC
                        """, arguments: [id])
                guard let last, let key = CalendarDay(ordinal: last["streakStart"]) else { return true }
                return !state.upholds(last["milestone"], of: key)
            }
        }
    }

    /// Keeps that the person is told of milestones, so that no process tells of them again.
    ///
    /// - Returns: Those of which nobody had told until now: the ones to show.
    /// - Throws: ``StoreError`` where it cannot be saved.
    public func markTold(_ milestones: [DueMilestone]) async throws -> [DueMilestone] {
        try await write(.saveCounter) { db in
            try milestones.filter { due in
                guard try Counter.exists(db, due.counter.id), try !due.isTold(db) else { return false }
                var editor = RowEditor(db)
                try due.markTold(&editor)
                return true
            }
        }
    }
}

extension DueMilestone {
    /// Whether the person was told of this one in the same streak, or of one that is reached later.
    ///
    /// What was told under a clock that ran ahead does not count.
    fileprivate func isTold(_ db: Database) throws -> Bool {
        let sql =
            state.target == nil
            ? "streakStart BETWEEN ? AND ? AND milestone >= ? AND toldDay <= ?"
            : "streakStart BETWEEN ? AND ? AND milestone <= ? AND toldDay <= ?"
        let lastKey = state.target ?? max(state.start, state.today)
        return try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM counterTold WHERE counter = ? AND \(sql))",
            arguments: [counter.id, key.ordinal, lastKey.ordinal, milestone, state.today.ordinal]) ?? false
    }

    fileprivate func markTold(_ editor: inout RowEditor) throws {
        let same = try Int64.fetchOne(
            editor.db, sql: "SELECT id FROM counterTold WHERE counter = ? AND streakStart = ? AND milestone = ?",
            arguments: [counter.id, key.ordinal, milestone])
        if let same {
            try editor.update("counterTold", same, ["toldDay": state.today.ordinal])
        } else {
            try editor.insert(
                "counterTold",
                [
                    "counter": counter.id, "streakStart": key.ordinal, "milestone": milestone,
                    "toldDay": state.today.ordinal,
                ])
        }
    }
}

extension CounterState {
    /// Whether a milestone is still so that was told of a streak, or of a day that is counted down to.
    fileprivate func upholds(_ milestone: Int, of key: CalendarDay) -> Bool {
        if let target { return key == target && today <= target && milestone == days }
        // A streak that is now known to have begun earlier has reached what it had.
        return key >= start && key <= max(start, today) && milestone <= days
    }
}

extension RowEditor {
    /// Has a counter not tell of what it has reached already: it has just been changed, and the person sees it.
    mutating func passOverReachedMilestones(of id: Int64, at stamp: DayStamp) throws {
        let counter = try counter(id)
        let state = try CounterState(db, counter, today: stamp.day)
        guard counter.settings.notifies, let milestone = state.latestMilestone(counter.settings.milestones) else {
            return
        }
        let due = DueMilestone(counter: counter, state: state, milestone: milestone)
        if try !due.isTold(db) { try due.markTold(&self) }
    }
}

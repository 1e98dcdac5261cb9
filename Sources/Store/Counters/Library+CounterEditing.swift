internal import GRDB

extension Library {
    /// Adds a counter behind the others.
    ///
    /// - Parameters:
    ///   - settings: What it shall be; ``CounterName/unused(_:among:)`` gives a name that is free.
    ///   - start: The day from which on it counts; nil for today.
    ///   - stamp: When that is; see ``DayClock/stamp(at:)``.
    ///   - note: A note.
    /// - Returns: What takes it back; its `counter` is the number of the new one.
    /// - Throws: ``CounterProblem`` where the name is blank, taken or too long, ``TextProblem`` where the note is too
    ///   long, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func addCounter(
        _ settings: Counter.Settings, start: CalendarDay? = nil, at stamp: DayStamp, note: String = ""
    ) async throws -> CounterChange {
        let note = try TextLimit.note.checked(note)
        return try await writeCounter { editor in
            try editor.checkName(settings.name)
            var columns = settings.columns
            let last = try Int.fetchOne(editor.db, sql: "SELECT max(position) FROM counter")
            columns["position"] = last.map { $0 + 1 } ?? 0
            columns["createdAt"] = stamp.seconds
            columns["createdDay"] = stamp.day.ordinal
            let id = try editor.insert("counter", columns)
            for link in settings.links { try editor.insertLink(link, of: id) }
            try editor.insertEvent(.start, of: id, on: start ?? stamp.day, at: stamp, note: note)
            try editor.passOverReachedMilestones(of: id, at: stamp)
            return id
        }
    }

    /// Changes what a person chooses for a counter: name, kind, colour, marks, milestones, links.
    ///
    ///     try await library.changeCounter(3, at: clock.stamp(at: now)) { $0.colour = green }
    ///
    /// - Parameters:
    ///   - id: The counter's number.
    ///   - stamp: When that is.
    ///   - change: Changes the settings as they are then.
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem`` where the name is blank, taken or too long or the counter is gone, ``StoreError``
    ///   where it cannot be saved; nothing has changed then.
    @discardableResult
    public func changeCounter(
        _ id: Int64, at stamp: DayStamp, _ change: @escaping @Sendable (inout Counter.Settings) -> Void
    ) async throws -> CounterChange {
        try await writeCounter(id) { editor in
            let old = try editor.counter(id).settings
            var new = old
            change(&new)
            if new.name != old.name { try editor.checkName(new.name, except: id) }
            var columns = new.columns
            // A name that is shown cut stays whole, unless it becomes another.
            if new.name == old.name { for column in ["name", "nameKey"] { columns.removeValue(forKey: column) } }
            try editor.update("counter", id, columns)
            for link in old.links.subtracting(new.links) { try editor.deleteLink(link, of: id) }
            for link in new.links.subtracting(old.links) { try editor.insertLink(link, of: id) }
            if let target = new.kind.target, target != old.kind.target {
                try editor.insertEvent(.targetChange, of: id, on: target, at: stamp)
            }
            let isOther =
                new.kind != old.kind || new.isMarked != old.isMarked || new.milestones != old.milestones
                || new.notifies != old.notifies
            if isOther { try editor.passOverReachedMilestones(of: id, at: stamp) }
        }
    }

    /// Deletes a counter with its history.
    ///
    /// - Returns: What brings it back with its history, its number and its place.
    /// - Throws: ``CounterProblem/gone(_:)`` where there is none of that number, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func deleteCounter(_ id: Int64) async throws -> CounterChange {
        try await writeCounter(id) { editor in
            _ = try editor.counter(id)
            try editor.deleteCounter(id)
        }
    }

    /// Moves a counter to another place.
    ///
    /// - Parameters:
    ///   - id: The counter's number.
    ///   - place: The place that it then has among all, from 0; beyond the last is the last.
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem/gone(_:)`` where there is none of that number, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func moveCounter(_ id: Int64, to place: Int) async throws -> CounterChange {
        try await writeCounter(id) { editor in
            _ = try editor.counter(id)
            let rows = try Row.fetchAll(editor.db, sql: "SELECT id, position FROM counter ORDER BY position, id")
            var order: [Int64] = rows.map { $0[0] }
            order.removeAll { $0 == id }
            order.insert(id, at: min(max(place, 0), order.count))
            let positions = Dictionary(
                rows.map { ($0[0] as Int64, $0[1] as Int) }, uniquingKeysWith: { first, _ in first })
            for (position, id) in order.enumerated() where positions[id] != position {
                try editor.update("counter", id, ["position": position])
            }
        }
    }
}

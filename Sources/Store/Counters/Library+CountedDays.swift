internal import GRDB

extension Library {
    /// Sets a counter back to nought; its record stays.
    ///
    /// - Parameters:
    ///   - id: The counter's number.
    ///   - day: The day on which it happened, from the counter's first one to today; nil for today.
    ///   - stamp: When that is.
    ///   - note: A note, as on what happened.
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem`` where the counter is gone or the day is not one of its own, ``TextProblem`` where the
    ///   note is too long, ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func resetCounter(
        _ id: Int64, on day: CalendarDay? = nil, at stamp: DayStamp, note: String = ""
    ) async throws -> CounterChange {
        let (day, note) = (day ?? stamp.day, try TextLimit.note.checked(note))
        return try await writeCounter(id) { editor in
            let counter = try editor.counter(id)
            guard day <= stamp.day else { throw CounterProblem.inFuture(day) }
            let state = try CounterState(editor.db, counter, today: .last)
            let first = min(state.past.first?.start ?? state.start, state.start)
            // Zones are up to 26 hours apart: after a flight over the date line today may be two dates before the first.
            let isAcrossDateLine = day == stamp.day && (1...2).contains(first.days(since: day))
            guard day >= first || isAcrossDateLine || counter.settings.countsMarks else {
                throw CounterProblem.beforeStart(day, start: first)
            }
            try editor.insertEvent(.reset, of: id, on: day, at: stamp, note: note)
        }
    }

    /// Has a counter's current streak start on another day.
    ///
    /// What the streak then covers of those before is theirs no longer. A day after today counts as nought until it has
    /// come. Where marks count, nothing changes.
    ///
    /// - Parameters:
    ///   - id: The counter's number.
    ///   - day: The day on which it starts.
    ///   - stamp: When that is.
    ///   - note: A note.
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem/gone(_:)`` where there is none of that number, ``TextProblem`` where the note is too
    ///   long, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func setStart(
        of id: Int64, to day: CalendarDay, at stamp: DayStamp, note: String = ""
    ) async throws -> CounterChange {
        let note = try TextLimit.note.checked(note)
        return try await writeCounter(id) { editor in
            _ = try editor.counter(id)
            try editor.insertEvent(.startChange, of: id, on: day, at: stamp, note: note)
            try editor.passOverReachedMilestones(of: id, at: stamp)
        }
    }

    /// Marks a day of a counter, or takes the mark away; a day that is so already is left alone.
    ///
    /// - Parameters:
    ///   - isMarked: What the day shall be.
    ///   - day: Today or an earlier day; nil for today.
    ///   - id: The counter's number.
    ///   - stamp: When that is.
    ///   - note: A note.
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem`` where the counter is gone or the day is still to come, ``TextProblem`` where the note
    ///   is too long, ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func setMark(
        _ isMarked: Bool, on day: CalendarDay? = nil, counter id: Int64, at stamp: DayStamp, note: String = ""
    ) async throws -> CounterChange {
        let (day, note) = (day ?? stamp.day, try TextLimit.note.checked(note))
        return try await writeCounter(id) { editor in
            _ = try editor.counter(id)
            guard day <= stamp.day else { throw CounterProblem.inFuture(day) }
            let last = try String.fetchOne(
                editor.db,
                sql: """
                    SELECT kind FROM counterEvent WHERE counter = ? AND day = ? AND kind IN ('mark', 'unmark')
                    ORDER BY id DESC LIMIT 1
                    """,
                arguments: [id, day.ordinal])
            guard (last == CounterEvent.Kind.mark.rawValue) != isMarked else { return }
            try editor.insertEvent(isMarked ? .mark : .unmark, of: id, on: day, at: stamp, note: note)
        }
    }

    /// Notes something in a counter's history.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``CounterProblem/gone(_:)`` where there is none of that number, ``TextProblem`` where the note is too
    ///   long, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func addNote(
        _ note: String, on day: CalendarDay? = nil, counter id: Int64, at stamp: DayStamp
    ) async throws -> CounterChange {
        let note = try TextLimit.note.checked(note)
        return try await writeCounter(id) { editor in
            _ = try editor.counter(id)
            try editor.insertEvent(.note, of: id, on: day ?? stamp.day, at: stamp, note: note)
        }
    }

    /// Changes the note of something that happened to a counter.
    ///
    /// - Returns: What takes it back; nothing where the event is gone.
    /// - Throws: ``TextProblem`` where the note is too long, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func setNote(_ note: String, event: CounterEvent.ID, of counter: Int64) async throws -> CounterChange {
        let note = try TextLimit.note.checked(note)
        return try await writeCounter(counter) { editor in try editor.update("counterEvent", event, ["note": note]) }
    }

    /// Takes something out of a counter's history, as a reset that was none; its start stays.
    ///
    /// - Returns: What brings it back; nothing where the event is gone, or is the start.
    /// - Throws: ``StoreError`` where it cannot be saved.
    @discardableResult
    public func removeEvent(_ event: CounterEvent.ID, of counter: Int64) async throws -> CounterChange {
        try await writeCounter(counter) { editor in
            let kind = try String.fetchOne(
                editor.db, sql: "SELECT kind FROM counterEvent WHERE id = ? AND counter = ?",
                arguments: [event, counter])
            if let kind, kind != CounterEvent.Kind.start.rawValue { try editor.delete("counterEvent", is: event) }
        }
    }
}

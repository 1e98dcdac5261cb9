internal import GRDB

extension Library {
    /// What was changed about the counters, by which it can be undone; the history then shows no trace of it.
    public struct CounterChange: Sendable, Equatable {
        /// The counter that it was about.
        public let counter: Int64

        /// Whether nothing had to be changed.
        public var isEmpty: Bool { rows.isEmpty }

        let rows: [RowChange]
    }

    /// Takes back a change of the counters.
    ///
    /// Changes that are taken back in the reverse order leave everything as it was before the first of them. What was
    /// changed since and is another thing stays as it is. A counter that was deleted comes back even where its name has
    /// been given to another one since, under a name of its own.
    ///
    /// - Returns: What brings the change about again.
    /// - Throws: ``StoreError`` where it cannot be saved, ``CounterProblem`` where the counter is gone or its earlier name
    ///   has been given to another one; nothing has changed then.
    @discardableResult
    public func undo(_ change: CounterChange) async throws -> CounterChange {
        try await writeCounter(change.counter) { editor in
            for row in change.rows.reversed() { try editor.takeBack(row, counter: change.counter) }
        }
    }

    /// Changes a counter in one transaction.
    func writeCounter(
        _ id: Int64, _ body: @escaping @Sendable (inout RowEditor) throws -> Void
    ) async throws -> CounterChange {
        try await writeCounter { editor in
            try body(&editor)
            return id
        }
    }

    /// Changes a counter, which the body names, in one transaction.
    func writeCounter(_ body: @escaping @Sendable (inout RowEditor) throws -> Int64) async throws -> CounterChange {
        let outcome: Result<CounterChange, CounterProblem> = try await write(.saveCounter) { db in
            var outcome: Result<CounterChange, CounterProblem>?
            try db.inSavepoint {
                do {
                    var editor = RowEditor(db)
                    let id = try body(&editor)
                    outcome = .success(CounterChange(counter: id, rows: editor.changes))
                    return .commit
                } catch let problem as CounterProblem {
                    outcome = .failure(problem)
                    return .rollback
                }
            }
            guard let outcome else { throw DatabaseError(message: "the counter was not changed") }
            return outcome
        }
        return try outcome.get()
    }
}

extension RowEditor {
    /// Takes back the change of a row.
    fileprivate mutating func takeBack(_ change: RowChange, counter: Int64) throws {
        switch change {
        case .inserted("counter", let id): try deleteCounter(id)
        case .inserted(let table, let id): try delete(table, is: id)
        case .deleted(let table, let row): try putBack(row, into: table, counter: counter)
        case .updated(let table, let id, let old):
            // A place that another counter had is of no use once that one is gone.
            if table == "counter", try !Counter.exists(db, id) {
                if id == counter { throw CounterProblem.gone(id) }
                return
            }
            if let key = old["nameKey"], let name = try name(havingKey: key, except: id) {
                throw CounterProblem.nameTaken(TextLimit.name.shown(name))
            }
            try update(table, id, old)
        }
    }

    private mutating func putBack(_ row: [String: DatabaseValue], into table: String, counter: Int64) throws {
        var row = row
        if table == "counter" {
            let taken = try String.fetchAll(db, sql: "SELECT name FROM counter")
            let old = String.fromDatabaseValue(row["name"] ?? .null) ?? ""
            let name = CounterName.unused(old, among: taken)
            if name != TextLimit.name.shown(CounterName.tidied(old)) {
                row["name"] = name.databaseValue
                row["nameKey"] = CounterName.key(name).databaseValue
            }
        } else {
            guard try Counter.exists(db, counter) else { throw CounterProblem.gone(counter) }
            guard try !hasLike(row, in: table) else { return }
        }
        try insert(table, row)
    }

    /// Whether a table in which each row must differ from the others has one like it: it was added anew since.
    private func hasLike(_ row: [String: DatabaseValue], in table: String) throws -> Bool {
        let columns: [String]
        switch table {
        case "counterLink": columns = ["counter", "kind", "target"]
        case "counterTold": columns = ["counter", "streakStart", "milestone"]
        default: return false
        }
        let conditions = columns.map { "\($0) = ?" }.joined(separator: " AND ")
        return try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM \(table) WHERE \(conditions))",
            arguments: StatementArguments(columns.map { row[$0] })) ?? false
    }

    private func name(havingKey key: DatabaseValue, except id: Int64) throws -> String? {
        try String.fetchOne(
            db, sql: "SELECT name FROM counter WHERE nameKey = ? AND id <> ?", arguments: [key, id])
    }

    /// Removes a counter and all that belongs to it.
    mutating func deleteCounter(_ id: Int64) throws {
        for table in ["counterTold", "counterEvent", "counterLink"] { try delete(table, where: "counter", is: id) }
        try delete("counter", is: id)
    }
}

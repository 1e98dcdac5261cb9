internal import Foundation
internal import GRDB

extension Library {
    /// Notes that a drink was made, and takes what went into it from the shelf, all in one transaction.
    ///
    /// Where the shelf keeps no amount of an ingredient, or one in another sort of unit, nothing is taken. What is used
    /// up becomes empty; what would not do for as much again becomes low.
    ///
    /// - Parameters:
    ///   - drink: The drink's id.
    ///   - servings: How many servings, more than 0.
    ///   - day: The date on which it was made, where that is not today.
    ///   - stamp: When that is; see ``DayClock/stamp(at:)``.
    ///   - note: A note.
    ///   - taking: What goes into all servings together, by the ingredients that the shelf has.
    /// - Returns: The entry of the log; ``undoMade(_:)`` takes it back.
    /// - Throws: ``TextProblem`` where the note is too long, ``StoreError`` where it cannot be saved; nothing has changed
    ///   then.
    @discardableResult
    public func made(
        _ drink: String, servings: Double = 1, on day: CalendarDay? = nil, at stamp: DayStamp, note: String = "",
        taking: [Taken] = []
    ) async throws -> Made {
        precondition(servings.isFinite && servings > 0, "more than 0 servings are made, not \(servings)")
        let note = try TextLimit.note.checked(note)
        return try await write(.saveMade) { db in
            try db.execute(
                sql: "INSERT INTO made (drink, day, madeAt, servings, note) VALUES (?, ?, ?, ?, ?)",
                arguments: [drink, (day ?? stamp.day).ordinal, stamp.instant, servings, note])
            let id = db.lastInsertedRowID
            for taken in taking { try Self.take(taken, for: id, at: stamp.instant, db) }
            guard let made = try Made.fetchOne(db, id) else {
                throw DatabaseError(message: "the entry \(id) of the log is gone")
            }
            return made
        }
    }

    /// Takes an entry out of the log and puts back what was taken from the shelf for it.
    ///
    /// What has been taken off the shelf since stays off it. An ingredient that was emptied or ran low by it, and was
    /// left so, is as it was before.
    ///
    /// - Returns: What brings it back; nothing where there was no such entry.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func undoMade(_ id: Int64) async throws -> MadeChange {
        let now = clock()
        return try await write(.saveMade) { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT ingredient, amount, unit, stateBefore, stateAfter FROM taken WHERE made = ?",
                arguments: [id])
            for row in rows { try Self.putBack(row, at: now, db) }
            var editor = RowEditor(db)
            try editor.delete("taken", where: "made", is: id)
            try editor.delete("made", is: id)
            return MadeChange(rows: editor.changes)
        }
    }

    /// Brings back an entry of the log that was taken out, as the same, and takes from the shelf once more what went
    /// into it, as far as it is there.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ change: MadeChange) async throws {
        let now = clock()
        try await write(.saveMade) { db in
            var editor = RowEditor(db)
            // The entry is the last that was deleted; where it is there again, so is what it took.
            for case .deleted(let table, let row) in change.rows.reversed() {
                let id = Int64.fromDatabaseValue(row[table == "made" ? "id" : "made"] ?? .null) ?? 0
                if table == "taken" {
                    try Self.takeAgain(row, for: id, at: now, &editor)
                } else if try Made.exists(db, id) {
                    return
                } else {
                    try editor.insert(table, row)
                }
            }
        }
    }

    /// Changes the note of an entry of the log.
    ///
    /// - Throws: ``TextProblem`` where it is too long, ``StoreError`` where it cannot be saved.
    public func setNote(_ note: String, made id: Int64) async throws {
        let note = try TextLimit.note.checked(note)
        try await write(.saveMade) { db in
            try db.execute(sql: "UPDATE made SET note = ? WHERE id = ?", arguments: [note, id])
        }
    }

    private static func take(_ taken: Taken, for made: Int64, at now: Date, _ db: Database) throws {
        guard var item = try ShelfItem.fetchOne(db, taken.ingredient), let have = item.amount, let amount = have.amount,
            let wanted = taken.amount.converted(to: have.unit)?.middle, wanted > 0
        else { return }
        let part = min(wanted, amount)
        let before = item.state
        // Sums of measures are not exact in binary: a millionth is nothing.
        let rest = amount - part < 1e-6 ? 0 : amount - part
        item.amount = Quantity(rest, have.unit)
        item.state = rest == 0 ? .empty : rest < wanted && before == .have ? .low : before
        try item.changed(at: now).save(db)
        try db.execute(
            sql: """
                INSERT INTO taken (made, ingredient, amount, unit, stateBefore, stateAfter) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (made, ingredient) DO UPDATE
                    SET amount = amount + excluded.amount, stateAfter = excluded.stateAfter
                """,
            arguments: [made, item.ingredient, part, have.unit.rawValue, before.rawValue, item.state.rawValue])
    }

    /// Takes from the shelf what an entry that is brought back has taken; what is not on it any more is noted as it was.
    private static func takeAgain(
        _ row: [String: DatabaseValue], for made: Int64, at now: Date, _ editor: inout RowEditor
    ) throws {
        guard let ingredient = row["ingredient"].flatMap(String.fromDatabaseValue),
            let amount = row["amount"].flatMap(Double.fromDatabaseValue),
            let unit = row["unit"].flatMap(String.fromDatabaseValue).flatMap(Quantity.Unit.init(rawValue:))
        else { return }
        try take(Taken(ingredient, Quantity(amount, unit)), for: made, at: now, editor.db)
        if try !Made.hasTaken(editor.db, ingredient, made: made) { try editor.insert("taken", row) }
    }

    private static func putBack(_ row: Row, at now: Date, _ db: Database) throws {
        guard var item = try ShelfItem.fetchOne(db, row[0]), let unit = Quantity.Unit(rawValue: row[2]) else { return }
        let taken = Quantity(row[1], unit)
        if let have = item.amount, let amount = have.amount, let back = taken.converted(to: have.unit)?.amount {
            item.amount = Quantity(amount + back, have.unit)
        }
        if item.state.rawValue == row[4] { item.state = ShelfItem.State(rawValue: row[3]) ?? item.state }
        try item.changed(at: now).save(db)
    }
}

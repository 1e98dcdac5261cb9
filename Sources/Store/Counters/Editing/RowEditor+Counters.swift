internal import GRDB

extension RowEditor {
    /// A counter.
    ///
    /// - Throws: ``CounterProblem/gone(_:)`` where there is none of that number.
    func counter(_ id: Int64) throws -> Counter {
        guard let counter = try Counter.fetchOne(db, id) else { throw CounterProblem.gone(id) }
        return counter
    }

    /// Makes sure that a counter may have a name.
    ///
    /// - Throws: ``CounterProblem`` where the name is blank or too long, or another counter has it.
    func checkName(_ name: String, except id: Int64? = nil) throws {
        if let problem = CounterName.problem(name, among: []) { throw problem }
        let taken = try String.fetchOne(
            db, sql: "SELECT name FROM counter WHERE nameKey = ? AND id IS NOT ?",
            arguments: [CounterName.key(name), id])
        if let taken { throw CounterProblem.nameTaken(TextLimit.name.shown(taken)) }
    }

    /// Writes down what happened to a counter.
    mutating func insertEvent(
        _ kind: CounterEvent.Kind, of counter: Int64, on day: CalendarDay, at stamp: DayStamp, note: String = ""
    ) throws {
        try insert(
            "counterEvent",
            [
                "counter": counter, "kind": kind.rawValue, "day": day.ordinal, "recordedAt": stamp.seconds,
                "recordedDay": stamp.day.ordinal, "note": note,
            ])
    }

    /// Links a counter.
    mutating func insertLink(_ link: CounterLink, of counter: Int64) throws {
        let (kind, target) = link.words
        try insert("counterLink", ["counter": counter, "kind": kind, "target": target])
    }

    /// Takes a link away from a counter.
    mutating func deleteLink(_ link: CounterLink, of counter: Int64) throws {
        let (kind, target) = link.words
        let id = try Int64.fetchOne(
            db, sql: "SELECT id FROM counterLink WHERE counter = ? AND kind = ? AND target = ?",
            arguments: [counter, kind, target])
        if let id { try delete("counterLink", is: id) }
    }
}

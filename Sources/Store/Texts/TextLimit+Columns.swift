internal import GRDB

extension TextLimit {
    /// The columns of the library that hold what a person or another program has written, as `table.column`.
    static let columns: [String: TextLimit] = [
        "counter.name": .name, "counterEvent.note": .note, "made.note": .note, "shelf.note": .note,
        "cartLine.name": .line, "cartLine.note": .note, "shopOrder.server": .line, "shopOrder.reason": .line,
        "shopOrder.number": .line, "orderLine.name": .line, "orderLine.note": .note, "outbox.problem": .line,
        "evening.name": .name, "place.name": .name, "place.address": .lines, "place.hours": .lines,
    ]

    /// Whether a value is what is shown of the one that a column has: it was not changed, and the whole stays.
    static func isShown(_ value: DatabaseValue, of whole: DatabaseValue, in column: String, of table: String) -> Bool {
        guard let limit = columns["\(table).\(column)"], let value = String.fromDatabaseValue(value),
            let whole = String.fromDatabaseValue(whole)
        else { return false }
        return limit.shown(whole) == value
    }
}

extension Row {
    /// The text of a column as it is shown; see ``TextLimit/shown(_:)``.
    func text(_ index: Int, _ limit: TextLimit) -> String { limit.shown(self[index]) }
}

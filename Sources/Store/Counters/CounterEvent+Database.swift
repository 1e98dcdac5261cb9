internal import Foundation
internal import GRDB

extension CounterEvent {
    /// What happened to a counter, in the order in which it was written down.
    static func fetchAll(_ db: Database, counter: Int64) throws -> [CounterEvent] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT id, kind, day, recordedAt, recordedDay, note FROM counterEvent WHERE counter = ? ORDER BY id
                """,
            arguments: [counter]
        ).compactMap { row in
            Kind(rawValue: row[1]).map { kind in
                CounterEvent(
                    id: row[0], kind: kind, day: CalendarDay(clamping: row[2]),
                    recorded: DayStamp(
                        instant: Date(timeIntervalSince1970: row[3]), day: CalendarDay(clamping: row[4])),
                    note: row.text(5, .note))
            }
        }
    }
}

extension CounterState {
    /// How a counter stands on a day.
    init(_ db: Database, _ counter: Counter, today: CalendarDay) throws {
        let rows = try Row.fetchCursor(
            db, sql: "SELECT kind, day, recordedDay FROM counterEvent WHERE counter = ? ORDER BY id",
            arguments: [counter.id])
        var facts: [CounterEvent.Fact] = []
        while let row = try rows.next() {
            guard let kind = CounterEvent.Kind(rawValue: row[0]) else { continue }
            facts.append(
                CounterEvent.Fact(
                    kind: kind, day: CalendarDay(clamping: row[1]), recorded: CalendarDay(clamping: row[2])))
        }
        self.init(counter.settings, events: facts, today: today)
    }
}

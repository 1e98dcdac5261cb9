internal import Foundation
internal import GRDB

extension Library {
    /// Adds invented counters with a history of some years up to a day, for measures: each is reset every forty days or
    /// so, and of ten one is marked on nine days of ten instead.
    ///
    /// What happened is written in the order in which it would have, so that one counter's history lies all over the
    /// file, as a person's does.
    package func fillSyntheticCounters(count: Int, years: Int, until today: CalendarDay) async throws {
        let first = today.adding(days: -365 * years)
        try await write(.saveCounter) { db in
            var random = SyntheticRandom(seed: 7)
            let event = try db.makeStatement(
                sql: """
                    INSERT INTO counterEvent (counter, kind, day, recordedAt, recordedDay, note) VALUES (?, ?, ?, ?, ?, '')
                    """)
            var ids: [Int64] = []
            for number in 0..<count {
                var settings = Counter.Settings(
                    name: "Invented \(number)", kind: number % 10 == 9 ? .with : .without,
                    colour: RGB(packed: Int32(random.number(below: 0x100_0000))), notifies: number % 2 == 0)
                settings.isMarked = settings.kind == .with
                var columns = settings.columns
                columns["position"] = number
                columns["createdAt"] = first.ordinal * 86_400
                columns["createdDay"] = first.ordinal
                var editor = RowEditor(db)
                ids.append(try editor.insert("counter", columns))
                if number % 3 == 0 { try editor.insertLink(.alcohol, of: ids[number]) }
            }
            for day in first.ordinal...today.ordinal {
                for (number, id) in ids.enumerated() {
                    let kind: CounterEvent.Kind
                    if day == first.ordinal {
                        kind = .start
                    } else if number % 10 == 9 {
                        guard random.number(below: 10) > 0 else { continue }
                        kind = .mark
                    } else {
                        guard random.number(below: 40) == 0 else { continue }
                        kind = .reset
                    }
                    try event.execute(arguments: [id, kind.rawValue, day, day * 86_400 + 72_000, day])
                }
            }
        }
    }
}

import BenchSupport
import Foundation
import GRDB
import Store

/// Counters in a library of their own; no window is shown.
enum Counters {
    /// How many are shown before anything is scrolled.
    private static let page = 16

    /// Fills the library with so many, each with a history of ten years: it is reset every forty days or so, and of ten
    /// one is marked on nine days of ten instead.
    static func fill(_ count: Int, file: String) async throws {
        let first = today.adding(days: -3650)
        let library = try await Library.open(at: URL(filePath: file))
        let begun = DayStamp(instant: instant(of: first), day: first)
        for number in 0..<count {
            let isMarked = number % 10 == 9
            _ = try await library.addCounter(
                Counter.Settings(
                    name: "Invented \(number)", kind: isMarked ? .with : .without,
                    colour: RGB(red: UInt8(number % 256), green: 128, blue: 64),
                    isMarked: isMarked,
                    notifies: number % 2 == 0, links: number % 3 == 0 ? [.alcohol] : []), at: begun)
        }
        try passDays(from: first, for: try await library.counters.map(\.id), file: file)
    }

    /// Writes what happened in the order in which it would have, so that one counter's history lies all over the file, as a
    /// person's does; all at once, as by the library's own ways that would take hours.
    private static func passDays(from first: CalendarDay, for ids: [Counter.ID], file: String) throws {
        try DatabaseQueue(path: file).write { db in
            var random = SyntheticRandom(seed: 7)
            let event = try db.makeStatement(
                sql: """
                    INSERT INTO counterEvent (counter, kind, day, recordedAt, recordedDay, note) VALUES (?, ?, ?, ?, ?, '')
                    """)
            for number in 1...today.days(since: first) {
                let day = first.adding(days: number)
                let seconds = Int(instant(of: day).timeIntervalSince1970)
                for (place, id) in ids.enumerated() {
                    let isMarked = place % 10 == 9
                    // On such a day one that is marked is not, and any other is reset.
                    let isRare = Int.random(in: 0..<(isMarked ? 10 : 40), using: &random) == 0
                    guard isRare != isMarked else { continue }
                    let kind = isMarked ? CounterEvent.Kind.mark : .reset
                    try event.execute(arguments: [id, kind.rawValue, day.ordinal, seconds, day.ordinal])
                }
            }
        }
    }

    /// The evening of a day.
    private static func instant(of day: CalendarDay) -> Date {
        Date(timeIntervalSince1970: Double(day.ordinal * 86_400 + 72_000))
    }

    /// From a library that is not open to the first counter with all that happened to it, and to the first page of the
    /// list.
    static func measure(file: String) async throws {
        let start = now()
        let library = try await Library.open(at: URL(filePath: file))
        let opened = now()
        let history = try await library.counterHistory(1, today: today)
        let main = now()
        let rows = try await library.counterSummaries(0..<page, today: today)
        let end = now()
        print("time", (end - start).text, "open", (opened - start).text, "main", (main - opened).text, terminator: " ")
        print("page", (end - main).text, "events", history?.events.count ?? 0, "rows", rows.count, terminator: " ")
        let all = now()
        let count = try await library.counters.count
        print("names", (now() - all).text, "counters", count)
    }

    private static var today: CalendarDay { DayClock().day(at: Date()) }
}

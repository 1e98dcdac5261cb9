import Foundation
import GRDB
import Testing

@testable import Store

/// Dates and stamps, as tests write them.
enum Days {
    /// The date of a text, as in `2026-11-21`.
    static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    /// Noon of a date, in UTC.
    static func stamp(_ text: String) throws -> DayStamp { stamp(try day(text)) }

    /// Noon of a date, in UTC.
    static func stamp(_ day: CalendarDay) -> DayStamp {
        DayStamp(instant: Date(timeIntervalSince1970: Double(day.ordinal) * 86_400 + 43_200), day: day)
    }
}

extension Counter.Settings {
    /// A counter of a name, in black.
    static func named(_ name: String, _ kind: Counter.Kind = .without) -> Counter.Settings {
        Counter.Settings(name: name, kind: kind, colour: RGB(red: 0, green: 0, blue: 0))
    }
}

extension Library {
    /// All rows of the tables of counters, one a line, without the instants of their last change.
    func counterDump() async throws -> [String] {
        try await read { db in
            try ["counter", "counterLink", "counterEvent", "counterTold"].flatMap { table in
                let columns = try db.columns(in: table).map(\.name).filter { $0 != "changedAt" }.joined(separator: ", ")
                return try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}

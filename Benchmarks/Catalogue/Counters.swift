import BenchSupport
import Foundation
import Store

/// Counters in a library of their own; no window is shown.
enum Counters {
    /// How many are shown before anything is scrolled.
    private static let page = 16

    /// Fills the library with so many, each with a history of ten years.
    static func fill(_ count: Int, file: String) async throws {
        try await Library.open(at: URL(filePath: file)).fillSyntheticCounters(count: count, years: 10, until: today)
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

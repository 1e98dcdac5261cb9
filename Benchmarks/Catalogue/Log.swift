import BenchSupport
import ComptoirApp
import Foundation
import GTK
import Store

/// The log of what was made, in the program's own library.
@MainActor
enum Log {
    /// Fills the log with so many entries, the same each time: a drink or two an evening, of the invented ones.
    static func fill(_ count: Int) async throws {
        let library = try await MeasuredPage.log().library
        var random = SyntheticRandom(seed: 11)
        let today = DayClock().stamp(at: Date())
        for number in 0..<count {
            try await library.made(
                "invented-\(Int.random(in: 0..<40, using: &random))",
                servings: Double(1 + Int.random(in: 0..<3, using: &random)),
                on: today.day.adding(days: -number * 2 / 3), at: today, note: number % 5 == 0 ? "With friends" : "")
        }
    }

    /// From asking for the page to the frame with its first entries, with the memory that it took, and from one entry
    /// more to the frame that shows it.
    static func measure() async throws {
        let (library, open) = try await MeasuredPage.log()
        let opened = OpenedPage(for: ItemsView<LogLine>.self, width: 600, open) { $0.source.count > 0 }
        let list = opened.part
        let count = list.source.count
        let now = DayClock().stamp(at: Date())
        let adding = Moment.now
        try await library.made("invented-1", at: now)
        MainLoop.run { list.source.count > count }
        opened.probe.settle(for: .milliseconds(100))
        let added = opened.probe.painted - adding
        print(
            "entries", count - 1, "time", opened.time.wall.text, "memory", opened.memory.text, "more", added.wall.text)
    }
}

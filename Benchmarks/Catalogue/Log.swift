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
        let room = Box(.vertical)
        let probe = FrameProbe.shown(room, width: 600, height: 800)
        probe.settle()
        let before = residentMemory()
        var list: ItemsView<LogLine>?
        let opening = probe.paint(until: { (list?.source.count ?? 0) > 0 }) {
            let page = open()
            room.append(page.layout(expand: [.horizontal, .vertical]))
            list = page.descendants.lazy.compactMap { $0 as? ItemsView<LogLine> }.first
        }
        probe.settle(for: .milliseconds(500))
        let memory = residentMemory() - before
        let count = list?.source.count ?? 0
        let now = DayClock().stamp(at: Date())
        let adding = Moment.now
        try await library.made("invented-1", at: now)
        MainLoop.run { (list?.source.count ?? 0) > count }
        probe.settle(for: .milliseconds(100))
        let added = probe.painted - adding
        print(
            "entries", count - 1, "time", opening.wall.text, "memory", memory.text, "more", added.wall.text)
    }
}

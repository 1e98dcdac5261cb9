import BenchSupport
import GTK

/// Changes a list that is on the screen, and waits for each change to be painted; prints the medians.
@MainActor
enum Edits {
    static func measure(count: Int) {
        let list = ArrayList((0..<count).map { Line($0) })
        let scroller = ScrolledWindow(ListView(list, row: { LineRow() }, update: { $0.show($1) }))
        let probe = FrameProbe.shown(scroller, width: 600, height: 800)
        probe.settle()

        var next = count
        var times: [String: [Moment]] = [:]
        for round in 0..<20 {
            for (name, change) in changes(round: round) {
                var elements = list.elements
                change(&elements, next)
                next += 1
                times[name, default: []].append(probe.paint { list.elements = elements })
                probe.settle(for: .milliseconds(120))
            }
        }
        for name in ["append", "remove", "move"] {
            let times = times[name] ?? []
            print(name, times.map(\.processor).median.text, terminator: " ")
            print(name + "-wall", times.map(\.wall).median.text, terminator: " ")
        }
        print()
    }

    /// The changes of a round, each at another place; what is on the screen moves with each of them.
    private static func changes(round: Int) -> [(String, (inout [Line], Int) -> Void)] {
        [
            ("append", { $0.insert(Line($1), at: round % 2 == 0 ? $0.count : 0) }),
            ("remove", { lines, _ in lines.remove(at: round) }),
            ("move", { lines, _ in lines.insert(lines.remove(at: lines.count - 1 - round), at: round) }),
        ]
    }
}

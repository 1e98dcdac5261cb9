import BenchSupport
import GTK

/// Makes 10,000 labels, sets two properties of each and connects a handler to a signal of each.
@MainActor
enum Labels {
    private static let count = 10_000
    private static var mapped = 0

    static func measure() {
        _ = make("first")
        var labels: [Label] = []
        labels.reserveCapacity(count)
        let start = processorTime()
        for _ in 0..<count { labels.append(make("A label")) }
        print("time", (processorTime() - start).text)
        labels = []
    }

    private static func make(_ text: String) -> Label {
        let label = Label(text)
        label.textAlignment = 0
        label.ellipsis = .end
        label.onMap { mapped += 1 }
        return label
    }
}

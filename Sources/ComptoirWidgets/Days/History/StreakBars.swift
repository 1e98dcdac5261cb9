public import GTK
internal import Widgets

/// A widget that shows a bar for each streak, one below the other, with its dates and its length; a line marks the
/// average.
///
/// Tab reaches the list; Up, Down, Home and End move from row to row, and assistive technology reads each row as a
/// sentence. It is meant for up to a few hundred streaks; of more, show the longest.
///
///     let bars = StreakBars("Streaks")
///     bars.bind(\.bars) { model.streaks }
@MainActor
public final class StreakBars: Box {
    private let list = Box(.vertical)
    private let caption = Label().styled("caption", "quiet")
    private var rows: [StreakRow] = []

    /// Creates a list of bars.
    /// - Parameters:
    ///   - name: the name of the list for assistive technology.
    ///   - bars: the bars, from the top.
    public init(_ name: String, _ bars: [StreakBar] = []) {
        self.bars = bars
        super.init(.vertical, spacing: Space.tiny)
        list.role = .list
        list.accessibleLabel = name
        caption.textAlignment = 0
        caption.wraps = true
        append(list)
        append(caption)
        list.onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        show()
    }

    /// The bars, from the top.
    public var bars: [StreakBar] {
        didSet { if bars != oldValue { show() } }
    }

    /// The average in days, marked by a line in each row; nil for none.
    public var average: Double? {
        didSet { if average != oldValue { show() } }
    }

    /// What the line means, in words, such as “Average: 12.5 days”; empty for nothing.
    public var averageText: String {
        get { caption.text }
        set {
            caption.text = newValue
            caption.isVisible = !newValue.isEmpty
        }
    }

    private func show() {
        while rows.count > bars.count { list.remove(rows.removeLast()) }
        while rows.count < bars.count {
            let row = StreakRow()
            list.append(row)
            rows.append(row)
        }
        let longest = Double(max(1, bars.map(\.length).max() ?? 1))
        for (bar, row) in zip(bars, rows) {
            row.show(bar, share: Double(bar.length) / longest, average: average.map { min(1, $0 / longest) })
        }
        let reached = rows.firstIndex(where: \.hasFocus) ?? 0
        for (index, row) in rows.enumerated() { row.isFocusable = index == reached }
        caption.isVisible = !averageText.isEmpty
    }

    private func handle(_ key: Key) -> Bool {
        let target: Int
        let current = rows.firstIndex(where: \.hasFocus) ?? 0
        switch key {
        case .down: target = min(rows.count - 1, current + 1)
        case .up: target = max(0, current - 1)
        case .home: target = 0
        case .end: target = rows.count - 1
        default: return false
        }
        guard rows.indices.contains(target) else { return false }
        for (index, row) in rows.enumerated() { row.isFocusable = index == target }
        rows[target].grabFocus()
        return true
    }
}

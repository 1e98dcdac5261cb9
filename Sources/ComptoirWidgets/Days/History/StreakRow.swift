internal import GTK
internal import Widgets

/// A row of a list of bars: dates and length on one line, with the bar below.
@MainActor
final class StreakRow: CustomWidget {
    private let track = StreakTrack()
    private let title = Label().styled("streak-title")
    private let length = Label().styled("streak-length", "tabular")
    private let mark = Chip("")

    override init() {
        super.init()
        isFocusable = true
        styled("focusable", "streak-row")
        title.wraps = true
        title.textAlignment = 0
        let head = StreakHead(title, Box(.horizontal, spacing: Space.small, [mark, length]))
        let content = Box(.vertical, spacing: Space.tiny, [head, track]).layout(
            margins: Insets(vertical: 6, horizontal: 6))
        // What is pointed at is the row, also for assistive technology.
        content.canTarget = false
        adopt(content)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "streak-row"
        type.role = .listItem
    }

    /// Shows a bar.
    /// - Parameters:
    ///   - share: the bar's length relative to the longest, 0 to 1.
    ///   - average: the average relative to the longest, 0 to 1; nil for none.
    func show(_ bar: StreakBar, share: Double, average: Double?) {
        title.text = bar.title
        length.text = bar.lengthText
        mark.text = bar.mark
        mark.isVisible = !bar.mark.isEmpty
        accessibleLabel = bar.sentence
        track.show(share: share, average: average, isCurrent: bar.isCurrent)
    }
}

/// The bar of a row, with a mark where the average is.
@MainActor
final class StreakTrack: CustomWidget {
    private var (share, isCurrent) = (0.0, false)
    private var average: Double?

    override class func define(_ type: TypeDefinition) {
        type.cssName = "streak-track"
        type.role = AccessibleRole.none
    }

    func show(share: Double, average: Double?, isCurrent: Bool) {
        (self.share, self.average, self.isCurrent) = (share, average, isCurrent)
        self[cssClass: "current"] = isCurrent
        queueDraw()
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        orientation == .horizontal ? Extent(minimum: 96, natural: 360) : Extent(minimum: 18, natural: 18)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (room, color) = (Double(width), foreground)
        func placed(_ start: Double, _ length: Double) -> Double { left(start, of: length, in: room) }
        let whole = Path.rectangle(Rectangle(y: 3, width: room, height: 12), radius: 6)
        let length = share > 0 ? max(12, room * share) : 0
        let bar = Path.rectangle(Rectangle(x: placed(0, length), y: 3, width: length, height: 12), radius: 6)
        let inner = Path.rectangle(
            Rectangle(x: placed(0, length) + 1, y: 4, width: max(0, length - 2), height: 10), radius: 5)
        let line = average.map { placed(min(room - 3, max(1, room * $0 - 1)), 2) }
        snapshot.canvas(in: Rectangle(width: room, height: 18)) { canvas in
            canvas.faded(1) {
                canvas.fill(whole, with: color.opacity(0.16))
                if length > 0 {
                    canvas.fill(bar, with: color.edge)
                    canvas.fill(inner, with: color)
                }
                guard let line else { return }
                // A gap sets the line apart from the bar, inside which it would not be seen.
                canvas.blended(.erase) {
                    canvas.fill(.rectangle(Rectangle(x: line - 2, width: 6, height: 18)), with: .black)
                }
            }
            if let line { canvas.fill(.rectangle(Rectangle(x: line, width: 2, height: 18)), with: color) }
        }
    }
}

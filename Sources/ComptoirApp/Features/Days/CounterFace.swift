import GTK
import Store
import ComptoirWidgets
import Widgets

/// A counter in large: the number, what it counts, its picture, and how it stands.
@MainActor
final class CounterFace: Box {
    private let model: DaysModel
    private let counted = Label().styled("day-title")
    private let number = BigNumber()
    private let column: CounterColumn
    private let tally: TallyMarks
    private let path: DayPath
    private let progress = DayProgress()
    private let mark = Button(tr("Today as well"))
    private var shown: CounterSummary?
    private var isTextLarge = false { didSet { fitTitle() } }
    private var isNarrow = false { didSet { fitTitle() } }
    /// The width of how it stands, in pixels: in large type it has all of it.
    private static var mostOfProgress: Int { TextGrowth.of(480) }
    /// The letters of a title that a narrow page has room for below the number, in three lines of large type.
    private static let mostLettersInLargeType = 40

    init(_ id: Counter.ID, model: DaysModel) {
        self.model = model
        let formats = model.environment.formats
        tally = TallyMarks(0, seed: Int(id)) { formats.number($0) }
        path = DayPath { formats.number($0) }
        counted.wraps = true
        counted.isCentered = true
        progress.isCentered = true
        mark.layout(horizontal: .center)
        let below = Box(
            .vertical, spacing: Space.large, [counted, tally, path, Clamp(progress, to: Self.mostOfProgress), mark])
        column = CounterColumn(number, below: below)
        let body = column.layout(
            expand: [.horizontal, .vertical],
            margins: Insets(top: Space.small, bottom: Space.medium, start: 24, end: 24))
        super.init(.vertical)
        styled("day-face")
        // In a low window a long name leaves less room than the rest needs.
        append(ScrolledWindow(body, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]))
        mark.onClicked { [weak self] in
            if let self, let shown { self.model.markClicked(shown) }
        }
        let environment = model.environment
        observe({ environment.preferences.isTextLarge }) { $0.isTextLarge = $1 }
        observe({ environment.isNarrow }) { $0.isNarrow = $1 }
        observe({ [weak model] in model?.counters.first { $0.id == id }.flatMap { model?.summary($0) } }) { face, now in
            if let now { face.show(now) }
        }
    }

    private func show(_ summary: CounterSummary) {
        let isFirst = shown == nil
        shown = summary
        let words = CounterWords(summary, model.environment.formats)
        let state = summary.state
        counted.text = words.counted
        fitTitle()
        progress.text = words.standing
        progress.fraction = words.fractionBesidePicture
        number.text = words.shownNumber
        number.spoken = words.spoken
        column.numberChanged()
        let way = words.way
        // Before the first day, that of what counts on from one, it shows where the strokes will stand.
        tally.isVisible = way == nil && (state.days > 0 || state.target == nil)
        path.isVisible = way != nil
        if let way { path.days = way } else { tally.days = state.days }
        if isFirst {
            // What it stands at is no change.
            tally.settle()
            path.settle()
        }
        mark.isVisible = summary.counter.settings.countsMarks
        mark.label = state.isMarkedToday ? tr("Take today’s mark away") : tr("Today as well")
    }

    private func fitTitle() {
        counted[cssClass: "compact"] = isTextLarge || isNarrow && counted.text.count > Self.mostLettersInLargeType
    }
}

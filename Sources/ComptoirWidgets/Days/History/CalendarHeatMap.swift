public import GTK
internal import Widgets

/// A year as a calendar whose days are filled more or less, with buttons to the years before and after.
///
/// The keyboard goes from day to day: Left and Right by one, Up and Down by a week, Page Up and Page Down by a month, Home
/// and End to the ends of the month; years turn by themselves. Each day is told to assistive technology in words, which a
/// resting pointer brings up too. Days are counted from 1970-01-01, which is 0.
///
///     let calendar = CalendarHeatMap("History", range: first...today, today: today, words: words) { model.words(for: $0) }
///     calendar.bind(\.days) { model.heat }
@MainActor
public final class CalendarHeatMap: Box {
    private let sheet: CalendarSheet
    private let title = Label().styled("heading", "tabular")
    private let before: Button
    private let after: Button
    private let voice = LiveRegion()
    private let format: @MainActor (Int) -> String
    private let describe: @MainActor (Int) -> String
    private let selectedHandler = HandlerList<Int>()

    /// Makes a calendar that shows the last year there is.
    /// - Parameters:
    ///   - name: what assistive technology calls the whole.
    ///   - range: the first and the last day that there is to see.
    ///   - today: marked; nil for none.
    ///   - words: the names of months, and how weeks run.
    ///   - format: writes a year.
    ///   - describe: says in words what a day is, such as “Tuesday, 3 March 2026: day 12”.
    public init(
        _ name: String, range: ClosedRange<Int>, today: Int? = nil, words: CalendarWords,
        format: @escaping @MainActor (Int) -> String = { String($0) },
        describe: @escaping @MainActor (Int) -> String
    ) {
        (self.range, self.today, self.format, self.describe) = (range, today, format, describe)
        sheet = CalendarSheet(words, describe)
        before = Button(icon: "comptoir-back-symbolic", named: tr("The year before")).styled("flat", "round")
        after = Button(icon: "comptoir-forward-symbolic", named: tr("The year after")).styled("flat", "round")
        super.init(.vertical, spacing: Space.small)
        styled("calendar-heat-map")
        role = .group
        accessibleLabel = name
        sheet.accessibleLabel = name
        title.widthInCharacters = 6
        append(Box(.horizontal, spacing: Space.tiny, [before, title, after, voice]).layout(horizontal: .center))
        append(sheet)
        before.onClicked { [weak self] in self?.turn(-1) }
        after.onClicked { [weak self] in self?.turn(1) }
        sheet.chosen = { [weak self] in self?.chosen($0) }
        show()
    }

    /// The days that are filled; the others are empty.
    public var days: [Int: HeatDay] {
        get { sheet.days }
        set {
            sheet.days = newValue
            sheet.tell()
        }
    }

    /// The first and the last day that there is to see.
    public var range: ClosedRange<Int> {
        didSet { if range != oldValue { show() } }
    }

    /// The day that is marked as today's.
    public var today: Int? {
        didSet { if today != oldValue { show() } }
    }

    /// The day that is chosen. Setting it shows its year and does not call `onSelected`.
    public var selected: Int? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            if let newValue { year = CalendarDay(clamping: newValue).year }
        }
    }

    /// The year in view.
    public var year: Int {
        get { sheet.year }
        set {
            sheet.year = min(max(newValue, years.lowerBound), years.upperBound)
            showYear()
        }
    }

    /// Called with the day that the person clicked on or went to.
    @discardableResult
    public func onSelected(_ handler: @escaping @MainActor (Int) -> Void) -> Connection { selectedHandler.add(handler) }

    private var years: ClosedRange<Int> {
        CalendarDay(clamping: range.lowerBound).year...CalendarDay(clamping: range.upperBound).year
    }

    private func show() {
        sheet.range = range
        sheet.today = today
        year = sheet.year == 1970 ? years.upperBound : sheet.year
        sheet.tell()
        sheet.queueDraw()
    }

    private func showYear() {
        title.text = format(year)
        before.isSensitive = year > years.lowerBound
        after.isSensitive = year < years.upperBound
    }

    private func turn(_ step: Int) {
        year += step
        voice.say(format(year))
    }

    private func chosen(_ day: Int) {
        year = CalendarDay(clamping: day).year
        selectedHandler.send(day)
    }
}

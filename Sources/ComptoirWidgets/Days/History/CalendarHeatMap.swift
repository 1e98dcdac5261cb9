public import GTK
internal import Widgets

/// A widget that shows a year as a calendar whose days are filled to varying degrees, with buttons for the years before
/// and after. Months without a day that can be seen are left out.
///
/// The keyboard moves from day to day: Left and Right by one day, Up and Down by a week, Page Up and Page Down by a
/// month, Home and End to the ends of the month; the year changes as needed. Each day has a description in words, for
/// assistive technology and for the tooltip. Days are counted from 1970-01-01, which is 0.
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

    /// Creates a calendar that shows the year of the last day of `range`.
    /// - Parameters:
    ///   - name: the name of the calendar for assistive technology.
    ///   - range: the first and the last day that can be seen.
    ///   - today: the day that is marked; nil for none.
    ///   - words: the names of months and weekdays, and the first day of the week.
    ///   - format: returns a year as text.
    ///   - describe: returns a day in words, such as “Tuesday, 3 March 2026: day 12”.
    public init(
        _ name: String, range: ClosedRange<Int>, today: Int? = nil, words: CalendarWords,
        format: @escaping @MainActor (Int) -> String = { String($0) },
        describe: @escaping @MainActor (Int) -> String
    ) {
        (self.range, self.today, self.format, self.describe) = (range, today, format, describe)
        sheet = CalendarSheet(words, describe)
        before = Button(icon: "comptoir-back-symbolic", named: tr("Previous year")).styled("flat", "round")
        after = Button(icon: "comptoir-forward-symbolic", named: tr("Next year")).styled("flat", "round")
        super.init(.vertical, spacing: Space.small)
        styled("calendar-heat-map")
        role = .group
        accessibleLabel = name
        sheet.accessibleLabel = name
        append(Box(.horizontal, spacing: Space.tiny, [before, title, after, voice]).layout(horizontal: .start))
        append(sheet)
        before.onClicked { [weak self] in self?.turn(-1) }
        after.onClicked { [weak self] in self?.turn(1) }
        sheet.chosen = { [weak self] in self?.chosen($0) }
        show()
    }

    /// The days that are filled; all others are empty.
    public var days: [Int: HeatDay] {
        get { sheet.days }
        set {
            sheet.days = newValue
            sheet.tell()
        }
    }

    /// The first and the last day that can be seen.
    public var range: ClosedRange<Int> {
        didSet { if range != oldValue { show() } }
    }

    /// The day that is marked as today.
    public var today: Int? {
        didSet { if today != oldValue { show() } }
    }

    /// The selected day. Setting it shows its year and does not call `onSelected`.
    public var selected: Int? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            if let newValue { year = CalendarDay(clamping: newValue).year }
        }
    }

    /// The year that is shown.
    public var year: Int {
        get { sheet.year }
        set {
            sheet.year = min(max(newValue, years.lowerBound), years.upperBound)
            showYear()
        }
    }

    /// Called with the day that the user clicked or moved to.
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
        // Where there is one year alone, nothing stands there that could not be pressed.
        (before.isVisible, after.isVisible) = (years.count > 1, years.count > 1)
        title.widthInCharacters = years.count > 1 ? 6 : 0
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

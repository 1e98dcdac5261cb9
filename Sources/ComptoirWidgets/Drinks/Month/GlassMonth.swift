public import GTK
internal import Widgets

/// A month of drinks: on each day stand the glasses of what was made, with buttons for the months before and after.
///
/// The days go on on another board where one is too short, a week on each where there is room for one, and glasses stand on
/// each other; boards of days that cannot be reached yet are not there. The keyboard moves from day to day: Left and Right by
/// one day, Up and Down by a board, Page Up and Page Down by a month, Home and End to the ends of the month, which changes as
/// needed; Return chooses the day. Each day has a description in words, for assistive technology and for the tooltip.
///
///     let month = GlassMonth("What I made", name: formats.month, describe: model.words)
///     month.observe({ model.shown }) { $0.show($1.month, $1.days, in: $1.range, today: $1.today) }
///     month.onMonthChosen { model.monthChosen($0) }
@MainActor
public final class GlassMonth: Box {
    private let shelf: GlassShelf
    private let title = Label().styled("heading")
    private let before: Button
    private let after: Button
    private let voice = LiveRegion()
    private let monthName: @MainActor (CalendarDay) -> String
    private let monthHandler = HandlerList<CalendarDay>()
    private let dayHandler = HandlerList<CalendarDay>()

    /// Creates an empty month.
    /// - Parameters:
    ///   - label: the name of the widget for assistive technology.
    ///   - name: returns a month in words, such as “June 2026”.
    ///   - firstWeekday: the day that a week begins with, 1 for Monday to 7 for Sunday.
    ///   - weekdays: the initials of the weekdays, Monday first, which stand above boards that are weeks; empty for none.
    ///   - format: returns the number of a day as text.
    ///   - describe: returns a day in words, such as “Friday, 12 June: 2 Negroni”.
    public init(
        _ label: String, name: @escaping @MainActor (CalendarDay) -> String, firstWeekday: Int = 1,
        weekdays: [String] = [], format: @escaping @MainActor (Int) -> String = { String($0) },
        describe: @escaping @MainActor (CalendarDay, GlassDay?) -> String
    ) {
        precondition(weekdays.isEmpty || weekdays.count == 7, "a week has seven days, found \(weekdays.count)")
        monthName = name
        shelf = GlassShelf(firstWeekday: firstWeekday, weekdays: weekdays, format: format, describe: describe)
        before = Button(icon: "comptoir-back-symbolic", named: tr("Previous month")).styled("flat", "round")
        after = Button(icon: "comptoir-forward-symbolic", named: tr("Next month")).styled("flat", "round")
        super.init(.vertical, spacing: Space.small)
        styled("glass-month")
        role = .group
        accessibleLabel = label
        shelf.accessibleLabel = label
        title.wraps = true
        title.textAlignment = 0
        title.role = .heading
        append(TextLine(text: title, [before, after, voice], spacing: Space.tiny))
        append(shelf)
        before.onClicked { [weak self] in self?.turn(-1) }
        after.onClicked { [weak self] in self?.turn(1) }
        shelf.moved = { [weak self] in self?.moved(to: $0) }
        shelf.chosen = { [weak self] in self?.dayHandler.send($0) }
    }

    /// The first day of the month that is shown.
    public var month: CalendarDay { shelf.month }

    /// Shows a month.
    /// - Parameters:
    ///   - month: a day of the month.
    ///   - days: the days with glasses; those of other months are not seen.
    ///   - range: the first and the last day that can be reached.
    ///   - today: the day that is marked.
    public func show(
        _ month: CalendarDay, _ days: [CalendarDay: GlassDay], in range: ClosedRange<CalendarDay>, today: CalendarDay
    ) {
        shelf.show(month, days, in: range, today: today)
        title.text = monthName(shelf.month)
        let isAlone = range.lowerBound.startOfMonth == range.upperBound.startOfMonth
        (before.isVisible, after.isVisible) = (!isAlone, !isAlone)
        before.isSensitive = shelf.month > range.lowerBound.startOfMonth
        after.isSensitive = shelf.month < range.upperBound.startOfMonth
    }

    /// Called with the first day of the month that the user wants to see; `show` shows it.
    @discardableResult
    public func onMonthChosen(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection {
        monthHandler.add(handler)
    }

    /// Called with the day that the user clicked, or chose with Return.
    @discardableResult
    public func onDayChosen(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection {
        dayHandler.add(handler)
    }

    private func turn(_ step: Int) {
        let month = month.adding(months: step).startOfMonth
        shelf.selected = nil
        monthHandler.send(month)
        voice.say(monthName(month))
    }

    private func moved(to day: CalendarDay) {
        if day.startOfMonth != month { monthHandler.send(day.startOfMonth) }
    }
}

import GTK
import Store
import Widgets

/// A date that opens a calendar to choose another one from: what is marked there when it closes.
@MainActor
final class DayButton: Box {
    private let button: MenuButton
    private let popover: Popover
    private let calendar = CalendarView()
    private let chosen: @MainActor (CalendarDay) -> Void
    private let meaning: String
    private var isMoving = false

    /// Makes the button.
    /// - Parameters:
    ///   - name: what the date is.
    ///   - chosen: gets another date.
    init(_ name: String, chosen: @escaping @MainActor (CalendarDay) -> Void) {
        meaning = name
        self.chosen = chosen
        popover = Popover(calendar)
        button = MenuButton("", popover: popover)
        super.init(.horizontal)
        append(button)
        calendar.onDaySelected { [weak self] _ in
            if let self, !isMoving { popover.popDown() }
        }
        calendar.onKeyPressed(phase: .capture) { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
        // A year back marks the same day of that year, of which GTK says nothing, nor of a click on it.
        popover.onClosed { [weak self] in self?.take() }
    }

    /// The date.
    var day = CalendarDay.first {
        didSet { if day != oldValue { show() } }
    }

    /// Words a date.
    var format: @MainActor (CalendarDay) -> String = { "\($0)" } {
        didSet { show() }
    }

    private func show() {
        button.label = format(day)
        button.wrapLabel()
        button.accessibleLabel = tr("{name}: {value}", ["name": meaning, "value": format(day)])
        if marked != day { mark(day) }
    }

    /// The day that is marked in the calendar.
    private var marked: CalendarDay { calendar.day }

    private func mark(_ day: CalendarDay) {
        isMoving = true
        calendar.day = day
        isMoving = false
    }

    /// Moves the mark by days and weeks, where GTK would begin at the first day of the month each time; ends with it.
    private func pressed(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        let ahead = onward
        switch (key, modifiers) {
        case (.left, []): move(by: -ahead)
        case (.right, []): move(by: ahead)
        case (.up, []): move(by: -7)
        case (.down, []): move(by: 7)
        case (.enter, []), (.space, []), (.keypadEnter, []): popover.popDown()
        case (.escape, []):
            mark(day)
            return false
        default: return false
        }
        return true
    }

    private func move(by days: Int) {
        mark(marked.adding(days: days))
    }

    private func take() {
        if marked != day { chosen(marked) }
    }
}

internal import CGTK

/// A month to choose a day from (`GtkCalendar`).
@MainActor
public final class CalendarView: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a calendar.
    /// - Parameter day: the day selected at first; nil for today.
    public init(_ day: CalendarDay? = nil) {
        super.init(Reference(adopting: gtk_calendar_new()))
        if let day { self.day = day }
    }

    /// The selected day (`gtk_calendar_select_day`).
    public var day: CalendarDay {
        get {
            let time = gtk_calendar_get_date(opaque)
            defer { g_date_time_unref(time) }
            var (year, month, day): (Int32, Int32, Int32) = (0, 0, 0)
            g_date_time_get_ymd(time, &year, &month, &day)
            guard let chosen = CalendarDay(year: Int(year), month: Int(month), day: Int(day)) else {
                fatalError("GTK's calendar is at \(year)-\(month)-\(day), of the years 1 to 9999")
            }
            return chosen
        }
        set {
            let parts = newValue.components
            guard
                let time = g_date_time_new_local(
                    Int32(parts.year), Int32(parts.month), Int32(parts.day), 0, 0, 0)
            else { fatalError("there is no day \(newValue)") }
            gtk_calendar_select_day(opaque, time)
            g_date_time_unref(time)
        }
    }

    /// The marked days of the month; they stay marked in other months until set again (`gtk_calendar_mark_day`).
    public var markedDays: Set<Int> {
        get { Set((1...31).filter { gtk_calendar_get_day_is_marked(opaque, guint($0)) != 0 }) }
        set {
            gtk_calendar_clear_marks(opaque)
            for day in newValue { gtk_calendar_mark_day(opaque, guint(day)) }
        }
    }

    /// Whether week numbers are shown (`gtk_calendar_set_show_week_numbers`).
    public var showsWeekNumbers: Bool {
        get { gtk_calendar_get_show_week_numbers(opaque) != 0 }
        set { gtk_calendar_set_show_week_numbers(opaque, newValue.c) }
    }

    /// Called when a day was selected (`day-selected`).
    @discardableResult
    public func onDaySelected(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection {
        connect("day-selected", giving: \.day, handler)
    }

    /// Called when another month is shown, with the day selected in it (`notify::month`).
    @discardableResult
    public func onMonthChanged(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection {
        onNotify("month") { [weak self] in
            if let self { handler(day) }
        }
    }
}

internal import CGTK

/// A month to choose a day from (`GtkCalendar`).
@MainActor
public final class Calendar: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a calendar.
    /// - Parameter day: what is chosen at first; nil for today.
    public init(_ day: CalendarDay? = nil) {
        super.init(Reference(adopting: gtk_calendar_new()))
        if let day { self.day = day }
    }

    /// The day that is chosen (`gtk_calendar_select_day`).
    public var day: CalendarDay {
        get {
            let time = gtk_calendar_get_date(opaque)
            defer { g_date_time_unref(time) }
            var (year, month, day): (Int32, Int32, Int32) = (0, 0, 0)
            g_date_time_get_ymd(time, &year, &month, &day)
            return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
        }
        set {
            guard
                let time = g_date_time_new_local(
                    Int32(newValue.year), Int32(newValue.month), Int32(newValue.day), 0, 0, 0)
            else { preconditionFailure("there is no day \(newValue)") }
            gtk_calendar_select_day(opaque, time)
            g_date_time_unref(time)
        }
    }

    /// The days of the month that have a mark; the month after has none unless set anew
    /// (`gtk_calendar_mark_day`).
    public var markedDays: Set<Int> {
        get { Set((1...31).filter { gtk_calendar_get_day_is_marked(opaque, guint($0)) != 0 }) }
        set {
            gtk_calendar_clear_marks(opaque)
            for day in newValue { gtk_calendar_mark_day(opaque, guint(day)) }
        }
    }

    /// Whether the weeks' numbers are shown (`gtk_calendar_set_show_week_numbers`).
    public var showsWeekNumbers: Bool {
        get { gtk_calendar_get_show_week_numbers(opaque) != 0 }
        set { gtk_calendar_set_show_week_numbers(opaque, newValue.c) }
    }

    /// Called when a day was chosen (`day-selected`).
    @discardableResult
    public func onDaySelected(_ handler: @escaping @MainActor (CalendarDay) -> Void) -> Connection {
        connect("day-selected", giving: \.day, handler)
    }

    /// Called when another month came to be shown (`notify::month`).
    @discardableResult
    public func onMonthChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        onNotify("month", handler)
    }
}

/// A day of the calendar in use here, with neither time nor zone.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var year: Int
    /// 1 to 12.
    public var month: Int
    /// 1 to 31.
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    public var description: String { "\(year)-\(month)-\(day)" }
}

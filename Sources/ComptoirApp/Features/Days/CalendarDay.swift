import Store

/// GTK's calendar has days of its own; everywhere else a day is one that is counted.
typealias CalendarDay = Store.CalendarDay

import ComptoirWidgets
import Foundation

extension Formats {
    /// The months as people write them, the initials of the weekdays, and the day that weeks begin with.
    var calendarWords: CalendarWords {
        CalendarWords(
            months: calendar.shortStandaloneMonthSymbols, weekdays: weekdayInitials, firstWeekday: firstWeekday)
    }

    /// The initials of the weekdays, Monday first.
    var weekdayInitials: [String] {
        // Foundation begins with Sunday.
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + 1) % names.count] }
    }

    /// The day that a week begins with where the person lives: 1 for Monday to 7 for Sunday.
    var firstWeekday: Int {
        // Foundation counts from 1 for Sunday.
        (conventions.dates.calendar.firstWeekday + 5) % 7 + 1
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = conventions.dates
        return calendar
    }
}

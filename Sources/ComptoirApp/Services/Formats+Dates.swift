import Foundation
import Store

extension Formats {
    /// A date with its month in words.
    func date(_ day: CalendarDay) -> String {
        text(day, Date.FormatStyle(date: .long, time: .omitted, locale: conventions.dates))
    }

    /// A date with its month in short.
    func shortDate(_ day: CalendarDay) -> String {
        text(day, Date.FormatStyle(date: .abbreviated, time: .omitted, locale: conventions.dates))
    }

    /// A date without its year, the month in short.
    func dayOfYear(_ day: CalendarDay) -> String {
        text(day, Date.FormatStyle(locale: conventions.dates).day().month(.abbreviated))
    }

    /// An instant with its date and its time of day, where the person is.
    func moment(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: conventions.dates)).withWiderSpaces
    }

    /// The date of an instant, where the person is.
    func date(of instant: Date, isShort: Bool = false) -> String {
        let style: Date.FormatStyle.DateStyle = isShort ? .abbreviated : .long
        return instant.formatted(Date.FormatStyle(date: style, time: .omitted, locale: conventions.dates))
    }

    /// The time of day of an instant, where the person is.
    func time(of instant: Date) -> String {
        instant.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: conventions.dates)).withWiderSpaces
    }

    /// A date with its weekday and without its year: «Sunday, 22 November».
    func weekday(_ day: CalendarDay) -> String {
        text(day, Date.FormatStyle(locale: conventions.dates).weekday(.wide).day().month(.wide))
    }

    /// A day in words, which say so where it is today.
    func day(_ words: String, isToday: Bool) -> String {
        isToday ? tr("Today, {day}", ["day": words]) : words
    }

    /// A month with its year.
    func month(_ day: CalendarDay) -> String {
        text(day, Date.FormatStyle(locale: conventions.dates).month(.wide).year())
    }

    private func text(_ day: CalendarDay, _ style: Date.FormatStyle) -> String {
        // The same date at noon in a zone that never changes.
        var style = style
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: Double(day.ordinal) * 86_400 + 43_200).formatted(style)
    }
}

extension String {
    /// The same with the narrow space before «AM», which Raleway all but closes, as wide as others; it breaks no line either.
    fileprivate var withWiderSpaces: String { replacing("\u{202F}", with: "\u{A0}") }
}

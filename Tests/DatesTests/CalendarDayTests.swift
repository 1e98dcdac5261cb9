import Foundation
import Testing

import Dates

@Suite("A date of the calendar")
struct CalendarDayTests {
    /// Goes through the calendar by its rules alone.
    @Test("follows the one before, from 0001-01-01 to 9999-12-31")
    func everyDay() throws {
        var (year, month, day, weekday) = (1, 1, 1, 1)
        var isRight = true
        for ordinal in CalendarDay.first.ordinal...CalendarDay.last.ordinal {
            // All days of some centuries, and the turns of all months.
            if (1890..<2110).contains(year) || day == 1 || day >= 28 {
                let date = CalendarDay(clamping: ordinal)
                isRight = isRight && date.components == (year, month, day) && date.weekday == weekday
                isRight = isRight && CalendarDay(year: year, month: month, day: day) == date
            }
            let leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
            (weekday, day) = (weekday % 7 + 1, day + 1)
            if day > length { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect(isRight)
        #expect((year, month, day) == (10_000, 1, 1))
    }

    @Test(
        "counts from 1970",
        arguments: [
            ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2), ("2026-11-21", 20_778, 6),
            ("0001-01-01", -719_162, 1), ("9999-12-31", 2_932_896, 5), ("1582-10-15", -141_427, 5),
        ])
    func ordinals(text: String, ordinal: Int, weekday: Int) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.ordinal == ordinal)
        #expect(day.weekday == weekday)
        #expect(day.description == text)
        #expect(CalendarDay(ordinal: ordinal) == day)
    }

    @Test(
        "is none where the calendar has none",
        arguments: [
            "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-01-32",
            "0000-12-31",
            "10000-01-01", "2026-1-1", "2026-01-1", "26-01-01", "2026/01/01", "+026-01-01", " 2026-01-01", "",
            "２０２６-01-01",
        ])
    func none(text: String) { #expect(CalendarDay(text) == nil) }

    @Test(
        "knows leap years", arguments: [("2000-02-01", 29), ("1900-02-01", 28), ("2024-02-10", 29), ("2025-02-28", 28)])
    func leapYears(text: String, length: Int) throws { #expect(try #require(CalendarDay(text)).daysInMonth == length) }

    @Test("goes on over leap days, and never beyond the ends")
    func adding() throws {
        let leap = try #require(CalendarDay("2024-02-28"))
        #expect(leap.adding(days: 1).description == "2024-02-29")
        #expect(leap.adding(days: 2).description == "2024-03-01")
        #expect(leap.adding(days: 366).days(since: leap) == 366)
        #expect(leap.startOfMonth.description == "2024-02-01")
        #expect(CalendarDay.last.adding(days: 1) == .last)
        #expect(CalendarDay.first.adding(days: -1) == .first)
        #expect(leap.adding(days: .max) == .last)
        #expect(leap.adding(days: .min) == .first)
        #expect(CalendarDay(ordinal: CalendarDay.last.ordinal + 1) == nil)
        #expect(CalendarDay.last.days(since: .first) == 3_652_058)
    }

    @Test(
        "goes on by months to the same day, or to the last of a shorter month",
        arguments: [
            ("2024-01-31", 1, "2024-02-29"), ("2024-01-31", -2, "2023-11-30"), ("2023-12-15", 1, "2024-01-15"),
            ("2024-02-29", -12, "2023-02-28"), ("2024-02-29", 0, "2024-02-29"), ("9999-12-01", 1, "9999-12-31"),
            ("0001-01-31", -1, "0001-01-01"), ("2024-01-01", Int.max, "9999-12-31"), ("2024-01-01", .min, "0001-01-01"),
        ])
    func months(text: String, months: Int, expected: String) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.adding(months: months).description == expected)
        #expect(day.endOfMonth.day == day.daysInMonth && day.endOfMonth.month == day.month)
    }

    @Test("is written in JSON as ISO 8601 has it")
    func json() throws {
        let day = try #require(CalendarDay("2026-11-21"))
        #expect(String(bytes: try JSONEncoder().encode([day]), encoding: .utf8) == "[\"2026-11-21\"]")
        #expect(try JSONDecoder().decode([CalendarDay].self, from: Data("[\"2026-11-21\"]".utf8)) == [day])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CalendarDay].self, from: Data("[\"2026-11-31\"]".utf8))
        }
    }
}

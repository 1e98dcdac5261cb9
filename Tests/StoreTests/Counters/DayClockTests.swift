import Foundation
import Testing

@testable import Store

@Suite("The clock that turns days")
struct DayClockTests {
    /// A day in a zone: from its first instant to the first of the next.
    struct Row: Sendable, CustomTestStringConvertible {
        let zone: String
        var boundary = 0
        let day: String
        let begins: String
        let ends: String
        var next: String?
        var testDescription: String { "\(zone) \(day) from \(boundary) min" }
    }

    static let rows = [
        Row(zone: "UTC", day: "2026-11-21", begins: "2026-11-21T00:00:00Z", ends: "2026-11-22T00:00:00Z"),
        // An hour is left out: 23 hours. An hour comes twice: 25.
        Row(zone: "Europe/Paris", day: "2026-03-29", begins: "2026-03-28T23:00:00Z", ends: "2026-03-29T22:00:00Z"),
        Row(zone: "Europe/Paris", day: "2026-10-25", begins: "2026-10-24T22:00:00Z", ends: "2026-10-25T23:00:00Z"),
        // A day that begins at half past two: that time is left out in March, and comes twice in October.
        Row(
            zone: "Europe/Paris", boundary: 150, day: "2026-03-29", begins: "2026-03-29T01:00:00Z",
            ends: "2026-03-30T00:30:00Z"),
        Row(
            zone: "Europe/Paris", boundary: 150, day: "2026-10-25", begins: "2026-10-25T00:30:00Z",
            ends: "2026-10-26T01:30:00Z"),
        Row(
            zone: "Europe/Paris", boundary: 720, day: "2026-07-01", begins: "2026-07-01T10:00:00Z",
            ends: "2026-07-02T10:00:00Z"),
        // There is no midnight on the day the clock goes forward, and the hour before it comes twice when it goes back.
        Row(zone: "America/Sao_Paulo", day: "2018-11-04", begins: "2018-11-04T03:00:00Z", ends: "2018-11-05T02:00:00Z"),
        Row(zone: "America/Sao_Paulo", day: "2018-11-03", begins: "2018-11-03T03:00:00Z", ends: "2018-11-04T03:00:00Z"),
        Row(zone: "America/Sao_Paulo", day: "2019-02-16", begins: "2019-02-16T02:00:00Z", ends: "2019-02-17T03:00:00Z"),
        Row(zone: "America/Sao_Paulo", day: "2019-02-17", begins: "2019-02-17T03:00:00Z", ends: "2019-02-18T03:00:00Z"),
        // Half an hour.
        Row(
            zone: "Australia/Lord_Howe", day: "2026-04-05", begins: "2026-04-04T13:00:00Z", ends: "2026-04-05T13:30:00Z"
        ),
        Row(
            zone: "Australia/Lord_Howe", day: "2026-10-04", begins: "2026-10-03T13:30:00Z", ends: "2026-10-04T13:00:00Z"
        ),
        // Days that never were.
        Row(
            zone: "Pacific/Apia", day: "2011-12-29", begins: "2011-12-29T10:00:00Z", ends: "2011-12-30T10:00:00Z",
            next: "2011-12-31"),
        Row(zone: "Pacific/Apia", day: "2011-12-31", begins: "2011-12-30T10:00:00Z", ends: "2011-12-31T10:00:00Z"),
        Row(
            zone: "Pacific/Kwajalein", day: "1993-08-20", begins: "1993-08-20T12:00:00Z", ends: "1993-08-21T12:00:00Z",
            next: "1993-08-22"),
        // The clock was put back over midnight, a minute after it: the day that had begun goes on.
        Row(zone: "America/St_Johns", day: "2010-11-06", begins: "2010-11-06T02:30:00Z", ends: "2010-11-07T02:30:00Z"),
        Row(zone: "America/St_Johns", day: "2010-11-07", begins: "2010-11-07T02:30:00Z", ends: "2010-11-08T03:30:00Z"),
        // The ends of the world.
        Row(
            zone: "Pacific/Kiritimati", day: "2026-11-21", begins: "2026-11-20T10:00:00Z", ends: "2026-11-21T10:00:00Z"),
        Row(zone: "Etc/GMT+12", day: "2026-11-21", begins: "2026-11-21T12:00:00Z", ends: "2026-11-22T12:00:00Z"),
        Row(zone: "Asia/Kathmandu", day: "2024-02-29", begins: "2024-02-28T18:15:00Z", ends: "2024-02-29T18:15:00Z"),
    ]

    @Test("begins and ends each day at the instant it should", arguments: rows)
    func table(row: Row) throws {
        let clock = try clock(row.zone, row.boundary)
        let begins = try Date(row.begins, strategy: .iso8601)
        let ends = try Date(row.ends, strategy: .iso8601)
        let day = try #require(CalendarDay(row.day))
        #expect(clock.day(at: begins) == day)
        #expect(clock.day(at: begins - 1) < day)
        #expect(clock.day(at: begins - 0.001) < day)
        #expect(clock.day(at: ends - 1) == day)
        #expect(clock.day(at: ends - 0.001) == day)
        #expect(clock.day(at: ends) == row.next.flatMap { CalendarDay($0) } ?? day.adding(days: 1))
        for instant in stride(from: begins.timeIntervalSince1970, to: ends.timeIntervalSince1970, by: 600.25) {
            let instant = Date(timeIntervalSince1970: instant)
            #expect(clock.day(at: instant) == day)
            #expect(clock.nextDay(after: instant) == ends)
        }
        #expect(clock.nextDay(after: begins - 1) == begins)
    }

    /// Looks at the wall clock every five minutes, as a person would, and turns the page when a date is shown for the
    /// first time.
    @Test(
        "turns the page when the date is first shown, also through all changes of some years",
        arguments: [
            ("Europe/Paris", 2026...2026), ("America/Sao_Paulo", 2016...2019), ("Australia/Lord_Howe", 2026...2026),
            ("Pacific/Apia", 2010...2012), ("America/St_Johns", 2008...2011), ("Asia/Gaza", 2011...2013),
            ("Africa/Casablanca", 2026...2026), ("America/Havana", 2026...2026), ("Antarctica/Troll", 2026...2026),
        ], [0, 150, 240])
    func againstWallClock(years: (zone: String, range: ClosedRange<Int>), boundary: Int) throws {
        let clock = try clock(years.zone, boundary)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = clock.timeZone
        var shown: CalendarDay?
        var wrong: [String] = []
        var next: Date?
        let start = try Date("\(years.range.lowerBound - 1)-12-28T00:00:00Z", strategy: .iso8601)
        let end = try Date("\(years.range.upperBound + 1)-01-03T00:00:00Z", strategy: .iso8601)
        // Far from a change nothing can go wrong; every instant there would take minutes.
        let hours = stride(from: start.timeIntervalSince1970, to: end.timeIntervalSince1970, by: 3600).filter { hour in
            let offsets = [-30.0, 30].map {
                clock.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: hour + $0 * 3600))
            }
            return offsets[0] != offsets[1]
        }
        for (index, second) in hours.flatMap({ hour in (0..<12).map { hour + 300 * Double($0) } }).enumerated() {
            let now = Date(timeIntervalSince1970: second)
            if index > 0, index % 12 == 0, hours[index / 12] - hours[index / 12 - 1] > 3600 {
                (shown, next) = (nil, nil)
            }
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: now)
            let date = try #require(
                CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
            let isLate = (parts.hour ?? 0) * 60 + (parts.minute ?? 0) >= boundary
            let day = max(shown ?? .first, isLate ? date : date.adding(days: -1))
            if clock.day(at: now) != day { wrong.append("\(now): \(clock.day(at: now)), not \(day)") }
            if let next, (shown != day) != (now >= next) { wrong.append("\(now): the next day was to be at \(next)") }
            if shown != day { next = clock.nextDay(after: now) }
            shown = day
        }
        #expect(wrong.prefix(3) == [])
    }

    @Test("stays within the years 1 to 9999")
    func ends() throws {
        for zone in ["UTC", "Pacific/Kiritimati", "Etc/GMT+12"] {
            let clock = try clock(zone)
            #expect(clock.day(at: Date(timeIntervalSince1970: -1e300)) == .first)
            #expect(clock.day(at: Date(timeIntervalSince1970: 1e300)) == .last)
            #expect(clock.nextDay(after: Date(timeIntervalSince1970: 1e300)) == .distantFuture)
            let noon = Double(CalendarDay.last.ordinal - 1) * 86_400 + 43_200
            let late = clock.nextDay(
                after: Date(timeIntervalSince1970: noon - Double(clock.timeZone.secondsFromGMT())))
            #expect(clock.day(at: late) == .last)
            #expect(clock.day(at: late - 1) < .last)
        }
        #expect(DayClock(timeZone: .gmt, boundary: -5).boundary == 0)
        #expect(DayClock(timeZone: .gmt, boundary: 5_000).boundary == 720)
    }

    @Test("stamps what is written down with the date that it is there")
    func stamp() throws {
        let instant = try Date("2026-11-21T23:30:00Z", strategy: .iso8601)
        #expect(try clock("Europe/Paris").stamp(at: instant).day.description == "2026-11-22")
        #expect(try clock("Europe/Paris", 60).stamp(at: instant).day.description == "2026-11-21")
        #expect(try clock("America/Sao_Paulo").stamp(at: instant).day.description == "2026-11-21")
    }

    private func clock(_ zone: String, _ boundary: Int = 0) throws -> DayClock {
        DayClock(timeZone: try #require(TimeZone(identifier: zone)), boundary: boundary)
    }
}

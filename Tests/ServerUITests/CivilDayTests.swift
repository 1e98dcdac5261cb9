import Foundation
import ServerUI
import Testing

@Suite("Days of the calendar")
struct CivilDayTests {
    @Test("are those there are")
    func days() {
        #expect(CivilDay("2024-02-29")?.description == "2024-02-29")
        for text in [
            "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-1-1", "2026-04-31", "26-01-01", "2026-01-01T",
            "0000-01-01", "２０２６-01-01",
        ] {
            #expect(CivilDay(text) == nil, "\(text)")
        }
    }

    @Test("follow each other as those of Foundation's calendar do")
    func ordinals() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let first = try #require(calendar.date(from: DateComponents(year: 1896, month: 1, day: 1)))
        var before: Int?
        for step in 0..<80_000 {
            let date = try #require(calendar.date(byAdding: .day, value: step, to: first))
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let day = try #require(
                CivilDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
            if let before { try #require(day.ordinal == before + 1) }
            before = day.ordinal
        }
    }
}

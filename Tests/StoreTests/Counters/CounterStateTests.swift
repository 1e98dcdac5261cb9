import Foundation
import Testing

@testable import Store

@Suite("How a counter stands")
struct CounterStateTests {
    private typealias Fact = CounterEvent.Fact

    private func fact(_ kind: CounterEvent.Kind, _ day: String, recorded: String? = nil) throws -> Fact {
        Fact(kind: kind, day: try Days.day(day), recorded: try Days.day(recorded ?? day))
    }

    private func state(
        _ facts: [Fact], _ kind: Counter.Kind = .without, marked: Bool = false, today: String
    ) throws -> CounterState {
        var settings = Counter.Settings.named("Smoking", kind)
        settings.isMarked = marked
        return CounterState(settings, events: facts, today: try Days.day(today))
    }

    @Test("counts the dates since its start, over clock changes, leap days and years")
    func counts() throws {
        let start = [try fact(.start, "2024-02-28")]
        for (today, days) in [
            ("2024-02-28", 0), ("2024-02-29", 1), ("2024-03-01", 2), ("2024-04-01", 33), ("2025-02-28", 366),
            ("2034-02-26", 3_651),
        ] {
            let state = try state(start, today: today)
            #expect(state.days == days && state.record == days && state.isRecord == (days > 0))
        }
    }

    @Test("goes back to nought with a reset, and keeps the record")
    func reset() throws {
        let facts = [
            try fact(.start, "2026-01-01"), try fact(.reset, "2026-03-02"), try fact(.reset, "2026-03-12"),
        ]
        let state = try state(facts, today: "2026-03-15")
        #expect(state.days == 3 && state.record == 60 && !state.isRecord)
        #expect(state.streaks.map(\.length) == [60, 10, 3])
        #expect(state.average == 73.0 / 3)
        #expect(state.start == (try Days.day("2026-03-12")))
        let later = try self.state(facts, today: "2026-05-12")
        #expect(later.days == 61 && later.record == 61 && later.isRecord)
        let same = try self.state(facts, today: "2026-03-12")
        #expect(same.days == 0 && same.record == 60 && same.streaks.count == 2)
    }

    @Test("never counts below nought, nor what the calendar has not reached, when the clock was set back")
    func clockSetBack() throws {
        let facts = [try fact(.start, "2026-01-01"), try fact(.reset, "2030-01-01")]
        let state = try state(facts, today: "2026-01-11")
        #expect(state.days == 0 && state.record == 10)
        // The start is put right: nothing of the year 2030 stays.
        let right = try self.state(
            facts + [fact(.startChange, "2026-01-08", recorded: "2026-01-11")], today: "2030-02-01")
        #expect(try right.streaks.map(\.length) == [7, Days.day("2030-02-01").days(since: Days.day("2026-01-08"))])
        let early = try self.state([fact(.start, "2026-01-01")], today: "1970-01-01")
        #expect(early.days == 0 && early.record == 0 && early.streaks.isEmpty && early.average == nil)
    }

    @Test("is put back, not lengthened, by a reset after a flight over the date line")
    func dateLine() throws {
        let facts = [try fact(.start, "2026-01-01"), try fact(.reset, "2026-03-02"), try fact(.reset, "2026-03-01")]
        let state = try state(facts, today: "2026-03-05")
        #expect(state.streaks.map(\.length) == [59, 4])
    }

    @Test("starts where the start was moved to, and takes what it then covers")
    func startChange() throws {
        let facts = [
            try fact(.start, "2026-01-01"), try fact(.reset, "2026-03-02"), try fact(.reset, "2026-03-12"),
        ]
        let back = try state(facts + [fact(.startChange, "2026-02-20", recorded: "2026-03-15")], today: "2026-03-15")
        #expect(back.streaks.map(\.length) == [50, 23])
        let forth = try state(facts + [fact(.startChange, "2026-03-14", recorded: "2026-03-15")], today: "2026-03-15")
        #expect(forth.streaks.map(\.length) == [60, 10, 1])
        let before = try state(facts + [fact(.startChange, "2025-12-01", recorded: "2026-03-15")], today: "2026-03-15")
        #expect(before.streaks.map(\.length) == [104])
        let ahead = try state(facts + [fact(.startChange, "2026-04-01", recorded: "2026-03-15")], today: "2026-03-15")
        #expect(ahead.days == 0 && ahead.record == 60)
    }

    @Test("parts a streak of before where a reset is told late")
    func lateReset() throws {
        let facts = [
            try fact(.start, "2026-01-01"), try fact(.reset, "2026-03-02"),
            try fact(.reset, "2026-02-01", recorded: "2026-03-10"),
        ]
        #expect(try state(facts, today: "2026-03-10").streaks.map(\.length) == [31, 29, 8])
        let current = facts + [try fact(.reset, "2026-03-05", recorded: "2026-03-10")]
        #expect(try state(current, today: "2026-03-10").streaks.map(\.length) == [31, 29, 3, 5])
    }

    @Test("counts down to a date, says that it is the day, and then that it is over")
    func until() throws {
        let kind = Counter.Kind.until(try Days.day("2026-12-24"))
        let facts = [try fact(.start, "2026-11-21")]
        let before = try state(facts, kind, today: "2026-12-20")
        #expect(before.days == 4 && before.total == 33 && before.done == 29 && !before.isOver && !before.isTheDay)
        #expect(before.record == 0 && !before.isRecord)
        let day = try state(facts, kind, today: "2026-12-24")
        #expect(day.days == 0 && day.isTheDay && !day.isOver && day.done == 33)
        let after = try state(facts, kind, today: "2027-01-01")
        #expect(after.days == 0 && after.isOver && !after.isTheDay && after.done == 33)
    }

    @Test("counts marked days in a row, of which today may still become one")
    func marks() throws {
        let facts = try ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06"].map {
            try fact(.mark, $0)
        }
        func marked(_ today: String) throws -> CounterState { try state(facts, .with, marked: true, today: today) }
        let today = try marked("2026-03-06")
        #expect(today.days == 2 && today.record == 3 && today.isMarkedToday)
        let next = try marked("2026-03-07")
        #expect(try next.days == 2 && !next.isMarkedToday && next.current.end == Days.day("2026-03-07"))
        let missed = try marked("2026-03-08")
        #expect(missed.days == 0 && missed.record == 3 && missed.streaks.map(\.length) == [3, 2])
        // What is marked after a clock was set back lies ahead.
        #expect(try marked("2026-03-02").days == 2)
        #expect(try marked("2026-03-02").markedDays.count == 2)
        // The same events counted by themselves.
        #expect(try state([fact(.start, "2026-03-01")] + facts, .with, today: "2026-03-08").days == 7)
    }

    @Test("parts marked days where they were set back to nought")
    func resetMarks() throws {
        let run = try ["2026-03-01", "2026-03-02", "2026-03-03"].map { try fact(.mark, $0) }
        func days(_ facts: [Fact], _ today: String) throws -> [Int] {
            let state = try state(facts, .with, marked: true, today: today)
            return [state.days, state.record]
        }
        let marked = run + [try fact(.reset, "2026-03-03")]
        #expect(try days(marked, "2026-03-03") == [0, 3])
        #expect(try days(marked, "2026-03-04") == [0, 3])
        #expect(try days(marked + [fact(.mark, "2026-03-04")], "2026-03-04") == [1, 3])
        let unmarked = run.dropLast() + [try fact(.reset, "2026-03-03")]
        #expect(try days(Array(unmarked), "2026-03-03") == [0, 2])
        #expect(try days(unmarked + [fact(.mark, "2026-03-03")], "2026-03-03") == [1, 2])
        let again = marked + [try fact(.unmark, "2026-03-03"), try fact(.mark, "2026-03-03")]
        #expect(try days(again, "2026-03-03") == [1, 2])
    }
}

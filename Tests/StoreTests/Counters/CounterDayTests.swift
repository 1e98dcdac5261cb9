import Foundation
import Testing

@testable import Store

@Suite("The days of a library's counters")
struct CounterDayTests {
    private let cellar: Cellar
    private let today: DayStamp
    private var library: Library { cellar.library }

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    @Test("are reset, started earlier and noted, and the history tells")
    func history() async throws {
        let id = try await library.addCounter(.named("Sugar"), start: try Days.day("2026-09-01"), at: today).counter
        let late = try Days.stamp("2026-12-01")
        try await library.resetCounter(id, at: late, note: "Cake")
        try await library.setStart(of: id, to: try Days.day("2026-11-29"), at: try Days.stamp("2026-12-02"))
        try await library.addNote("Hard", counter: id, at: try Days.stamp("2026-12-03"))
        var history = try #require(try await library.counterHistory(id, today: try Days.day("2026-12-04")))
        #expect(history.events.map(\.kind) == [.start, .reset, .startChange, .note])
        #expect(history.events.map(\.note) == ["", "Cake", "", "Hard"])
        #expect(history.state.days == 5 && history.state.record == 89)
        let reset = history.events[1].id
        try await library.setNote("Two cakes", event: reset, of: id)
        try await library.removeEvent(history.events[2].id, of: id)
        #expect(try await library.removeEvent(history.events[0].id, of: id).isEmpty)
        history = try #require(try await library.counterHistory(id, today: try Days.day("2026-12-04")))
        #expect(history.events.map(\.note) == ["", "Two cakes", "Hard"])
        #expect(history.state.days == 3 && history.state.record == 91)
    }

    @Test("are none that cannot be")
    func wrongDays() async throws {
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        let tomorrow = today.day.adding(days: 1)
        let before = try await library.counterDump()
        await #expect(throws: CounterProblem.inFuture(tomorrow)) {
            try await library.resetCounter(id, on: tomorrow, at: today)
        }
        await #expect(throws: CounterProblem.inFuture(tomorrow)) {
            try await library.setMark(true, on: tomorrow, counter: id, at: today)
        }
        await #expect(throws: CounterProblem.beforeStart(today.day.adding(days: -1), start: today.day)) {
            try await library.resetCounter(id, on: today.day.adding(days: -1), at: today)
        }
        // A battery that ran out: the clock stands at 1970.
        let dead = try Days.stamp("1970-01-01")
        await #expect(throws: CounterProblem.beforeStart(dead.day, start: today.day)) {
            try await library.resetCounter(id, at: dead)
        }
        #expect(try await library.counterDump() == before)
        // After a flight over the date line it is yesterday again.
        let yesterday = DayStamp(instant: today.instant + 3600, day: today.day.adding(days: -1))
        await #expect(throws: CounterProblem.self) {
            try await library.resetCounter(id, on: yesterday.day.adding(days: -1), at: yesterday)
        }
        try await library.resetCounter(id, at: yesterday)
        #expect(try await library.counterSummary(id, today: today.day)?.state.days == 1)
        // The clock was years ahead when the count was set back; it is set back once more, by the right one.
        try await library.resetCounter(id, at: try Days.stamp("2030-01-01"))
        try await library.resetCounter(id, at: try Days.stamp("2026-12-01"))
        let state = try await library.counterSummary(id, today: try Days.day("2026-12-03"))?.state
        #expect(state?.streaks.map(\.length) == [11, 2])
    }

    @Test("are marked once each")
    func marks() async throws {
        var settings = Counter.Settings.named("Sport", .with)
        settings.isMarked = true
        let id = try await library.addCounter(settings, at: today).counter
        for back in [2, 1, 0] {
            #expect(try await !library.setMark(true, on: today.day.adding(days: -back), counter: id, at: today).isEmpty)
        }
        #expect(try await library.setMark(true, counter: id, at: today).isEmpty)
        #expect(try await library.counterSummary(id, today: today.day)?.state.days == 3)
        try await library.setMark(false, on: today.day.adding(days: -1), counter: id, at: today)
        #expect(try await library.counterSummary(id, today: today.day)?.state.days == 1)
        let tomorrow = try await library.counterSummary(id, today: today.day.adding(days: 1))
        #expect(tomorrow?.state.days == 1 && tomorrow?.state.isMarkedToday == false)
    }
}

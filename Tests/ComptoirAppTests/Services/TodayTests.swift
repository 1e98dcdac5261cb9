import Foundation
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("The date of today")
struct TodayTests {
    init() { Stage.open() }

    @Test("turns when the clock is set on, and back when it is set back")
    func turns() throws {
        let clock = try SetClock("2026-02-28T12:00:00Z")
        let today = Today(boundary: 0, time: clock.source)
        let history = History { today.day.description }
        clock.set("2026-03-01T12:00:00Z")
        #expect(Stage.wait { today.day.description == "2026-03-01" })
        clock.set("2026-02-27T12:00:00Z")
        #expect(Stage.wait { today.day.description == "2026-02-27" })
        // What it was before each change: it turned twice and no more.
        #expect(history.values == ["2026-02-28", "2026-03-01"])
    }

    @Test("begins when the person lets it begin")
    func boundary() throws {
        let clock = try SetClock("2026-03-01T12:00:00Z")
        let today = Today(boundary: 0, time: clock.source)
        let hour = Calendar.current.component(.hour, from: today.now())
        // Ten minutes after what the clock shows, as far as a boundary may go.
        guard hour < 12 else {
            #expect(today.stamp.day == today.day)
            return
        }
        today.boundary = hour * 60 + 10
        #expect(today.day.description == "2026-02-28" && today.boundary == hour * 60 + 10)
        today.boundary = 0
        #expect(today.day.description == "2026-03-01")
    }

    @Test("is the system's where the file says no time")
    func garbled() throws {
        let clock = try SetClock("soon")
        let today = Today(boundary: 0, time: clock.source)
        #expect(abs(today.now().timeIntervalSinceNow) < 60)
    }

    @Test("is gone with its owner")
    func lifetime() throws {
        weak var gone: Today?
        do {
            let today = Today(boundary: 0)
            gone = today
        }
        #expect(Stage.wait { gone == nil })
    }
}

import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("What is told of milestones")
struct MilestoneTellerTests {
    private let clock: SetClock
    private let kitchen: Kitchen
    private var library: Library { kitchen.environment.library }

    init() async throws {
        Stage.open()
        clock = try SetClock("2026-03-01T12:00:00Z")
        kitchen = try await Kitchen(time: clock.source)
    }

    private func add(_ name: String, notifies: Bool) async throws -> Counter.ID {
        let settings = Counter.Settings(name: name, colour: RGB(red: 1, green: 2, blue: 3), notifies: notifies)
        return try await library.addCounter(settings, at: kitchen.environment.today.stamp).counter
    }

    @Test("is one notification each, where it is wanted, and once")
    func once() async throws {
        let id = try await add("Smoking", notifies: true)
        _ = try await add("Sugar", notifies: false)
        var told: [String] = []
        let teller = MilestoneTeller(
            environment: kitchen.environment, send: { _, id in told.append(id) }, withdraw: { _ in })
        clock.set("2026-03-08T12:00:00Z")
        #expect(Stage.wait { kitchen.environment.today.day.description == "2026-03-08" })
        teller.tell()
        #expect(Stage.wait { told == ["counter-\(id)"] })
        teller.tell()
        // Another one, as after a new start of the program, has nothing to tell either.
        let next = MilestoneTeller(
            environment: kitchen.environment, send: { _, id in told.append("again \(id)") }, withdraw: { _ in })
        clock.set("2026-03-31T12:00:00Z")
        #expect(Stage.wait { kitchen.environment.today.day.description == "2026-03-31" })
        next.tell()
        #expect(Stage.wait { told.count == 2 })
        #expect(told[1] == "again counter-\(id)")
    }

    @Test("goes when the streak has ended, and comes back with the next one's")
    func withdrawn() async throws {
        let id = try await add("Smoking", notifies: true)
        var seen: [String] = []
        let teller = MilestoneTeller(
            environment: kitchen.environment, send: { _, id in seen.append("+\(id)") },
            withdraw: { seen.append("-\($0)") })
        clock.set("2026-03-08T12:00:00Z")
        #expect(Stage.wait { kitchen.environment.today.day.description == "2026-03-08" })
        teller.tell()
        #expect(Stage.wait { seen.last == "+counter-\(id)" })
        seen = []
        try await library.addNote("A good week", counter: id, at: kitchen.environment.today.stamp)
        try await library.resetCounter(id, at: kitchen.environment.today.stamp)
        // Once for each change that is looked at after the streak has ended, which may be both.
        #expect(Stage.wait { Set(seen) == ["-counter-\(id)"] }, "told \(seen)")
    }

    @Test("says what was reached")
    func words() async throws {
        let id = try await add("Smoking", notifies: true)
        let today = kitchen.environment.today.day.adding(days: 7)
        let due = try await library.milestonesDue(today: today)
        #expect(due.map(\.milestone) == [7] && due.map(\.counter.id) == [id])
        let summary = CounterSummary(counter: due[0].counter, state: due[0].state)
        let words = CounterWords(summary, kitchen.environment.formats)
        #expect(words.reached(7) == "7 days!" && words.reached(1) == "1 day!")
        #expect(words.sentence == "7 days without Smoking")
    }
}

import Testing

@testable import Store

@Suite("Taking back what was done to counters", .timeLimit(.minutes(3)))
struct CounterUndoTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }
    private let today: DayStamp

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    /// Does something to the counters that a number decides.
    ///
    /// - Returns: What takes it back, or nil where it could not be done.
    private func doSomething(_ random: inout SyntheticRandom) async throws -> Library.CounterChange? {
        let ids = try await library.counters.map(\.id)
        let stamp = Days.stamp(today.day.adding(days: Int.random(in: 0...60, using: &random)))
        let past = stamp.day.adding(days: -Int.random(in: 0...40, using: &random))
        let number = Int.random(in: 0..<20, using: &random)
        guard let id = ids.randomElement(using: &random), !(ids.count < 4 && number < 4) else {
            var settings = Counter.Settings.named("Counter \(number)", number % 2 == 0 ? .with : .without)
            settings.notifies = number % 3 == 0
            settings.links = [.alcohol, .fruit("apple")]
            return try await library.addCounter(settings, start: past, at: stamp)
        }
        switch number {
        case 0...3: return try await library.resetCounter(id, at: stamp, note: "No. \(number)")
        case 4: return try await library.resetCounter(id, on: past, at: stamp)
        case 5, 6: return try await library.setStart(of: id, to: past, at: stamp)
        case 7: return try await library.deleteCounter(id)
        case 8: return try await library.changeCounter(id, at: stamp) { $0.name = "Counter \(past.ordinal % 20)" }
        case 9: return try await library.changeCounter(id, at: stamp) { $0.notifies.toggle() }
        case 10:
            return try await library.changeCounter(id, at: stamp) {
                $0.kind = $0.kind == .since ? .until(past) : .since
                $0.links.formSymmetricDifference([.alcohol, .drink("negroni")])
            }
        case 11: return try await library.moveCounter(id, to: number % 5)
        case 12, 13, 14: return try await library.setMark(number != 12, on: past, counter: id, at: stamp)
        case 15: return try await library.addNote("Noted", counter: id, at: stamp)
        default:
            guard let history = try await library.counterHistory(id, today: stamp.day),
                let event = history.events.randomElement(using: &random)?.id
            else { return nil }
            if number == 16 { return try await library.setNote("Other words \(number)", event: event, of: id) }
            return try await library.removeEvent(event, of: id)
        }
    }

    @Test(
        "step by step leaves each time exactly what was there before, and can be taken back itself", arguments: 1...25)
    func sequences(seed: UInt64) async throws {
        var random = SyntheticRandom(seed: seed)
        var steps: [(before: [String], change: Library.CounterChange, after: [String])] = []
        for _ in 0..<30 {
            let before = try await library.counterDump()
            do {
                guard let change = try await doSomething(&random) else { continue }
                steps.append((before, change, try await library.counterDump()))
                if change.isEmpty { #expect(steps.last?.before == steps.last?.after) }
            } catch is CounterProblem {
                #expect(try await library.counterDump() == before)
            }
        }
        #expect(steps.count > 10)
        var again: [Library.CounterChange] = []
        for step in steps.reversed() {
            again.append(try await library.undo(step.change))
            #expect(try await library.counterDump() == step.before)
        }
        #expect(try await library.counterDump().isEmpty)
        for (change, step) in zip(again.reversed(), steps) {
            try await library.undo(change)
            #expect(try await library.counterDump() == step.after)
        }
    }

    @Test("leaves alone what was done since")
    func outOfOrder() async throws {
        let id = try await library.addCounter(.named("Sugar"), start: try Days.day("2026-01-01"), at: today).counter
        let reset = try await library.resetCounter(id, at: today)
        try await library.changeCounter(id, at: today) { $0.name = "Cake" }
        try await library.addNote("Since", counter: id, at: today)
        try await library.undo(reset)
        let history = try #require(try await library.counterHistory(id, today: today.day))
        #expect(history.counter.name == "Cake")
        #expect(history.events.map(\.kind) == [.start, .note])
        #expect(history.state.days == 324)
        #expect(try await library.undo(reset).isEmpty)
    }

    @Test("brings back a counter whose name was taken since, under a name of its own")
    func deleted() async throws {
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        try await library.resetCounter(id, at: today, note: "Cake")
        let change = try await library.deleteCounter(id)
        let other = try await library.addCounter(.named("sugar"), at: today).counter
        #expect(other != id)
        try await library.undo(change)
        #expect(try await library.counter(id)?.name == "Sugar 2")
        #expect(try await library.counterHistory(id, today: today.day)?.events.last?.note == "Cake")
    }

    @Test("says so where it cannot be, and changes nothing")
    func impossible() async throws {
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        let rename = try await library.changeCounter(id, at: today) { $0.name = "Cake" }
        let note = try await library.addNote("x", counter: id, at: today)
        let removed = try await library.removeEvent(
            try #require(try await library.counterHistory(id, today: today.day)?.events.last?.id), of: id)
        try await library.addCounter(.named("Sugar"), at: today)
        let before = try await library.counterDump()
        await #expect(throws: CounterProblem.nameTaken("Sugar")) { try await library.undo(rename) }
        #expect(try await library.counterDump() == before)
        try await library.deleteCounter(id)
        await #expect(throws: CounterProblem.gone(id)) { try await library.undo(rename) }
        await #expect(throws: CounterProblem.gone(id)) { try await library.undo(removed) }
        #expect(try await library.undo(note).isEmpty)
    }

    @Test("brings back a link that was added anew meanwhile once, not twice")
    func link() async throws {
        var settings = Counter.Settings.named("Sugar")
        settings.links = [.alcohol]
        let id = try await library.addCounter(settings, at: today).counter
        let change = try await library.changeCounter(id, at: today) { $0.links = [] }
        try await library.changeCounter(id, at: today) { $0.links = [.alcohol] }
        try await library.undo(change)
        #expect(try await library.counter(id)?.settings.links == [.alcohol])
    }
}

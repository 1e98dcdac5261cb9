import Foundation
import GRDB
import Testing

@testable import Store

@Suite("The counters of a library", .timeLimit(.minutes(2)))
struct CounterTests {
    private let cellar: Cellar
    private let today: DayStamp
    private var library: Library { cellar.library }

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    @Test("are kept with all that was chosen, in the order in which they were added")
    func kept() async throws {
        var sugar = Counter.Settings.named(" Sugar ")
        sugar.colour = try #require(RGB(hex: "#2E7D32"))
        sugar.milestones = Milestones(own: [20, 3, 3, -1], hasUsual: false)
        sugar.notifies = true
        sugar.links = [.alcohol, .ingredientKind(.syrup), .drink("negroni"), .fruit("apple")]
        let first = try await library.addCounter(sugar, at: today, note: "At last").counter
        let until = Counter.Kind.until(try Days.day("2026-12-24"))
        try await library.addCounter(.named("Holidays", until), at: today)
        let again = try await Library.open(at: cellar.folder["library.sqlite"])
        let counters = try await again.counters
        #expect(counters.map(\.name) == ["Sugar", "Holidays"])
        sugar.name = "Sugar"
        #expect(counters.first?.settings == sugar)
        #expect(counters.first?.settings.milestones.own == [3, 20])
        #expect(counters.first?.created == today)
        #expect(counters.last?.kind == until)
        let history = try #require(try await again.counterHistory(first, today: today.day))
        #expect(history.events.map(\.kind) == [.start])
        #expect(history.events.first?.note == "At last")
        #expect(history.events.first?.recorded == today)
        #expect(try await again.counter(99) == nil)
        #expect(try await again.counterHistory(99, today: today.day) == nil)
    }

    @Test("have names of their own, and a wrong one changes nothing")
    func names() async throws {
        let sugar = try await library.addCounter(.named("Sugar"), at: today).counter
        let salt = try await library.addCounter(.named("Salt"), at: today).counter
        let before = try await library.counterDump()
        await #expect(throws: CounterProblem.nameTaken("Sugar")) {
            try await library.addCounter(.named(" SUGAR"), at: today)
        }
        await #expect(throws: CounterProblem.blankName) { try await library.addCounter(.named(" \n"), at: today) }
        await #expect(throws: CounterProblem.nameTaken("Sugar")) {
            try await library.changeCounter(salt, at: today) {
                $0.name = "sugar"
                $0.notifies = true
            }
        }
        #expect(try await library.counterDump() == before)
        try await library.changeCounter(sugar, at: today) { $0.name = "SUGAR " }
        #expect(try await library.counter(sugar)?.name == "SUGAR")
        #expect(try await library.counter(named: "  sugar").id == sugar)
        await #expect(throws: CounterProblem.unknownName("Sugr", nearest: "SUGAR")) {
            try await library.counter(named: "Sugr")
        }
        await #expect(throws: CounterProblem.gone(99)) { try await library.resetCounter(99, at: today) }
    }

    @Test("are changed bit by bit, each change by itself")
    func changes() async throws {
        let id = try await library.addCounter(.named("Sport", .with), at: today).counter
        try await library.changeCounter(id, at: today) { $0.links = [.fruit("apple"), .alcohol] }
        try await library.changeCounter(id, at: today) { $0.isMarked = true }
        try await library.changeCounter(id, at: today) { $0.links = [.alcohol, .drink("negroni")] }
        let target = try Days.day("2027-01-01")
        try await library.changeCounter(id, at: today) { $0.kind = .until(target) }
        let history = try #require(try await library.counterHistory(id, today: today.day))
        #expect(history.counter.settings.links == [.alcohol, .drink("negroni")])
        #expect(history.counter.settings.isMarked && !history.counter.settings.countsMarks)
        #expect(history.state.days == 41)
        #expect(history.events.map(\.kind) == [.start, .targetChange])
        #expect(try await library.changeCounter(id, at: today) { _ in }.isEmpty)
    }

    @Test("are put in another order by hand")
    func order() async throws {
        var ids: [Int64] = []
        for name in ["a", "b", "c", "d"] { ids.append(try await library.addCounter(.named(name), at: today).counter) }
        func names() async throws -> String { try await library.counters.map(\.name).joined() }
        try await library.moveCounter(ids[3], to: 0)
        #expect(try await names() == "dabc")
        let change = try await library.moveCounter(ids[0], to: 99)
        #expect(try await names() == "dbca")
        #expect(try await library.moveCounter(ids[0], to: 3).isEmpty)
        try await library.deleteCounter(ids[1])
        try await library.addCounter(.named("e"), at: today)
        #expect(try await names() == "dcae")
        try await library.moveCounter(ids[0], to: -1)
        #expect(try await names() == "adce")
        try await library.undo(change)
        #expect(try await Set(library.counters.map(\.name)).count == 4)
        let page = try await library.counterSummaries(1..<3, today: today.day)
        #expect(try await page.map(\.id) == library.counters[1..<3].map(\.id))
    }

    @Test("come to a library of an earlier version, after a backup")
    func migration() async throws {
        let file = cellar.folder["old.sqlite"]
        let steps = Array(LibraryMigration.all.prefix { $0.name != "counters" })
        let old = try LibraryOpener(url: file, clock: cellar.clock.now, migrations: steps).open()
        try await old.write(.saveShelf) { db in
            try db.execute(sql: "INSERT INTO shelf VALUES ('gin', 'have', NULL, NULL, '2026-01-02 03:04:05.678')")
        }
        let new = try await Library.open(at: file, clock: cellar.clock.now)
        try await new.addCounter(.named("Sugar"), at: today)
        #expect(try await new.shelf.map(\.ingredient) == ["gin"])
        // Of those made before a step, three stay.
        let backups = try cellar.folder.names(in: "backups")
        for step in LibraryMigration.all.suffix(3) {
            #expect(backups.contains { $0.contains("before-\(step.name)") }, "\(step.name)")
        }
    }

    @Test("are written for other programs in JSON")
    func export() async throws {
        let id = try await library.addCounter(.named("Sugar / “salt”"), start: try Days.day("2026-01-01"), at: today)
            .counter
        try await library.resetCounter(id, at: today)
        let summaries = try await library.counterSummaries(today: try Days.day("2026-11-23"))
        let text = String(bytes: try CounterExport.json(summaries), encoding: .utf8)
        #expect(
            text == """
                [
                  {
                    "days" : 2,
                    "kind" : "without",
                    "name" : "Sugar / “salt”",
                    "record" : 324,
                    "start" : "2026-11-21"
                  }
                ]
                """)
        #expect(String(bytes: try CounterExport.json([]), encoding: .utf8)?.filter { !$0.isWhitespace } == "[]")
    }
}

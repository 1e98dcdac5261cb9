import Testing

@testable import Store

@Suite("Milestones")
struct CounterMilestoneTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    /// What there is to tell on a day, as `name:milestone`; it is told.
    private func told(_ today: String) async throws -> [String] {
        let due = try await library.milestonesDue(today: try Days.day(today))
        #expect(try await library.markTold(due) == due)
        #expect(try await library.milestonesDue(today: try Days.day(today)).isEmpty)
        #expect(try await library.markTold(due).isEmpty)
        return due.map { "\($0.counter.name):\($0.milestone)" }
    }

    private func add(
        _ name: String, _ kind: Counter.Kind = .without, start: String, at stamp: String? = nil, own: [Int] = []
    ) async throws -> Int64 {
        var settings = Counter.Settings.named(name, kind)
        settings.notifies = true
        settings.milestones = Milestones(own: own)
        return try await library.addCounter(
            settings, start: try Days.day(start), at: try Days.stamp(stamp ?? start)
        ).counter
    }

    @Test("are a week, a month, a hundred days and each year, and the person's own")
    func numbers() {
        let usual = Milestones.usual
        #expect(
            [0, 7, 29, 30, 100, 365, 729, 730].map { usual.next(after: $0) } == [7, 30, 30, 100, 365, 730, 730, 1095])
        #expect([6, 7, 99, 364, 365, 1094].map { usual.latest(upTo: $0) } == [nil, 7, 30, 100, 365, 730])
        #expect(usual.all(upTo: 1095) == [7, 30, 100, 365, 730, 1095])
        #expect(usual.all(upTo: 0) == [])
        let own = Milestones(own: [50, 30, 0, 400, 50], hasUsual: false)
        #expect(own.own == [30, 50, 400])
        #expect(own.next(after: 400) == nil && own.next(after: 30) == 50 && own.latest(upTo: 29) == nil)
        #expect(Milestones(own: [50, 400]).all(upTo: 400) == [7, 30, 50, 100, 365, 400])
        #expect(Milestones(own: [50]).next(after: 30) == 50)
        for days in -1...1500 {
            let all = Milestones(own: [50, 400]).all(upTo: days)
            #expect(Milestones(own: [50, 400]).latest(upTo: days) == all.last)
            let next = Milestones(own: [50, 400]).next(after: days) ?? 0
            #expect(next > days && Milestones(own: [50, 400]).all(upTo: next) == all + [next])
        }
    }

    /// The names of the counters that told of something that is not so on a day.
    private func outdated(_ today: String) async throws -> [String] {
        let day = try Days.day(today)
        let ids = try await library.milestonesOutdated(today: day)
        return try await library.counters.filter { ids.contains($0.id) }.map(\.name)
    }

    @Test("are no longer so once the streak has ended, the counter has gone, or the day counted down to comes nearer")
    func outdated() async throws {
        let sugar = try await add("Sugar", start: "2026-01-01")
        let trip = try await add("Trip", .until(try Days.day("2026-01-15")), start: "2026-01-01")
        #expect(try await told("2026-01-08") == ["Sugar:7", "Trip:7"])
        #expect(try await outdated("2026-01-08") == [])
        // A week stays reached, seven days left are over.
        #expect(try await outdated("2026-01-09") == ["Trip"])
        #expect(try await told("2026-01-15") == ["Trip:0"])
        #expect(try await outdated("2026-01-15") == [])
        #expect(try await outdated("2026-01-16") == ["Trip"])
        // A clock that ran ahead is set back.
        #expect(try await outdated("2026-01-04") == ["Sugar", "Trip"])
        let stamp = try Days.stamp("2026-01-16")
        let edit = try await library.resetCounter(sugar, at: stamp)
        #expect(try await outdated("2026-01-16") == ["Sugar", "Trip"])
        try await library.undo(edit)
        #expect(try await outdated("2026-01-16") == ["Trip"])
        try await library.deleteCounter(trip)
        #expect(try await library.milestonesOutdated(today: try Days.day("2026-01-16"), of: [sugar, trip]) == [trip])
        try await library.changeCounter(sugar, at: stamp) { $0.notifies = false }
        #expect(try await outdated("2026-01-16") == ["Sugar"])
    }

    @Test("that are shown are no longer so under another name, or for another day, whatever was passed over since")
    func shownOutdated() async throws {
        let trip = try await add("Trip", .until(try Days.day("2026-01-15")), start: "2026-01-01")
        let (today, stamp) = (try Days.day("2026-01-15"), try Days.stamp("2026-01-15"))
        let due = try await library.milestonesDue(today: today)
        let shown = Dictionary(uniqueKeysWithValues: due.map { ($0.counter.id, $0) })
        _ = try await library.markTold(due)
        #expect(try await library.milestonesOutdated(today: today, shown: shown) == [])
        // The day is put off by a week, of which nobody is told.
        let later = today.adding(days: 7)
        let edit = try await library.changeCounter(trip, at: stamp) { $0.kind = .until(later) }
        #expect(try await library.milestonesOutdated(today: today, shown: shown) == [trip])
        try await library.undo(edit)
        #expect(try await library.milestonesOutdated(today: today, shown: shown) == [])
        try await library.changeCounter(trip, at: stamp) { $0.name = "Journey" }
        #expect(try await library.milestonesOutdated(today: today, shown: shown) == [trip])
    }

    @Test("are told once each, in each streak, and only of counters that are to")
    func once() async throws {
        let id = try await add("Sugar", start: "2026-01-01")
        try await library.addCounter(
            .named("Quiet"), start: try Days.day("2026-01-01"), at: try Days.stamp("2026-01-01"))
        #expect(try await told("2026-01-07") == [])
        #expect(try await told("2026-01-08") == ["Sugar:7"])
        #expect(try await told("2026-01-09") == [])
        #expect(try await told("2026-01-31") == ["Sugar:30"])
        try await library.resetCounter(id, at: try Days.stamp("2026-01-31"))
        #expect(try await told("2026-02-06") == [])
        #expect(try await told("2026-02-07") == ["Sugar:7"])
    }

    @Test("that passed while the program did not run are told at the next start, the last one of them")
    func closed() async throws {
        _ = try await add("Sugar", start: "2026-01-01")
        #expect(try await told("2026-04-30") == ["Sugar:100"])
        #expect(try await told("2028-06-01") == ["Sugar:730"])
    }

    @Test("that passed before it was asked for are not told")
    func longGone() async throws {
        _ = try await add("Old", start: "2020-01-01", at: "2026-11-21")
        #expect(try await told("2026-11-21") == [])
        let quiet = try await library.addCounter(
            .named("Quiet"), start: try Days.day("2026-08-01"), at: try Days.stamp("2026-08-01")
        ).counter
        try await library.changeCounter(quiet, at: try Days.stamp("2026-11-21")) { $0.notifies = true }
        #expect(try await told("2026-11-21") == [])
        try await library.changeCounter(quiet, at: try Days.stamp("2026-11-21")) {
            $0.milestones = Milestones(own: [111])
        }
        #expect(try await told("2026-11-22") == [])
        try await library.setStart(of: quiet, to: try Days.day("2026-01-01"), at: try Days.stamp("2026-11-22"))
        #expect(try await told("2026-11-22") == [])
        // 2555 days of the old one are over on 2026-12-29.
        #expect(try await told("2027-01-01") == ["Old:2555", "Quiet:365"])
    }

    @Test("of a run of marked days are told once, also when the run grows at its beginning")
    func marks() async throws {
        let id = try await add("Sport", .with, start: "2026-01-01")
        try await library.changeCounter(id, at: try Days.stamp("2026-01-01")) { $0.isMarked = true }
        for day in 10...16 {
            try await library.setMark(true, counter: id, at: try Days.stamp("2026-01-\(day)"))
        }
        #expect(try await told("2026-01-16") == ["Sport:7"])
        try await library.setMark(true, on: try Days.day("2026-01-09"), counter: id, at: try Days.stamp("2026-01-16"))
        #expect(try await told("2026-01-16") == [])
    }

    @Test("of what is counted down to are the days left, and the day itself")
    func countdown() async throws {
        let id = try await add("Holidays", .until(try Days.day("2026-12-24")), start: "2026-11-21")
        let state = try #require(try await library.counterSummary(id, today: try Days.day("2026-11-22"))?.state)
        #expect(state.nextMilestone(.usual) == 30)
        #expect(state.latestMilestone(.usual) == nil)
        #expect(try await told("2026-11-23") == [])
        #expect(try await told("2026-11-24") == ["Holidays:30"])
        #expect(try await told("2026-11-30") == [])
        #expect(try await told("2026-12-18") == ["Holidays:7"])
        let late = try #require(try await library.counterSummary(id, today: try Days.day("2026-12-18"))?.state)
        #expect(late.reachedMilestones(.usual) == [30, 7] && late.nextMilestone(.usual) == 0)
        #expect(try await told("2026-12-26") == ["Holidays:0"])
        #expect(try await told("2026-12-27") == [])
        let target = try Days.day("2027-12-24")
        try await library.changeCounter(id, at: try Days.stamp("2026-12-27")) { $0.kind = .until(target) }
        #expect(try await told("2027-12-24") == ["Holidays:0"])
    }

    @Test("that were told under a clock which ran ahead are told again when they are reached")
    func wrongClock() async throws {
        _ = try await add("Sugar", start: "2026-01-01")
        #expect(try await told("2030-01-01") == ["Sugar:1460"])
        #expect(try await told("2026-01-08") == ["Sugar:7"])
        #expect(try await told("2030-01-01") == [])
    }

    @Test("are told by one of two programs only")
    func twoPrograms() async throws {
        _ = try await add("Sugar", start: "2026-01-01")
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        let today = try Days.day("2026-01-08")
        let (mine, theirs) = (
            try await library.milestonesDue(today: today), try await other.milestonesDue(today: today)
        )
        #expect(mine.count == 1 && mine == theirs)
        #expect(try await library.markTold(mine).count + other.markTold(theirs).count == 1)
    }
}

import Foundation
import Testing

@testable import Store

@Suite("A library that another program changes", .timeLimit(.minutes(1)))
struct OutsideChangeTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }
    private let today: DayStamp

    init() async throws {
        cellar = try await Cellar()
        today = try Days.stamp("2026-11-21")
    }

    @Test("tells of it when it is asked to look, and of nothing where nothing has changed")
    func tells() async throws {
        let path = cellar.folder["library.sqlite"].path
        let id = try await library.addCounter(
            .named("Sugar"), start: try Days.day("2026-01-01"), at: today
        ).counter
        var updates = library.counterSummaryUpdates(today: today.day).makeAsyncIterator()
        #expect(try await updates.next()?.map(\.state.days) == [324])
        #expect(try await !library.checkForOutsideChanges())
        try await library.addNote("Mine", counter: id, at: today)
        #expect(try await !library.checkForOutsideChanges())
        await #expect(processExitsWith: .success) { [path = path as String] in
            let library = try await Library.open(at: URL(filePath: path))
            let counter = try await library.counter(named: "sugar")
            try await library.resetCounter(counter.id, at: try Days.stamp("2026-11-21"))
        }
        #expect(try await library.checkForOutsideChanges())
        #expect(try await updates.next()?.map(\.state.days) == [0])
        #expect(try await !library.checkForOutsideChanges())
    }

    @Test("tells lists of the catalogue too")
    func catalogue() async throws {
        let shop = try await Shop()
        try await shop.library.checkForOutsideChanges()
        var changes = shop.catalogue.changes(of: [.favourites(.fruit)]).makeAsyncIterator()
        let other = try await Library.open(at: shop.folder["library.sqlite"])
        try await other.setFavourite(true, .fruit, id: "apple")
        #expect(try await shop.library.checkForOutsideChanges())
        #expect(await changes.next() != nil)
    }

    @Test("keeps what both do at once, and gives each name once")
    func atOnce() async throws {
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        let today = today
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<40 {
                let (library, name) = (number % 2 == 0 ? library : other, "Counter \(number / 2)")
                group.addTask {
                    do {
                        try await library.addNote(name, counter: id, at: today)
                        try await library.addCounter(.named(name), at: today)
                        return true
                    } catch {
                        #expect(error as? CounterProblem == .nameTaken(name))
                        return false
                    }
                }
            }
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(outcomes.count(where: \.self) == 20)
        for library in [library, other] {
            #expect(try await library.counters.count == 21)
            #expect(try await Set(library.counters.map(\.position)).count == 21)
            #expect(try await library.counterHistory(id, today: today.day)?.events.count == 41)
        }
    }

    @Test("says so where a counter was deleted meanwhile")
    func deleted() async throws {
        let other = try await Library.open(at: cellar.folder["library.sqlite"])
        let id = try await library.addCounter(.named("Sugar"), at: today).counter
        try await other.deleteCounter(id)
        await #expect(throws: CounterProblem.gone(id)) { try await library.resetCounter(id, at: today) }
        await #expect(throws: CounterProblem.gone(id)) { try await library.setMark(true, counter: id, at: today) }
        await #expect(throws: CounterProblem.gone(id)) { try await library.changeCounter(id, at: today) { _ in } }
        #expect(try await library.counterSummary(id, today: today.day) == nil)
    }
}

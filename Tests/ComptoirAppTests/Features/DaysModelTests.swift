import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The counters")
struct DaysModelTests {
    private let clock: SetClock
    private let kitchen: Kitchen
    private let model: DaysModel
    private var library: Library { kitchen.environment.library }
    private var today: Today { kitchen.environment.today }

    init() async throws {
        Stage.open()
        clock = try SetClock("2026-03-01T12:00:00Z")
        kitchen = try await Kitchen(time: clock.source)
        model = DaysModel(environment: kitchen.environment)
        model.appeared()
    }

    private func add(_ names: String...) async throws -> [Counter.ID] {
        var ids: [Counter.ID] = []
        for name in names {
            let settings = Counter.Settings(name: name, colour: RGB(red: 1, green: 2, blue: 3))
            ids.append(try await library.addCounter(settings, at: today.stamp).counter)
        }
        return ids
    }

    @Test("are none at first, which the page says with what to do")
    func empty() {
        #expect(Stage.wait { model.isEmpty })
        guard case .empty(let title, _, _, _, _, let action) = model.status(kitchen.pictures) else {
            Issue.record("without counters there is an empty page")
            return
        }
        #expect(title == "Nothing counted yet" && action?.title == "Count something" && model.current == nil)
    }

    @Test("D6 a new one has a name of its own, and its editor opens")
    func added() {
        kitchen.environment.navigator.sectionSelected(.days)
        #expect(Stage.wait { model.isEmpty })
        model.addClicked()
        #expect(Stage.wait { model.counters.count == 1 })
        model.addClicked()
        #expect(Stage.wait { model.counters.count == 2 })
        #expect(model.counters.map(\.name) == ["New counter", "New counter 2"])
        #expect(model.counters[0].settings.colour != model.counters[1].settings.colour)
        let editors = model.counters.map { Address.counterEditor($0.id) }
        #expect(Stage.wait { kitchen.environment.navigator.path(of: .days) == editors })
    }

    @Test("stand as they do today, and tomorrow as they do then")
    func states() async throws {
        let ids = try await add("Smoking", "Sugar")
        #expect(Stage.wait { model.counters.count == 2 })
        model.reckon()
        #expect(Stage.wait { ids.allSatisfy { model.states.known[$0]?.days == 0 } })
        clock.set("2026-04-11T12:00:00Z")
        #expect(Stage.wait { today.day.description == "2026-04-11" })
        model.reckon()
        #expect(Stage.wait { ids.allSatisfy { model.states.known[$0]?.days == 41 } })
        let words = model.summary(model.counters[0]).map { CounterWords($0, kitchen.environment.formats) }
        #expect(words?.sentence == "41 days without Smoking" && words?.spoken == "41 days without Smoking, record 41")
    }

    @Test("D4 are shown in turn, and stay shown when others come, move or go")
    func shown() async throws {
        let ids = try await add("One", "Two", "Three")
        #expect(Stage.wait { model.counters.count == 3 })
        #expect(model.place == 0 && model.current?.name == "One")
        model.turned(to: 1)
        #expect(model.current?.name == "Two")
        model.moved(ids[1], to: 2)
        #expect(Stage.wait { model.place == 2 && model.current?.name == "Two" })
        model.turned(to: 7)
        #expect(model.place == 2)
        model.deleted(model.counters[2])
        #expect(Stage.wait { model.counters.count == 2 && model.place == 0 })
        model.show(ids[2])
        #expect(model.current?.name == "Three")
    }

    @Test("D6 D9 what is deleted or set back comes back with undo")
    func undo() async throws {
        _ = try await add("Smoking")
        #expect(Stage.wait { model.counters.count == 1 })
        clock.set("2026-03-11T12:00:00Z")
        #expect(Stage.wait { today.day.description == "2026-03-11" })
        let before = try await library.counterSummaries(today: today.day)
        model.resetClicked(model.counters[0])
        #expect(Stage.wait { kitchen.environment.notices.count == 1 })
        #expect(try await library.counterSummaries(today: today.day)[0].state.days == 0)
        model.deleted(before[0].counter)
        #expect(Stage.wait { model.isEmpty && kitchen.environment.notices.count == 2 })
        for notice in kitchen.environment.notices.reversed() { notice.undo?() }
        #expect(Stage.wait { model.counters.count == 1 })
        await kitchen.environment.performing?.value
        #expect(try await library.counterSummaries(today: today.day) == before)
    }

    @Test("one that was moved goes back with undo, and is to be brought into sight")
    func movedBack() async throws {
        let ids = try await add("One", "Two", "Three")
        #expect(Stage.wait { model.counters.count == 3 })
        model.moved(ids[0], to: 0)
        model.moved(ids[0], to: 2)
        #expect(Stage.wait { model.counters.map(\.name) == ["Two", "Three", "One"] })
        #expect(Stage.wait { kitchen.environment.notices.count == 1 } && model.returned == nil)
        kitchen.environment.notices.first?.undo?()
        #expect(Stage.wait { model.counters.map(\.name) == ["One", "Two", "Three"] && model.returned == ids[0] })
    }

    @Test(
        "very many are reckoned from the one that is shown on",
        arguments: [(0, 0), (1, 0), (10, 3), (1000, 500), (1000, 999)])
    func ranges(count: Int, place: Int) {
        let ranges = DaysModel.ranges(count, around: place)
        #expect(ranges.flatMap(Array.init).sorted() == Array(0..<count))
        #expect(count == 0 || ranges[0].contains(place) && ranges[0].count <= 10)
    }
}

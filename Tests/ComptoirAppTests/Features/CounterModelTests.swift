import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("A counter's editor and history")
struct CounterModelTests {
    private let clock: SetClock
    private let kitchen: Kitchen
    private let model: CounterModel
    private var library: Library { kitchen.environment.library }
    private var today: Today { kitchen.environment.today }

    init() async throws {
        Stage.open()
        clock = try SetClock("2026-03-11T12:00:00Z")
        kitchen = try await Kitchen(time: clock.source)
        let colour = RGB(red: 1, green: 2, blue: 3)
        let stamp = kitchen.environment.today.stamp
        _ = try await kitchen.environment.library.addCounter(.init(name: "Sugar", colour: colour), at: stamp)
        let id = try await kitchen.environment.library.addCounter(.init(name: "Smoking", colour: colour), at: stamp)
        model = CounterModel(id: id.counter, environment: kitchen.environment)
        model.appeared()
    }

    @Test("D7 a name that is blank or another's is told while it is typed, and the one before is kept")
    func names() async throws {
        #expect(Stage.wait { model.counter != nil })
        // The names of the others may come a moment later.
        #expect(
            Stage.wait {
                model.nameTyped(" sugar ")
                return model.nameProblem != nil
            })
        model.nameTyped("  ")
        #expect(model.nameProblem != nil)
        await kitchen.environment.performing?.value
        #expect(try await library.counter(model.id)?.name == "Smoking")
        model.nameTyped("Tobacco ")
        #expect(model.nameProblem == nil)
        #expect(Stage.wait { model.settings?.name == "Tobacco" })
    }

    @Test("D2 counts with, without, since and until")
    func kinds() {
        #expect(Stage.wait { model.settings?.kind == .without })
        model.kindChosen("with")
        #expect(Stage.wait { model.settings?.kind == .with })
        model.kindChosen("until")
        #expect(Stage.wait { model.state?.target?.description == "2026-03-12" && model.state?.days == 1 })
        model.kindChosen("since")
        #expect(Stage.wait { model.settings?.kind == .since && model.state?.target == nil })
    }

    @Test("D9 a start in the past counts from there; a reset begins anew and keeps the record")
    func record() async {
        #expect(Stage.wait { model.state != nil })
        model.startChosen(today.day.adding(days: -60))
        #expect(Stage.wait { model.state?.days == 60 })
        model.resetClicked(note: "a party")
        #expect(Stage.wait { model.state?.days == 0 && model.state?.record == 60 })
        #expect(model.events.first?.note == "a party" && model.events.last?.kind == .start)
        model.removed(model.events[0])
        #expect(Stage.wait { model.state?.days == 60 })
        // The page may know of it before the notice is there; a reset has one too.
        #expect(Stage.wait { kitchen.environment.notices.last?.text == "Taken out of the history." })
        kitchen.environment.notices.last?.undo?()
        #expect(Stage.wait { model.state?.days == 0 })
    }

    @Test("what was deleted meanwhile is said to be gone")
    func gone() async throws {
        #expect(Stage.wait { model.counter != nil })
        #expect(model.status(kitchen.pictures) == nil)
        try await library.deleteCounter(model.id)
        #expect(Stage.wait { model.counter == nil })
        guard case .empty(let title, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("a deleted counter has a page that says so")
            return
        }
        #expect(title == "This is no longer counted")
    }
}

import ServerUI
import Testing

@Suite("A screen on its way")
struct ScreenStateTests {
    /// What leads to each phase from the start.
    static let ways: [(ScreenState.Phase, [ScreenState.Event])] = [
        (.start, []), (.fetch, [.initiate]), (.load, [.initiate, .loadData(generation: 1)]),
        (.present, [.initiate, .loadData(generation: 1), .success(generation: 1)]),
        (.error, [.initiate, .badData(generation: 1)]),
    ]
    /// All that can happen, in answer to the question at hand.
    static let events: [@Sendable (Int) -> ScreenState.Event] = [
        { _ in .initiate }, { .loadData(generation: $0) }, { .success(generation: $0) }, { _ in .react },
        { .badData(generation: $0) }, { .failure(generation: $0) }, { _ in .retry },
    ]

    private func state(_ phase: ScreenState.Phase) throws -> ScreenState {
        var state = ScreenState()
        for event in try #require(Self.ways.first { $0.0 == phase }).1 { state.react(to: event) }
        try #require(state.phase == phase)
        return state
    }

    @Test("goes on in seven ways, and stays as it is in every other pair of phase and event")
    func pairs() throws {
        let known: [String: ScreenState.Phase] = [
            "start 0": .fetch, "fetch 1": .load, "load 2": .present, "present 3": .fetch, "fetch 4": .error,
            "load 5": .error,
            "error 6": .fetch,
        ]
        for phase in ScreenState.Phase.allCases {
            for (index, event) in Self.events.enumerated() {
                var after = try state(phase)
                let before = after
                let reaction = after.react(to: event(before.generation))
                if let next = known["\(phase) \(index)"] {
                    #expect(reaction == .moved(from: phase, to: next))
                    #expect(after.phase == next)
                } else {
                    #expect(reaction == .refused(in: phase))
                    #expect(after == before)
                }
            }
        }
    }

    /// Of the 25 pairs of phases, those that one event leads from and to.
    @Test("leads from one phase to another where the drawing has an arrow, and nowhere else")
    func arrows() throws {
        var arrows: Set<String> = []
        for phase in ScreenState.Phase.allCases {
            for event in Self.events {
                var after = try state(phase)
                if case .moved = after.react(to: event(after.generation)) { arrows.insert("\(phase)-\(after.phase)") }
            }
        }
        #expect(
            arrows == [
                "start-fetch", "fetch-load", "load-present", "present-fetch", "fetch-error", "load-error",
                "error-fetch",
            ])
    }

    @Test("lets an answer to an older question come to nothing")
    func late() throws {
        var state = try state(.present)
        state.react(to: .react)
        #expect(state.generation == 2)
        let before = state
        for event in Self.events {
            guard case .late = state.react(to: event(1)) else { continue }
            #expect(state == before)
        }
        #expect(state.react(to: .badData(generation: 1)) == .late(asked: 1, now: 2))
        #expect(state.react(to: .loadData(generation: 2)) == .moved(from: .fetch, to: .load))
    }

    @Test("keeps the old screen up, marked, while another comes or fails to")
    func stale() throws {
        var state = try state(.present)
        #expect(!state.isStale)
        state.react(to: .react)
        #expect(state.hasScreen && state.isStale)
        state.react(to: .badData(generation: 2))
        #expect(state.hasScreen && state.isStale)
        #expect(state.failures == 1)
        state.react(to: .retry)
        state.react(to: .loadData(generation: 3))
        state.react(to: .failure(generation: 3))
        #expect(state.failures == 2)
        state.react(to: .retry)
        state.react(to: .loadData(generation: 4))
        state.react(to: .success(generation: 4))
        #expect(!state.isStale && state.failures == 0)
        #expect(ScreenState(hasKeptScreen: true).isStale)
        #expect(!ScreenState().isStale)
    }

    @Test("waits longer after each failure, by chance, and never longer than it says")
    func backoff() {
        let backoff = Backoff(first: 1, longest: 60)
        #expect((1...8).map { backoff.delay(after: $0, chance: 1) } == [1, 2, 4, 8, 16, 32, 60, 60])
        #expect((1...8).map { backoff.delay(after: $0, chance: 0) } == [0.5, 1, 2, 4, 8, 16, 30, 30])
        #expect(backoff.delay(after: 3, chance: 0.5) == 3)
        #expect(backoff.delay(after: .max, chance: 7) == 60)
        #expect(backoff.delay(after: 0, chance: -7) == 0.5)
        #expect(Backoff.timeout == 10)
    }
}

/// How far a screen is on its way from the server to the person.
///
/// A plain value: what happens is told by `react(to:)`, and each pair of a phase and an event has one answer. The screen
/// itself is the program's to keep; `hasScreen` says whether there is one to show in the meantime.
public struct ScreenState: Sendable, Hashable {
    /// Where it is.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        case start, fetch, load, present, error
    }

    /// What happens to it. What answers a question says which one, by the generation that it was asked in.
    public enum Event: Sendable, Hashable {
        /// Somebody wants to see it.
        case initiate
        /// The document is there, and is going to be read.
        case loadData(generation: Int)
        /// It was read, and is shown.
        case success(generation: Int)
        /// Something the person did has it asked for anew.
        case react
        /// The document did not come, or is none.
        case badData(generation: Int)
        /// It came, but could not be read as a screen.
        case failure(generation: Int)
        /// It is tried once more.
        case retry
    }

    /// What came of an event.
    public enum Reaction: Sendable, Hashable {
        /// It is in another phase.
        case moved(from: Phase, to: Phase)
        /// The event answers an older question; nothing changed.
        case late(asked: Int, now: Int)
        /// The event has no meaning in this phase; nothing changed.
        case refused(in: Phase)
    }

    public private(set) var phase: Phase = .start
    /// How often it was asked for; answers to all but the last question are late.
    public private(set) var generation = 0
    /// Whether a screen was ever shown, and can be shown still.
    public private(set) var hasScreen = false
    /// How many questions in a row have come to nothing; what `Backoff` counts by.
    public private(set) var failures = 0

    public init() {}

    /// Starts with a screen that was kept, which is shown until the first answer.
    public init(hasKeptScreen: Bool) { hasScreen = hasKeptScreen }

    /// Whether what is shown is older than what is asked for.
    public var isStale: Bool { hasScreen && phase != .present }

    /// Goes on by what has happened.
    @discardableResult
    public mutating func react(to event: Event) -> Reaction {
        if let asked = event.generation, asked != generation { return .late(asked: asked, now: generation) }
        guard let next = Self.next(phase, event) else { return .refused(in: phase) }
        let before = phase
        phase = next
        switch next {
        case .fetch: generation += 1
        case .present: (hasScreen, failures) = (true, 0)
        case .error: failures += 1
        case .start, .load: break
        }
        return .moved(from: before, to: next)
    }

    private static func next(_ phase: Phase, _ event: Event) -> Phase? {
        switch (phase, event) {
        case (.start, .initiate), (.present, .react), (.error, .retry): .fetch
        case (.fetch, .loadData): .load
        case (.load, .success): .present
        case (.fetch, .badData), (.load, .failure): .error
        default: nil
        }
    }
}

extension ScreenState.Event {
    /// The question that it answers, where it answers one.
    var generation: Int? {
        switch self {
        case .loadData(let generation), .success(let generation), .badData(let generation), .failure(let generation):
            generation
        case .initiate, .react, .retry: nil
        }
    }
}

import Foundation
import Observation
import Store

/// One counter with its history, to be looked at and changed; every change applies at once.
@MainActor @Observable
final class CounterModel {
    let id: Counter.ID
    /// The counter with all that happened to it; nil once it is gone.
    let history = LiveValue<CounterHistory?>()
    /// What is wrong with the name that stands in the field; nil where it can be kept.
    private(set) var nameProblem: String?
    /// The name that is being typed, where it can be kept; nil where that is the counter's own.
    private(set) var nameInSight: String?
    /// What is wrong with the milestones that stand in the field; nil where they are kept.
    var milestoneProblem: String?

    /// The single drinks and fruits that it has to do with, by name.
    private(set) var singleLinks: [SingleLink] = []

    @ObservationIgnored let environment: Environment
    /// The names of the other counters.
    @ObservationIgnored private var others: [String] = []
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let pause = TaskBag()

    init(id: Counter.ID, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    private var known: CounterHistory? { history.value ?? nil }
    var counter: Counter? { known?.counter }
    var settings: Counter.Settings? { counter?.settings }
    var state: CounterState? { known?.state }
    /// What happened, the newest first.
    var events: [CounterEvent] { known?.events.reversed() ?? [] }

    /// The counter in words.
    var words: CounterWords? {
        known.map { CounterWords(CounterSummary(counter: $0.counter, state: $0.state), environment.formats) }
    }

    /// Starts reading, or starts anew for another day; goes on until the model is gone.
    func appeared() {
        let library = environment.library
        history.follow(library.counterHistoryUpdates(id, today: environment.today.day))
        tasks.cancel()
        tasks.follow(library.counterUpdates(), orElse: environment.report) { [weak self] counters in
            guard let self else { return }
            others = counters.filter { $0.id != self.id }.map(\.name)
            checkName()
            let links = counters.first { $0.id == self.id }?.settings.links ?? []
            singleLinks = try await Self.named(links, in: environment.catalogue)
        }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// The name that was typed and is not kept yet; it outlives the page, so that no typing is lost.
    var typedName: String? { environment.typedNames[id] }

    /// Says what is wrong with the name that is being typed, if anything is; keeps it once the person pauses.
    func nameTyped(_ name: String) {
        environment.typedNames[id] = name
        checkName()
        pause.cancel()
        pause.run(orElse: environment.report) { [weak self] in
            try await Task.sleep(for: .milliseconds(800))
            self?.nameFinished()
        }
    }

    /// Keeps the name that was typed, where it can be.
    func nameFinished() {
        pause.cancel()
        guard let name = typedName, CounterName.problem(name, among: others) == nil else { return }
        environment.typedNames[id] = nil
        if CounterName.tidied(name) != settings?.name { change { $0.name = name } }
    }

    private func checkName() {
        let problem = typedName.flatMap { CounterName.problem($0, among: others) }
        nameProblem = problem.map { ErrorWording.translated.message($0) }
        nameInSight = problem == nil ? typedName.map(CounterName.tidied) : nil
    }

    /// Changes what is chosen for the counter.
    func change(_ change: @escaping @Sendable (inout Counter.Settings) -> Void) {
        environment.perform { [id, environment] in
            try await environment.library.changeCounter(id, at: environment.today.stamp, change)
        }
    }

    /// Has the current streak start on another day.
    func startChosen(_ day: CalendarDay) {
        guard day != state?.start else { return }
        environment.perform { [id, environment] in
            try await environment.library.setStart(of: id, to: day, at: environment.today.stamp)
        }
    }

    /// Sets the counter back to nought; that can be taken back.
    func resetClicked(note: String) {
        if let counter { environment.resetCounter(counter, note: note) }
    }

    /// Marks a day, or takes the mark away.
    func marked(_ day: CalendarDay, _ isMarked: Bool) {
        environment.perform { [id, environment] in
            try await environment.library.setMark(isMarked, on: day, counter: id, at: environment.today.stamp)
        }
    }

    /// Notes something in the history.
    func noted(_ note: String) {
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !note.isEmpty else { return }
        environment.perform { [id, environment] in
            try await environment.library.addNote(note, on: nil, counter: id, at: environment.today.stamp)
        }
    }

    /// Changes the note of something that happened.
    func noteChanged(_ note: String, of event: CounterEvent) {
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard note != event.note else { return }
        environment.perform { [id, library = environment.library] in
            try await library.setNote(note, event: event.id, of: id)
        }
    }

    /// Takes something out of the history; that can be taken back.
    func removed(_ event: CounterEvent) {
        environment.perform { [id, environment] in
            let change = try await environment.library.removeEvent(event.id, of: id)
            environment.tell(tr("Removed from the history.")) { try await environment.library.undo(change) }
        }
    }
}

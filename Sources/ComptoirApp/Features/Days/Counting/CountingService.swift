import Foundation
import GTK
import Store

/// What counting days takes while the program runs, with a window or without one: it tells of milestones, and sees
/// what other processes change.
@MainActor
final class CountingService {
    /// Called with how all counters stand, as the command line writes it, now and after each change; with nil as soon as
    /// what was said last may be so no longer.
    var onExport: (@MainActor (String?) -> Void)?

    private let environment: Environment
    private let teller: MilestoneTeller
    private let login: LoginStart
    private let monitor: FileMonitor
    private let tasks = TaskBag()
    private let exporting = TaskBag()
    /// Whether there is anything to tell of, for which the program stays.
    private var isWaiting = false
    private let states: CounterStates

    /// Begins.
    /// - Parameters:
    ///   - staysForMilestones: whether the program goes on without a window while any milestone is to be told of.
    ///   - send: shows a notification; one of the same id takes the place of the one before.
    ///   - withdraw: takes a notification back, if it is there.
    /// - Throws: `GLibError` where the library's folder cannot be watched.
    init(
        _ environment: Environment, staysForMilestones: Bool,
        send: @escaping @MainActor (DesktopNotification, _ id: String) -> Void,
        withdraw: @escaping @MainActor (_ id: String) -> Void
    ) throws {
        self.environment = environment
        teller = MilestoneTeller(environment: environment, send: send, withdraw: withdraw)
        login = LoginStart(environment: environment)
        states = CounterStates(library: environment.library)
        monitor = try FileMonitor(path: environment.folders.data.path, rateLimit: .milliseconds(100))
        monitor.onChange { [environment] change in
            guard change.path.contains("/library.sqlite") else { return }
            environment.perform { try await environment.library.checkForOutsideChanges() }
        }
        let library = environment.library
        tasks.follow(library.changes(of: [.counters, .histories])) { [weak self] changes in
            self?.states.changed(changes)
            self?.export()
        }
        if staysForMilestones {
            tasks.follow(library.counterUpdates(), orElse: environment.report) { [weak self] counters in
                self?.stay(counters.contains { $0.settings.notifies })
            }
        }
        export()
        monitor.observe({ environment.today.day }) { [weak self] _, _ in self?.dayTurned() }
        monitor.observe({ environment.preferences.dayBoundary }) { _, minutes in environment.today.boundary = minutes }
    }

    private func stay(_ isNeeded: Bool) {
        guard isNeeded != isWaiting else { return }
        isWaiting = isNeeded
        environment.staysRunning?(isNeeded)
    }

    private func dayTurned() {
        teller.tell()
        export()
    }

    /// Tells how all counters stand, once nothing has changed for a moment: very many take their time.
    private func export() {
        onExport?(nil)
        exporting.cancel()
        exporting.run(orElse: environment.report) { [weak self, environment] in
            try await Task.sleep(for: .milliseconds(100))
            guard let states = self?.states else { return }
            let (counters, today) = (try await environment.library.counters, environment.today.day)
            try await states.reckon(counters.map(\.id), today: today)
            let summaries = counters.compactMap { counter in
                states.known[counter.id].map { CounterSummary(counter: counter, state: $0) }
            }
            self?.onExport?(String(decoding: try CounterExport.json(summaries), as: UTF8.self))
        }
    }
}

/// What other programs can ask for over D-Bus, whether there is a window or not; the same as the command line's.
@MainActor
final class CountingActions {
    /// How all counters stand, as the command line writes it; nil while that is not known.
    var text: String? {
        didSet { if text != nil { list?.changed() } }
    }
    private var list: ReportAction?

    /// Adds the actions to an application, which is not registered yet.
    /// - Parameters:
    ///   - ready: calls what it is given with what the program keeps, once that is open.
    ///   - read: reads how all counters stand, while the one who asks waits.
    init(
        for application: Application, ready: @escaping @MainActor (@escaping @MainActor (Environment) -> Void) -> Void,
        read: @escaping @MainActor () -> String
    ) {
        let list = ReportAction("counters") { [weak self] in self?.text ?? read() }
        self.list = list
        application.add(list)
        application.add(
            Action("count-without", for: String.self) { name in ready { $0.count(name, .without) } },
            Action("count-with", for: String.self) { name in ready { $0.count(name, .with) } },
            Action("reset-counter", for: String.self) { name in ready { $0.resetCounter(named: name) } })
    }
}

extension Environment {
    /// Counts the days with or without something.
    func count(_ name: String, _ kind: Counter.Kind) {
        perform { [self] in
            try refuseUnlessKept()
            let settings = Counter.Settings(
                name: name, kind: kind, colour: DaysPalette.next(after: try await library.counters))
            try await library.addCounter(settings, at: today.stamp)
        }
    }

    /// Sets the counter of a name back to nought; that can be taken back.
    func resetCounter(named name: String) {
        perform { [self] in
            try refuseUnlessKept()
            resetCounter(try await library.counter(named: name))
        }
    }

    /// Another program may be told by nobody that a change is lost when this one ends.
    private func refuseUnlessKept() throws {
        if case .temporary(let reason) = library.state { throw ChangeRefused(reason: reason) }
    }
}

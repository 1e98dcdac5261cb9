import GTK
import Store

/// Tells of the milestones that counters reach, each once: by a notification that opens the counter, and that goes when
/// what it tells is no longer so.
@MainActor
final class MilestoneTeller {
    private let environment: Environment
    private let send: @MainActor (DesktopNotification, _ id: String) -> Void
    private let withdraw: @MainActor (_ id: String) -> Void
    private let tasks = TaskBag()
    /// What was told of each counter, and is not taken back.
    private var shown: [Counter.ID: DueMilestone] = [:]
    /// What is being told: one after the other, as what is withdrawn must have been shown before.
    private var telling: Task<Void, Never>?

    /// Begins to tell.
    /// - Parameters:
    ///   - send: shows a notification; one of the same id takes the place of the one before.
    ///   - withdraw: takes a notification back, if it is there.
    init(
        environment: Environment, send: @escaping @MainActor (DesktopNotification, _ id: String) -> Void,
        withdraw: @escaping @MainActor (_ id: String) -> Void
    ) {
        self.environment = environment
        self.send = send
        self.withdraw = withdraw
        let changes = environment.library.changes(of: [.counters, .histories])
        tell()
        tasks.follow(changes) { [weak self] in self?.tell(of: Set($0.compactMap(\.subject.counter))) }
    }

    /// Tells of what is due; to be called when the day turns.
    /// - Parameter ids: the counters that may have something to tell of; nil for all.
    func tell(of ids: Set<Counter.ID>? = nil) {
        let (library, today) = (environment.library, environment.today.day)
        let before = telling
        telling = tasks.run(orElse: environment.report) { [weak self] in
            await before?.value
            guard let shown = self?.shown else { return }
            let outdated = try await library.milestonesOutdated(today: today, of: ids, shown: shown)
            for id in outdated { self?.takeBack(id) }
            let due = try await library.milestonesDue(today: today, of: ids)
            guard !due.isEmpty else { return }
            for milestone in try await library.markTold(due) { self?.show(milestone) }
        }
    }

    /// By what the desktop knows a counter's notification.
    private static func name(_ id: Counter.ID) -> String { "counter-\(id)" }

    private func takeBack(_ id: Counter.ID) {
        shown[id] = nil
        withdraw(Self.name(id))
    }

    private func show(_ due: DueMilestone) {
        shown[due.counter.id] = due
        let words = CounterWords(CounterSummary(counter: due.counter, state: due.state), environment.formats)
        let notification = DesktopNotification(title: words.reached(due.milestone), body: words.sentence)
        notification.opens("app.open-counter", Int(due.counter.id))
        send(notification, Self.name(due.counter.id))
    }
}

extension CounterWords {
    /// What a milestone is called.
    func reached(_ milestone: Int) -> String {
        let number = formats.number(milestone)
        guard state.target != nil else {
            return trn("{number} day!", "{number} days!", milestone, ["number": number])
        }
        return milestone == 0
            ? tr("Today is the day") : trn("{number} day left", "{number} days left", milestone, ["number": number])
    }

    /// The milestones that lie on a way of days, by their number from its start.
    var milestones: [Int: String] {
        let milestones = counter.settings.milestones
        guard let total = state.total else {
            let next = state.nextMilestone(milestones).map { [$0] } ?? []
            return Dictionary(
                uniqueKeysWithValues: (state.reachedMilestones(milestones) + next).map {
                    ($0, formats.isYears($0) ? formats.span($0) : formats.number($0))
                })
        }
        return Dictionary(
            uniqueKeysWithValues: milestones.all(upTo: total).map { (total - $0, formats.number($0)) }.filter {
                $0.0 > 0
            })
    }
}

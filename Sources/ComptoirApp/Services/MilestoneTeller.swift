import GTK
import Store

/// Tells of the milestones that counters reach, each once: by a notification that opens the counter.
@MainActor
final class MilestoneTeller {
    private let environment: Environment
    private let send: @MainActor (DesktopNotification, _ id: String) -> Void
    private let tasks = TaskBag()

    /// Begins to tell.
    /// - Parameter send: shows a notification; one of the same id takes the place of the one before.
    init(environment: Environment, send: @escaping @MainActor (DesktopNotification, _ id: String) -> Void) {
        self.environment = environment
        self.send = send
        let changes = environment.library.changes(of: [.counters, .histories])
        tell()
        tasks.follow(changes) { [weak self] in self?.tell(of: Set($0.compactMap(\.subject.counter))) }
    }

    /// Tells of what is due; to be called when the day turns.
    /// - Parameter ids: the counters that may have something to tell of; nil for all.
    func tell(of ids: Set<Counter.ID>? = nil) {
        let (library, today) = (environment.library, environment.today.day)
        tasks.run(orElse: environment.report) { [weak self] in
            let due = try await library.milestonesDue(today: today, of: ids)
            guard !due.isEmpty else { return }
            for milestone in try await library.markTold(due) { self?.show(milestone) }
        }
    }

    private func show(_ due: DueMilestone) {
        let words = CounterWords(CounterSummary(counter: due.counter, state: due.state), environment.formats)
        let notification = DesktopNotification(title: words.reached(due.milestone), body: words.sentence)
        notification.opens("app.open-counter", Int(due.counter.id))
        send(notification, "counter-\(due.counter.id)")
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
                    ($0, formats.number($0))
                })
        }
        return Dictionary(
            uniqueKeysWithValues: milestones.all(upTo: total).map { (total - $0, formats.number($0)) }.filter {
                $0.0 > 0
            })
    }
}

import Observation
import Store

/// What was made: the log, and what it adds up to.
@MainActor @Observable
final class LogModel {
    /// The entries, the newest first.
    let results: SearchResults<LogQuery>
    private(set) var statistics: MadeStatistics?
    /// The names of the drinks that were made the most, by id.
    private var names: [String: String] = [:]

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        results = SearchResults(LogQuery(), in: environment.catalogue)
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        results.start()
        dayTurned()
    }

    /// Adds up anew, as a new day may begin a new week.
    func dayTurned() {
        tasks.cancel()
        let (library, catalogue) = (environment.library, environment.catalogue)
        let updates = library.statisticsUpdates(
            today: environment.today.day, firstWeekday: environment.formats.firstWeekday)
        tasks.follow(updates, orElse: environment.report) { [weak self] statistics in
            self?.names = try await catalogue.names(of: .drink, statistics.favourites.prefix(Self.most).map(\.drink))
            self?.statistics = statistics
        }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// How many of the drinks that were made the most are named.
    private static let most = 5

    /// The drinks that were made the most.
    var favourites: [String] {
        (statistics?.favourites.prefix(Self.most) ?? []).map { favourite in
            trn(
                "{name}, {count} serving", "{name}, {count} servings", favourite.servings,
                [
                    "name": names[favourite.drink] ?? TextLimit.name.shown(favourite.drink),
                    "count": environment.formats.number(favourite.servings),
                ])
        }
    }

    /// When an entry was made, how much, and what was noted.
    func detail(_ line: LogLine) -> String {
        let formats = environment.formats
        return [
            formats.shortDate(line.day),
            trn("{count} serving", "{count} servings", line.servings, ["count": formats.number(line.servings)]),
            line.note,
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Opens the page of the drink that was made.
    func opened(_ line: LogLine) { environment.navigator.open(.drink(line.drink)) }

    /// Takes an entry out of the log, and puts back what was taken for it; that can be taken back.
    func removed(_ line: LogLine) {
        environment.perform { [environment, name = name(line)] in
            let change = try await environment.library.undoMade(line.made)
            guard !change.isEmpty else { return }
            environment.tell(tr("{name} was taken out of the log.", ["name": name])) {
                [library = environment.library] in
                try await library.undo(change)
            }
        }
    }
}

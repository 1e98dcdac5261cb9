import Observation
import Store

/// What was made: the log, and what it adds up to.
@MainActor @Observable
final class LogModel {
    /// The entries of the log, the newest first, with the names of their drinks.
    struct Log: Equatable, Sendable {
        let entries: [Made]
        /// By the drink's id.
        let names: [String: String]
    }

    let log = LiveValue<Log>()
    private(set) var statistics: MadeStatistics?

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(environment: Environment) { self.environment = environment }

    var entries: [Made] { log.value?.entries ?? [] }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let (library, catalogue) = (environment.library, environment.catalogue)
        log.follow(
            library.logUpdates().map { entries in
                var names: [String: String] = [:]
                for id in Set(entries.map(\.drink)) { names[id] = try await catalogue.drink(id: id)?.name }
                return Log(entries: entries, names: names)
            })
        tasks.cancel()
        tasks.follow(library.statisticsUpdates(), orElse: environment.report) { [weak self] in self?.statistics = $0 }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    func name(of drink: String) -> String { log.value?.names[drink] ?? drink }

    /// The drinks that were made the most.
    var favourites: [String] {
        (statistics?.favourites.prefix(5) ?? []).map { favourite in
            trn(
                "{name}, {count} serving", "{name}, {count} servings", favourite.servings,
                ["name": name(of: favourite.drink), "count": environment.formats.number(favourite.servings)])
        }
    }

    /// Takes an entry out of the log, and puts back what was taken for it.
    func removed(_ entry: Made) {
        environment.perform { [library = environment.library] in try await library.undoMade(entry.id) }
    }
}

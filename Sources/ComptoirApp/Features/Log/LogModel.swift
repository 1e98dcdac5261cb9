import Observation
import Store

/// What was made: the log, and what it adds up to.
@MainActor @Observable
final class LogModel {
    @ObservationIgnored let environment: Environment
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []

    private(set) var entries: [Made] = []
    private(set) var statistics: MadeStatistics?
    /// The names of the drinks in the log, by id.
    private(set) var names: [String: String] = [:]

    init(environment: Environment) { self.environment = environment }

    isolated deinit {
        for task in tasks { task.cancel() }
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        guard tasks.isEmpty else { return }
        let (library, catalogue) = (environment.library, environment.catalogue)
        tasks = [
            Task { [weak self] in
                do {
                    for try await entries in library.logUpdates() {
                        var names: [String: String] = [:]
                        for id in Set(entries.map(\.drink)) { names[id] = try await catalogue.drink(id: id)?.name }
                        self?.names = names
                        self?.entries = entries
                    }
                } catch {
                    self?.environment.report(error)
                }
            },
            Task { [weak self] in
                do {
                    for try await statistics in library.statisticsUpdates() { self?.statistics = statistics }
                } catch {
                    self?.environment.report(error)
                }
            },
        ]
    }

    func name(of drink: String) -> String { names[drink] ?? drink }

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
        let environment = environment
        Task {
            do { try await environment.library.undoMade(entry.id) } catch { environment.report(error) }
        }
    }
}

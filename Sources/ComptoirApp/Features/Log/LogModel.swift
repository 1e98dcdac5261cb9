import Observation
import Store

/// What was made: the log, and what it adds up to.
@MainActor @Observable
final class LogModel {
    /// The entries, the newest first.
    let results: SearchResults<LogQuery>
    private(set) var statistics: MadeStatistics?
    /// What the catalogue knows of them.
    private(set) var details: MadeDetails?
    /// What the bars count.
    var measure = LogMeasure.drinks
    /// The month that is looked at.
    let month: LogMonthModel

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private let finding = TaskBag()

    init(environment: Environment) {
        self.environment = environment
        month = LogMonthModel(environment: environment)
        results = SearchResults(LogQuery(), in: environment.catalogue)
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        results.start()
        month.appeared()
        dayTurned()
    }

    /// Adds up anew, as a new day may begin a new week.
    func dayTurned() {
        tasks.cancel()
        let (library, catalogue) = (environment.library, environment.catalogue)
        let updates = library.statisticsUpdates(
            today: environment.today.day, firstWeekday: environment.formats.firstWeekday)
        tasks.follow(updates, orElse: environment.report) { [weak self] statistics in
            self?.details = try await Self.details(of: statistics, in: catalogue)
            self?.statistics = statistics
        }
        // At the very first start the packs come after the log.
        tasks.follow(catalogue.changes(of: [.packs]), orElse: environment.report) { [weak self] _ in
            guard let statistics = self?.statistics else { return }
            self?.details = try await Self.details(of: statistics, in: catalogue)
        }
    }

    private static func details(of statistics: MadeStatistics, in catalogue: Catalogue) async throws -> MadeDetails {
        try await catalogue.madeDetails(
            drinks: statistics.favourites.prefix(most).map(\.drink),
            since: statistics.weeks.suffix(weeks).first?.start ?? .last)
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// How many of the drinks that were made the most are shown.
    private static let most = 6

    /// A drink that was made often.
    struct Favourite: Identifiable, Equatable {
        let id: String
        let name: String
        /// How it looks; nil where the catalogue has it no longer.
        let sketch: DrinkSketch?
        /// How much of it was made.
        let count: String
        /// When it was last made.
        let last: String
        /// All of it, for who cannot see it.
        var spoken: String { "\(name), \(count)" }
    }

    /// The drinks that were made the most.
    var favourites: [Favourite] {
        let formats = environment.formats
        return (statistics?.favourites.prefix(Self.most) ?? []).map { favourite in
            let face = details?.faces[favourite.drink]
            return Favourite(
                id: favourite.drink, name: face?.name ?? TextLimit.name.shown(favourite.drink), sketch: face?.sketch,
                count: servings(favourite.servings),
                last: tr("last on {date}", ["date": formats.shortDate(favourite.last)]))
        }
    }

    /// Opens the page of a drink.
    func opened(_ favourite: Favourite) { environment.navigator.open(.drink(favourite.id)) }

    /// Finds the place of the newest entry of a day or of one before.
    func find(_ day: CalendarDay, then found: @escaping @MainActor (Int) -> Void) {
        finding.cancel()
        finding.run(orElse: environment.report) { [library = environment.library] in
            found(try await library.entries(after: day))
        }
    }

    /// When an entry was made, how much, and what was noted.
    func detail(_ line: LogLine) -> String {
        [environment.formats.shortDate(line.day), servings(line.servings), line.note].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// So many servings, in words.
    func servings(_ count: Double) -> String {
        trn("{count} serving", "{count} servings", count, ["count": environment.formats.number(count)])
    }

    /// Opens the page of the drink that was made.
    func opened(_ line: LogLine) { environment.navigator.open(.drink(line.drink)) }

    /// Takes an entry out of the log, and puts back what was taken for it; that can be taken back.
    func removed(_ line: LogLine) {
        environment.perform { [environment, name = name(line)] in
            let change = try await environment.library.undoMade(line.made)
            guard !change.isEmpty else { return }
            environment.tell(tr("{name} was removed from the log.", ["name": name])) {
                [library = environment.library] in
                try await library.undo(change)
            }
        }
    }
}

import Observation
import Store

/// One fruit's page.
@MainActor @Observable
final class FruitModel: EntryModel {
    let id: String
    /// The fruit; nil where there is none of that id.
    let record = LiveValue<Fruit?>()
    /// Where there is none of that id, those that may have been meant.
    let resembling: ResemblingEntries
    let favourite: FavouriteMark
    /// The drinks that it goes into, itself, as juice or as garnish, by name.
    private(set) var drinks: [DrinkSummary] = []
    /// The counters of days with something for which eating it is a day.
    private(set) var fed: [CounterSummary] = []

    /// What it is in the shop; nil where nobody sells it.
    private(set) var product: ProductSummary?
    /// The stores that have it.
    @ObservationIgnored let places: PlacesModel

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(id: String, environment: Environment) {
        self.id = id
        self.environment = environment
        places = PlacesModel(for: .fruit(id), environment: environment)
        resembling = ResemblingEntries(.fruit, id, in: environment.catalogue)
        favourite = FavouriteMark(.fruit, id: id, environment: environment)
    }

    var fruit: Fruit? { record.value ?? nil }
    var name: String? { fruit?.name }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let (id, catalogue) = (id, environment.catalogue)
        record.follow(catalogue.values(on: [.packs], of: { try await $0.fruit(id: id) }))
        resembling.start()
        favourite.start()
        tasks.cancel()
        tasks.follow(
            catalogue.values(on: [.packs, .shelf], of: { try await $0.summaries(matching: DrinkQuery(fruit: id)) }),
            orElse: environment.report
        ) { [weak self] in self?.drinks = $0 }
        tasks.follow(
            catalogue.values(on: [.packs, .prices], of: { try await $0.product(for: .fruit(id)) }),
            orElse: environment.report
        ) { [weak self] in self?.product = $0 }
        let changes = environment.library.changes(of: [.counters, .histories])
        dayTurned()
        tasks.follow(changes, orElse: environment.report) { [weak self] in try await self?.changed($0) }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Reads how the counters stand that it feeds; to be called when the day turns.
    func dayTurned() {
        tasks.run(orElse: environment.report) { [weak self] in try await self?.readFed() }
    }

    /// The date.
    var today: CalendarDay { environment.today.day }

    private func changed(_ changes: Set<LibraryChange>) async throws {
        let concernsFed = changes.contains { change in
            if case .history(let id) = change.subject { fed.contains { $0.id == id } } else { true }
        }
        if concernsFed { try await readFed() }
    }

    private func readFed() async throws {
        let (library, today) = (environment.library, environment.today.day)
        var summaries: [CounterSummary] = []
        for counter in try await library.countersFed(byFruit: id) {
            if let summary = try await library.counterSummary(counter.id, today: today) { summaries.append(summary) }
        }
        fed = summaries
    }

    /// Marks today as a day with it, or takes the mark away.
    func eatenClicked(_ summary: CounterSummary) {
        environment.perform { [environment] in
            try await environment.library.setMark(
                !summary.state.isMarkedToday, counter: summary.id, at: environment.today.stamp)
        }
    }

    // MARK: Nutrition

    /// 100 g, and the ordinary piece and cup where the fruit has them.
    var servings: [Serving] {
        [.hundredGrams] + [Portion.Kind.piece, .cup].compactMap { fruit?.serving($0) }
    }

    /// What the table shows: the person's usual serving if the fruit has it, else 100 g.
    var serving: Serving {
        servings.first { $0.key == environment.preferences.serving } ?? .hundredGrams
    }

    func servingChosen(_ key: String) {
        environment.preferences.serving = key
    }

    var formats: Formats { environment.formats }

    var lines: [NutritionLine] {
        fruit.map { NutritionLine.lines(of: $0, in: serving, formats) } ?? []
    }

    var copyText: String {
        guard let fruit else { return "" }
        var parts = [fruit.name, fruit.headline, fruit.text]
        parts.append(
            ([serving.title(formats)]
                + lines.map {
                    tr("{name}: {value}", ["name": $0.name, "value": $0.amount])
                        + ($0.shareText.map { " (\($0))" } ?? "")
                })
                .joined(separator: "\n"))
        if let source = fruit.nutrition.source { parts.append(tr("Source: {source}", ["source": source.title])) }
        return parts.joined(separator: "\n\n")
    }
}

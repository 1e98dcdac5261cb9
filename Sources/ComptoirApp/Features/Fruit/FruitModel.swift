import Observation
import Store

/// One fruit's page.
@MainActor @Observable
final class FruitModel: EntryModel {
    let id: String
    /// The fruit; nil where there is none of that id.
    let record = LiveValue<Fruit?>()
    let favourite: FavouriteMark
    /// The drinks that it goes into, itself, as juice or as garnish, by name.
    private(set) var drinks: [DrinkSummary] = []

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(id: String, environment: Environment) {
        self.id = id
        self.environment = environment
        favourite = FavouriteMark(.fruit, id: id, environment: environment)
    }

    var fruit: Fruit? { record.value ?? nil }
    var name: String? { fruit?.name }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let (id, catalogue) = (id, environment.catalogue)
        record.follow(catalogue.values(of: { try await $0.fruit(id: id) }))
        favourite.start()
        tasks.cancel()
        tasks.follow(
            catalogue.values(of: { try await $0.summaries(matching: DrinkQuery(fruit: id)) }),
            orElse: environment.report
        ) { [weak self] in self?.drinks = $0 }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Shows all drinks that it goes into.
    func allDrinksClicked() {
        environment.wantedDrinks = DrinkQuery(fruit: id)
        environment.navigator.open(.drinks)
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
                + lines.map { "\($0.name): \($0.amount)" + ($0.shareText.map { " (\($0))" } ?? "") })
                .joined(separator: "\n"))
        if let source = fruit.nutrition.source { parts.append(tr("Source: {source}", ["source": source.title])) }
        return parts.joined(separator: "\n\n")
    }
}

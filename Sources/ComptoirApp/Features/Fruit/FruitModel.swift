import Observation
import Store

/// One fruit's page.
@MainActor @Observable
final class FruitModel {
    enum State: Equatable {
        case loading
        case ready(Fruit)
        case missing
        case failed(message: String, advice: String)
    }

    let id: String
    private(set) var state = State.loading
    private(set) var isFavourite = false
    /// The drinks that it goes into, by name.
    private(set) var drinks: [DrinkSummary] = []

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []
    /// How many clicks on the heart are still being saved.
    @ObservationIgnored private var unsavedClicks = 0

    init(id: String, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    isolated deinit {
        for task in tasks { task.cancel() }
    }

    var fruit: Fruit? {
        if case .ready(let fruit) = state { fruit } else { nil }
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        guard tasks.isEmpty else { return }
        let (id, catalogue, library) = (id, environment.catalogue, environment.library)
        tasks = [
            Task { [weak self] in
                do {
                    for try await fruit in catalogue.values(of: { try await $0.fruit(id: id) }) {
                        self?.state = fruit.map { .ready($0) } ?? .missing
                    }
                } catch {
                    let words = ErrorWording.translated.words(for: error)
                    self?.state = .failed(message: words.message, advice: words.advice)
                }
            },
            Task { [weak self] in
                do {
                    for try await drinks in catalogue.values(of: { try await $0.drinks(withFruit: id) }) {
                        self?.drinks = drinks
                    }
                } catch {
                    self?.environment.report(error)
                }
            },
            Task { [weak self] in
                do {
                    for try await all in library.favouriteUpdates(of: .fruit) {
                        // What was read before a click was saved says nothing of the click.
                        guard let self, unsavedClicks == 0 else { continue }
                        isFavourite = all.contains { $0.id == id }
                    }
                } catch {
                    self?.environment.report(error)
                }
            },
        ]
    }

    func retryClicked() {
        for task in tasks { task.cancel() }
        tasks = []
        state = .loading
        appeared()
    }

    /// Shows all drinks that it goes into.
    func allDrinksClicked() {
        var query = DrinkQuery()
        query.fruit = id
        environment.wantedDrinks = query
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

    // MARK: Intents

    /// Marks or unmarks the fruit as a favourite; unmarking can be taken back.
    func favouriteClicked() {
        guard let fruit else { return }
        let (environment, wanted) = (environment, !isFavourite)
        isFavourite = wanted
        unsavedClicks += 1
        Task { [weak self] in
            defer { self?.unsavedClicks -= 1 }
            do {
                let old = try await environment.library.setFavourite(wanted, .fruit, id: fruit.id)
                if let old, !wanted { environment.offerUndo(of: old, named: fruit.name) }
            } catch {
                self?.isFavourite = !wanted
                environment.report(error)
            }
        }
    }

    /// The page as plain text, for the clipboard.
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

extension Serving {
    /// The name that preferences keep: `100g`, `piece` or `cup`.
    var key: String {
        switch self {
        case .hundredGrams: "100g"
        case .portion(let portion): portion.kind.rawValue
        }
    }

    /// The serving in a word or two.
    var shortTitle: String {
        switch self {
        case .hundredGrams: tr("100 g")
        case .portion(let portion): portion.kind == .piece ? tr("Piece") : tr("Cup")
        }
    }

    /// The serving in full, with its weight.
    func title(_ formats: Formats) -> String {
        switch self {
        case .hundredGrams: tr("Per 100 g, the part one eats")
        case .portion(let portion):
            tr("{portion}: {weight}", ["portion": portion.name, "weight": formats.weight(grams: portion.grams)])
        }
    }
}

extension Catalogue {
    /// The drinks that a fruit goes into, itself, as juice or as garnish, by name.
    fileprivate func drinks(withFruit id: String) async throws -> [DrinkSummary] {
        var query = DrinkQuery()
        query.fruit = id
        return try await loadDrinkSummaries(for: rows(matching: query))
    }
}

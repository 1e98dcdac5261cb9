import Observation
import Store

/// One drink's page.
@MainActor @Observable
final class DrinkModel: EntryModel {
    let id: String
    /// The drink; nil where there is none of that id.
    let record = LiveValue<DrinkRecord?>()
    let favourite: FavouriteMark
    /// What a serving costs.
    let cost: DrinkCostModel
    /// What is to be bought for it.
    let purchases: DrinkPurchases
    /// The person's own rating in half stars; nil where there is none.
    private(set) var rating: Int?

    /// The rating that the shop's server or the drink's pack gives it, while the person has none of their own.
    var givenRating: Figured? { rating == nil ? record.value??.givenRating : nil }

    /// Where there is none of that id, those that may have been meant.
    let resembling: ResemblingEntries
    /// How many servings the amounts are for.
    var servings = 1.0 {
        didSet { if servings != oldValue { purchases.follow(servings: servings) } }
    }
    /// Which way to serve it the person brought to the front; nil for its own.
    var serving: Int?
    /// The tab that is open: `ingredients`, `instructions` or `shop`.
    var tab = "ingredients"
    /// Whether the ingredients are ordered by quantity rather than by name.
    var sortsByQuantity = false
    /// Whether that order runs from the most to the least, or from Z to A.
    var sortsDown = false
    /// The step that the pour shows, or nil before the first.
    var step: Int?

    /// The rating that the library is known to have.
    @ObservationIgnored private var keptRating: Int?
    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(id: String, environment: Environment) {
        self.id = id
        self.environment = environment
        resembling = ResemblingEntries(.drink, id, in: environment.catalogue)
        favourite = FavouriteMark(.drink, id: id, environment: environment)
        cost = DrinkCostModel(drink: id, environment: environment)
        purchases = DrinkPurchases(drink: id, environment: environment)
    }

    var drink: Drink? { record.value??.drink }
    var name: String? { drink?.name }
    /// The recipe's ingredients, by id.
    var ingredients: [String: Ingredient] { record.value??.ingredients ?? [:] }
    /// What of it the shelf has.
    var makeable: Makeable? { record.value??.makeable }
    var figures: DrinkFigures? { record.value??.figures }
    /// The fruits that go into it.
    var fruits: [Named] { record.value??.fruits ?? [] }
    var formats: Formats { environment.formats }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let id = id
        record.follow(
            environment.catalogue.values(on: [.packs, .shelf], of: { try await DrinkRecord(id: id, in: $0) }))
        resembling.start()
        favourite.start()
        cost.appeared()
        purchases.follow(servings: servings)
        tasks.cancel()
        tasks.follow(environment.library.ratingUpdates(drink: id), orElse: environment.report) { [weak self] in
            self?.keptRating = $0
            self?.rating = $0
        }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Rates the drink; a rating that cannot be saved goes back to what was.
    /// - Parameter stars: 0.5 to 5 by halves; 0 for no rating.
    func rated(_ stars: Double) {
        let (library, id, new) = (environment.library, id, stars > 0 ? Int((stars * 2).rounded()) : nil)
        rating = new
        environment.perform { [weak self] in
            do {
                try await library.setRating(new, drink: id)
                self?.keptRating = new
            } catch {
                // Another may have been chosen meanwhile, and its turn comes.
                if let self, rating == new { rating = keptRating }
                throw error
            }
        }
    }

    /// Notes that it was made, and takes from the shelf what went into it; it can be taken back.
    /// - Parameter daysAgo: how many days before today it was made, 0 or more.
    func made(servings: Double, daysAgo: Int, note: String) {
        guard let drink else { return }
        let stamp = environment.today.stamp
        let day = stamp.day.adding(days: -daysAgo)
        environment.perform { [environment, ingredients] in
            let entry = try await environment.catalogue.made(
                drink, servings: servings, on: day, at: stamp, note: note)
            environment.madeDrafts.logged(note, of: drink.id)
            environment.tell(tr("{name} is in the log.", ["name": drink.name])) { [library = environment.library] in
                try await library.undoMade(entry.id)
            }
            try await environment.askAboutCounters(drink, ingredients: ingredients, made: day)
        }
    }

    /// The page as plain text, for the clipboard.
    var copyText: String {
        guard let drink else { return "" }
        let parts = drink.parts.map(line)
        let steps = drink.steps.enumerated().map { "\($0 + 1). \($1.text)" }
        return [
            drink.name, drink.story,
            trn("{count} serving", "{count} servings", servings, ["count": formats.number(servings)]),
            parts.joined(separator: "\n"), steps.joined(separator: "\n"),
            tr("Source: {source}", ["source": drink.sources.map(\.title).joined(separator: "; ")]),
        ].joined(separator: "\n\n")
    }
}

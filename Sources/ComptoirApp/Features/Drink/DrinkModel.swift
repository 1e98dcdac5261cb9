import Foundation
import Observation
import Store

/// One drink's page.
@MainActor @Observable
final class DrinkModel {
    enum State: Equatable {
        case loading
        case ready(Drink)
        case missing
        case failed(message: String, advice: String)
    }

    let id: String
    private(set) var state = State.loading
    private(set) var isFavourite = false
    /// The person's own rating in half stars; nil where there is none.
    private(set) var rating: Int?
    /// The recipe's ingredients, by id.
    private(set) var ingredients: [String: Ingredient] = [:]
    /// What of it the shelf has.
    private(set) var makeable: Makeable?
    private(set) var figures: DrinkFigures?
    /// The fruits that go into it.
    private(set) var fruits: [Named] = []

    /// How many servings the amounts are for.
    var servings = 1.0
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

    @ObservationIgnored let environment: Environment
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

    var drink: Drink? {
        if case .ready(let drink) = state { drink } else { nil }
    }

    var formats: Formats { environment.formats }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        guard tasks.isEmpty else { return }
        let (id, catalogue, library) = (id, environment.catalogue, environment.library)
        tasks = [
            Task { [weak self] in
                do {
                    for try await record in catalogue.values(of: { try await DrinkRecord(id: id, in: $0) }) {
                        self?.show(record)
                    }
                } catch {
                    let words = ErrorWording.translated.words(for: error)
                    self?.state = .failed(message: words.message, advice: words.advice)
                }
            },
            Task { [weak self] in
                do {
                    for try await all in library.favouriteUpdates(of: .drink) {
                        // What was read before a click was saved says nothing of the click.
                        guard let self, unsavedClicks == 0 else { continue }
                        isFavourite = all.contains { $0.id == id }
                    }
                } catch {
                    self?.environment.report(error)
                }
            },
            Task { [weak self] in
                do {
                    for try await rating in library.ratingUpdates(drink: id) { self?.rating = rating }
                } catch {
                    self?.environment.report(error)
                }
            },
        ]
    }

    private func show(_ record: DrinkRecord?) {
        guard let record else { return state = .missing }
        ingredients = record.ingredients
        makeable = record.makeable
        figures = record.figures
        fruits = record.fruits
        if drink != record.drink { state = .ready(record.drink) }
    }

    func retryClicked() {
        for task in tasks { task.cancel() }
        tasks = []
        state = .loading
        appeared()
    }

    // MARK: Intents

    /// Marks or unmarks the drink as a favourite; unmarking can be taken back.
    func favouriteClicked() {
        guard let drink else { return }
        let (environment, wanted) = (environment, !isFavourite)
        isFavourite = wanted
        unsavedClicks += 1
        Task { [weak self] in
            defer { self?.unsavedClicks -= 1 }
            do {
                let old = try await environment.library.setFavourite(wanted, .drink, id: drink.id)
                if let old, !wanted { environment.offerUndo(of: old, named: drink.name) }
            } catch {
                self?.isFavourite = !wanted
                environment.report(error)
            }
        }
    }

    /// Rates the drink.
    /// - Parameter stars: 0.5 to 5 by halves; 0 for no rating.
    func rated(_ stars: Double) {
        let (environment, id, new) = (environment, id, stars > 0 ? Int((stars * 2).rounded()) : nil)
        rating = new
        Task {
            do { try await environment.library.setRating(new, drink: id) } catch { environment.report(error) }
        }
    }

    /// Notes that it was made, and takes from the shelf what went into it; it can be taken back.
    func made(servings: Double, date: Date?, note: String) {
        guard let drink else { return }
        let environment = environment
        Task {
            do {
                let entry = try await environment.catalogue.made(drink, servings: servings, date: date, note: note)
                environment.notices.append(
                    Notice(text: tr("{name} is in the log.", ["name": drink.name])) {
                        Task {
                            do { try await environment.library.undoMade(entry.id) } catch { environment.report(error) }
                        }
                    })
            } catch {
                environment.report(error)
            }
        }
    }
}

/// A drink with all that its page is reckoned from.
private struct DrinkRecord: Sendable {
    let drink: Drink
    let ingredients: [String: Ingredient]
    let makeable: Makeable
    let figures: DrinkFigures
    let fruits: [Named]

    init?(id: String, in catalogue: Catalogue) async throws {
        guard let drink = try await catalogue.drink(id: id) else { return nil }
        self.drink = drink
        ingredients = try await catalogue.ingredients(for: drink)
        makeable = try await catalogue.makeable(drink)
        figures = DrinkFigures(drink, ingredients: ingredients)
        var fruits: [Named] = []
        for id in drink.parts.compactMap({ [ingredients] in ingredients[$0.ingredient]?.fruit })
        where !fruits.contains(where: { $0.id == id }) {
            if let fruit = try await catalogue.fruit(id: id) { fruits.append(Named(id: id, name: fruit.name)) }
        }
        self.fruits = fruits
    }
}

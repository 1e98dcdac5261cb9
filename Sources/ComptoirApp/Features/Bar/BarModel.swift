import Foundation
import Observation
import Store

/// The shelf of the bar: what is searched, what is there, and what would be worth buying.
@MainActor @Observable
final class BarModel {
    enum State: Equatable, Sendable {
        case loading
        case ready
        case failed(message: String, advice: String)
    }

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var suggesting: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?

    private(set) var state = State.loading
    /// The ingredients that are shown, in order.
    private(set) var ingredients: [IngredientSummary] = []
    /// How many drinks can be made now.
    private(set) var makeable = 0
    /// What to buy: the best one, two and three.
    private(set) var suggestions: [PurchaseSuggestion] = []

    init(environment: Environment) { self.environment = environment }

    isolated deinit {
        reading?.cancel()
        suggesting?.cancel()
        watching?.cancel()
    }

    /// What the person typed.
    var text = "" {
        didSet { if text != oldValue { read() } }
    }

    /// The sort of thing that is shown; nil for all.
    var kind: IngredientKind? {
        didSet { if kind != oldValue { read() } }
    }

    /// Whether only what is on the shelf is shown.
    var onlyOnShelf = false {
        didSet { if onlyOnShelf != oldValue { read() } }
    }

    /// Starts reading, and reads again when packs or the shelf change.
    func appeared() {
        guard watching == nil else { return }
        changed()
        watching = Task { [weak self, catalogue = environment.catalogue] in
            for await _ in catalogue.changes {
                guard let self else { return }
                changed()
            }
        }
    }

    func retryClicked() {
        state = .loading
        changed()
    }

    private func changed() {
        read()
        suggest()
    }

    private func read() {
        reading?.cancel()
        let query = IngredientQuery(text: text, kind: kind, onlyOnShelf: onlyOnShelf)
        reading = Task { [weak self, catalogue = environment.catalogue] in
            do {
                let found = try await catalogue.ingredients(matching: query)
                guard let self, !Task.isCancelled else { return }
                ingredients = found
                state = .ready
            } catch is CancellationError {
                return
            } catch {
                let words = ErrorWording.translated.words(for: error)
                self?.state = .failed(message: words.message, advice: words.advice)
            }
        }
    }

    private func suggest() {
        suggesting?.cancel()
        suggesting = Task { [weak self, catalogue = environment.catalogue] in
            do {
                var query = DrinkQuery()
                query.lacking = 0
                let count = try await catalogue.rows(matching: query).count
                self?.makeable = count
                let found = try await catalogue.purchaseSuggestions(upTo: 3)
                guard let self, !Task.isCancelled else { return }
                suggestions = found
            } catch is CancellationError {
                return
            } catch {
                self?.environment.report(error)
            }
        }
    }

    // MARK: Intents

    /// Says how much there is of an ingredient; it goes onto the shelf if it was not there.
    func stateChosen(_ state: ShelfItem.State, of ingredient: String) {
        let amount = environment.bar.item(ingredient)?.amount
        put([ShelfItem(ingredient, state, amount: state == .empty ? nil : amount)])
    }

    /// Says how much there is of an ingredient, in millilitres; nil where that is not to be kept.
    func amountChosen(_ millilitres: Double?, of ingredient: String) {
        let state = environment.bar.item(ingredient)?.state ?? .have
        put([ShelfItem(ingredient, state, amount: millilitres.map { Quantity($0, .millilitre) })])
    }

    /// Puts what a person typed onto the shelf.
    func put(_ items: [ShelfItem]) {
        let environment = environment
        Task {
            do { try await environment.library.setShelf(items) } catch { environment.report(error) }
        }
    }

    /// Takes an ingredient off the shelf; it can be taken back.
    func removed(_ ingredient: IngredientSummary) {
        let environment = environment
        Task {
            do {
                let change = try await environment.library.removeFromShelf([ingredient.id])
                environment.notices.append(
                    Notice(text: tr("{name} is off the shelf.", ["name": ingredient.name])) {
                        Task {
                            do { try await environment.library.undo(change) } catch { environment.report(error) }
                        }
                    })
            } catch {
                environment.report(error)
            }
        }
    }
}

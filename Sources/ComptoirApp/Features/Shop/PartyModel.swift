import Observation
import Store

/// Shopping for an evening: these drinks, so many guests, so many of each; what that needs, and what is left to buy.
@MainActor @Observable
final class PartyModel {
    /// Who comes and what is served.
    private(set) var plan: Evening.Plan
    /// The evening that is kept and open; nil for one that is not kept yet.
    private(set) var evening: Evening.ID?
    /// What is needed, and what of it is to be bought.
    let needs = LiveValue<Needs>()
    /// The names of the drinks, by id.
    private(set) var names: [String: String] = [:]
    /// The evenings that are kept, the newest first.
    private(set) var evenings: [Evening] = []

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()
    @ObservationIgnored private var isStarted = false

    init(environment: Environment, plan: Evening.Plan = Evening.Plan(guests: 4)) {
        self.environment = environment
        self.plan = plan
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        isStarted = true
        tasks.cancel()
        tasks.follow(environment.library.eveningUpdates(), orElse: environment.report) { [weak self] in
            self?.evenings = $0
        }
        reckon()
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Reckons anew, now and whenever the shelf, the packs or prices change.
    private func reckon() {
        guard isStarted else { return }
        let plan = plan
        needs.follow(
            environment.catalogue.values(on: [.packs, .shelf, .prices]) { try await $0.needs(for: plan) })
        let drinks = Set(plan.drinks.map(\.drink)).subtracting(names.keys)
        guard !drinks.isEmpty else { return }
        tasks.run(orElse: environment.report) { [weak self, catalogue = environment.catalogue] in
            let found = try await catalogue.names(of: .drink, drinks)
            self?.names.merge(found) { $1 }
        }
    }

    private func change(_ change: (inout Evening.Plan) -> Void) {
        var new = plan
        change(&new)
        guard new != plan else { return }
        plan = new
        reckon()
    }

    // MARK: The plan

    /// Says how many guests come.
    func guestsChosen(_ guests: Int) { change { $0.guests = min(max(guests, 1), Evening.guestLimit) } }

    /// Serves a drink; one that is served already stays as it is.
    func drinkAdded(_ drink: String) {
        change { plan in
            guard !plan.drinks.contains(where: { $0.drink == drink }) else { return }
            plan.drinks.append(Evening.Serving(drink))
        }
    }

    /// Serves a drink no longer.
    func drinkRemoved(_ drink: String) { change { $0.drinks.removeAll { $0.drink == drink } } }

    /// Says how many of a drink each guest has.
    func eachChosen(_ each: Int, of drink: String) {
        change { plan in
            guard let place = plan.drinks.firstIndex(where: { $0.drink == drink }) else { return }
            plan.drinks[place].each = min(max(each, 1), Evening.eachLimit)
        }
    }

    /// How many servings are made of a drink.
    func servings(of drink: Evening.Serving) -> Int { plan.guests * drink.each }

    // MARK: Evenings that are kept

    /// Keeps the evening under a name, in the place of the one that is open.
    func keepClicked(named name: String) {
        plan.name = name
        environment.perform { [weak self, library = environment.library, plan, evening] in
            let id: Evening.ID
            do {
                id = try await library.keepEvening(plan, in: evening)
            } catch CartProblem.eveningGone {
                id = try await library.keepEvening(plan)
            }
            self?.evening = id
        }
    }

    /// Opens an evening that was kept.
    func opened(_ evening: Evening) {
        self.evening = evening.id
        change { $0 = evening.plan }
    }

    /// Begins a new evening.
    func newClicked() {
        evening = nil
        change { $0 = Evening.Plan(guests: $0.guests) }
    }

    /// Takes an evening away; that can be taken back.
    func removed(_ evening: Evening) {
        if self.evening == evening.id { self.evening = nil }
        environment.perform { [environment, library = environment.library] in
            let change = try await library.removeEvening(evening.id)
            environment.tell(tr("The evening is no longer kept.")) { try await library.undo(change) }
        }
    }

    // MARK: The cart

    /// Puts what is missing into the cart; that can be taken back.
    func addToCartClicked() {
        if let needs = needs.value { environment.addMissing(needs) }
    }
}

extension Environment {
    /// Has the cart hold at least what is to be bought, tells of it, and offers to take it back.
    func addMissing(_ needs: Needs) {
        perform { [self] in
            let cart = try await catalogue.cart
            let missing = needs.purchases.map { purchase in
                let packs = min(purchase.packs, Cart.quantityLimit) - cart.quantity(of: purchase.id)
                return (product: purchase.id, quantity: packs, reasons: purchase.reasons.map { CartReason($0) })
            }.filter { $0.quantity > 0 }
            guard !missing.isEmpty else { return tell(tr("All that is missing is in the cart already.")) }
            let change = try await catalogue.addToCart(missing)
            let text = trn("{count} product is in the cart.", "{count} products are in the cart.", missing.count)
            tell(text) { [library] in try await library.undo(change) }
        }
    }
}

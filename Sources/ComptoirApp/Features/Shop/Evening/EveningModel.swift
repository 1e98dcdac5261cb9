import Observation
import Store

/// Shopping for an evening: these drinks, so many guests, so many of each; what that needs, and what is left to buy.
@MainActor @Observable
final class EveningModel {
    /// Who comes and what is served.
    private(set) var plan: Evening.Plan
    /// The evening that is kept and open; nil for one that is not kept yet.
    private(set) var evening: Evening.ID?
    /// How often another evening was opened, or begun.
    @ObservationIgnored private var turn = 0
    /// What is needed, and what of it is to be bought.
    let needs = LiveValue<Needs>()
    /// The names of the drinks, by id.
    private(set) var names: [String: String] = [:]
    /// What the pictures of the drinks are drawn from, by id.
    private(set) var sketches: [String: DrinkSketch] = [:]
    /// The evenings that are kept, the newest first.
    private(set) var evenings: [Evening] = []
    /// Some drinks to choose from: those of which the shelf lacks least, of different kinds.
    let ideas = LiveValue<[DrinkSummary]>()

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
        ideas.follow(
            environment.catalogue.values(on: [.packs, .shelf]) { catalogue in
                EveningModel.varied(
                    try await catalogue.summaries(matching: DrinkQuery(order: .missing)), upTo: EveningModel.mostIdeas)
            })
        reckon()
    }

    /// The drinks to begin with, and once something is served a few that may go with it.
    var offered: [DrinkSummary] {
        let served = Set(plan.drinks.map(\.drink))
        let rest = (ideas.value ?? []).filter { !served.contains($0.id) }
        return served.isEmpty ? rest : Array(rest.prefix(EveningModel.mostFurtherIdeas))
    }

    /// Returns the first of drinks that are in the order of how much they lack: of those that lack as much one of each base in
    /// turn, so that they are not all alike.
    nonisolated static func varied(_ drinks: [DrinkSummary], upTo most: Int) -> [DrinkSummary] {
        var found: [DrinkSummary] = []
        var rest = drinks[...]
        while found.count < most, let lacking = rest.first?.lacking {
            let alike = Array(rest.prefix { $0.lacking == lacking })
            rest = rest.dropFirst(alike.count)
            // How many of the same base are before each.
            var before: [String?: Int] = [:]
            let turns = alike.map { drink in
                defer { before[drink.baseName, default: 0] += 1 }
                return before[drink.baseName, default: 0]
            }
            found += alike.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { alike[$0] }
        }
        return Array(found.prefix(most))
    }

    /// How many drinks are offered to begin with, and how many once something is served, at most.
    nonisolated static let (mostIdeas, mostFurtherIdeas) = (12, 4)

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
            let sketches = try await catalogue.summaries(DrinkSummary.self, of: drinks).mapValues(\.sketch)
            self?.names.merge(found) { $1 }
            self?.sketches.merge(sketches) { $1 }
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
        environment.perform { [weak self, library = environment.library, plan, evening, turn] in
            let id: Evening.ID
            do {
                id = try await library.keepEvening(plan, in: evening)
            } catch CartProblem.eveningGone {
                id = try await library.keepEvening(plan)
            }
            // Another one may have been opened, or begun, meanwhile.
            if let self, self.turn == turn { self.evening = id }
        }
    }

    private func turn(to evening: Evening.ID?) {
        turn += 1
        self.evening = evening
    }

    /// Opens an evening that was kept.
    func opened(_ evening: Evening) {
        turn(to: evening.id)
        change { $0 = evening.plan }
    }

    /// Begins a new evening.
    func newClicked() {
        turn(to: nil)
        change { $0 = Evening.Plan(guests: $0.guests) }
    }

    /// Takes an evening away; that can be taken back.
    func removed(_ evening: Evening) {
        if self.evening == evening.id { turn(to: nil) }
        environment.perform { [environment, library = environment.library] in
            let change = try await library.removeEvening(evening.id)
            environment.tell(tr("The evening is no longer kept.")) { try await library.undo(change) }
        }
    }

    // MARK: The cart

    /// Puts what is missing into the cart; that can be taken back.
    func addToCartClicked() {
        if let needs = needs.value { environment.addMissing(needs.purchases) }
    }
}

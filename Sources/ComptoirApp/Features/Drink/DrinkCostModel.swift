import Observation
import Store

/// What a drink costs, for its page: read where it is shown, and again when prices or packs change.
@MainActor @Observable
final class DrinkCostModel {
    let id: String
    /// What a serving costs; nil where there is no such drink.
    let cost = LiveValue<DrinkCost?>()
    @ObservationIgnored let environment: Environment

    init(drink id: String, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let (id, currency) = (id, environment.currency)
        cost.follow(
            environment.catalogue.values(on: [.packs, .prices]) { catalogue in
                guard let drink = try await catalogue.drink(id: id) else { return nil }
                return try await catalogue.cost(of: drink, in: currency)
            })
    }

    /// What a serving costs; nil where nothing that goes into it has a price.
    var text: String? { (cost.value ?? nil).flatMap(environment.formats.cost) }

    /// How much of the recipe that covers; nil where it is all of it, or nothing.
    var coverageText: String? {
        guard let cost = cost.value ?? nil, !cost.isWhole, cost.amount != nil else { return nil }
        return tr(
            "{known} of {count} ingredients have a price.",
            ["known": String(cost.known), "count": String(cost.lines.count)])
    }
}

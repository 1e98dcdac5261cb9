import Observation
import Store

/// What is to be bought for a drink, in packs.
@MainActor @Observable
final class DrinkPurchases {
    /// What so many servings need that the shelf does not have.
    let needs = LiveValue<Needs>()
    @ObservationIgnored private let id: String
    @ObservationIgnored private let environment: Environment

    init(drink id: String, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    /// For how many whole servings it is bought.
    private(set) var count = 1

    /// Reckons it for a number of servings, and again when the shelf, packs or prices change.
    func follow(servings: Double) {
        count = max(1, Int(servings.rounded(.up)))
        let (id, count) = (id, count)
        needs.follow(
            environment.catalogue.values(on: [.packs, .shelf, .prices]) { catalogue in
                guard let drink = try await catalogue.drink(id: id) else { return .none }
                return try await catalogue.needs(of: [Needs.Serving(drink, count: count)])
            })
    }

    /// What is bought for an ingredient; nil where nobody sells it.
    func purchase(of ingredient: String) -> Needs.Purchase? {
        needs.value?.purchases.first { $0.ingredients.contains(ingredient) }
    }
}

/// An ingredient that is left to buy.
struct MissingIngredient: Equatable, Identifiable {
    let id: String
    let name: String
    /// What one gets and what that costs, or where nobody sells it how much of it is needed.
    let details: String
    /// What its picture is drawn from; nil where no pack has it.
    let summary: IngredientSummary?
}

extension DrinkModel {
    /// What the shelf lacks, with the packs that the servings take.
    var missing: [MissingIngredient] {
        guard let makeable else { return [] }
        let lacking = Set(makeable.lacking)
        return makeable.lines.filter { lacking.contains($0.part.ingredient) && $0.part.isEssential }.map { line in
            let id = line.part.ingredient
            let purchase = purchases.purchase(of: id)
            let amount = formats.quantity(line.part.quantity.scaled(by: servings))
            return MissingIngredient(
                id: id, name: name(of: id), details: purchase.map(formats.purchase) ?? amount,
                summary: record.value??.lacking[id])
        }
    }

    /// Puts all of it into the cart, for as many servings as there are now; that can be taken back.
    func addMissingClicked() {
        guard let drink else { return }
        let serving = Needs.Serving(drink, count: purchases.count)
        environment.perform { [environment] in
            let needs = try await environment.catalogue.needs(of: [serving])
            guard needs.lines.contains(where: \.isMissing) else {
                return environment.tell(tr("The shelf has all of it."))
            }
            environment.addMissing(needs.purchases)
        }
    }

    /// Puts an ingredient on the shelf.
    func haveClicked(_ ingredient: String) {
        environment.perform { [library = environment.library] in try await library.setShelf([ShelfItem(ingredient)]) }
    }
}

extension Formats {
    /// The packs of a purchase, and what they cost.
    fileprivate func purchase(_ purchase: Needs.Purchase) -> String {
        let pack = pack(purchase.product.pack)
        let packs =
            purchase.packs == 1 ? pack : tr("{count} × {size}", ["count": number(purchase.packs), "size": pack])
        return [packs, purchase.cost.map(money)].compactMap(\.self).joined(separator: " · ")
    }
}

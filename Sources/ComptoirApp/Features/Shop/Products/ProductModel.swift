import Observation
import Store

/// A product with all that its page shows.
struct ProductRecord: Equatable, Sendable {
    let product: Product
    let summary: ProductSummary

    /// Reads the record of a product; nil where there is none of that id.
    init?(id: String, in catalogue: Catalogue) async throws {
        guard let product = try await catalogue.product(id: id),
            let summary = try await catalogue.productSummary(id: id)
        else { return nil }
        self.product = product
        self.summary = summary
    }
}

/// One product's page: how many are wanted, and what it costs.
@MainActor @Observable
final class ProductModel {
    let id: String
    /// The product; nil where there is none of that id.
    let record = LiveValue<ProductRecord?>()
    /// Where there is none of that id, those that may have been meant.
    let resembling: ResemblingEntries
    /// The drinks that it goes into, by name.
    private(set) var drinks: [DrinkSummary] = []
    /// How many the person wants, once they have changed it; nil for as many as are in the cart.
    private var wanted: Int?
    /// Whether the person says what it costs.
    var isPricing = false
    /// What was typed as a price and cannot be one, and why.
    var priceProblem: String?
    /// What was typed as a price and may mean one of these.
    var priceChoices: [Money] = []

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(id: String, environment: Environment) {
        self.id = id
        self.environment = environment
        resembling = ResemblingEntries(.product, id, in: environment.catalogue)
    }

    var product: Product? { record.value??.product }
    var summary: ProductSummary? { record.value??.summary }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        let id = id
        record.follow(
            environment.catalogue.values(on: [.packs, .price(product: id), .cart]) {
                try await ProductRecord(id: id, in: $0)
            })
        resembling.start()
        tasks.cancel()
        let drinks = environment.catalogue.values(on: [.packs, .shelf]) { catalogue -> [DrinkSummary] in
            guard let subject = try await catalogue.product(id: id)?.of else { return [] }
            return try await catalogue.summaries(matching: subject.drinks)
        }
        tasks.follow(drinks, orElse: environment.report) { [weak self] in self?.drinks = $0 }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    // MARK: How many

    /// How many are in the cart.
    var inCart: Int { summary?.inCart ?? 0 }

    /// How many are wanted: what is in the cart, or a first one, until the person changes it.
    var quantity: Int { max(wanted ?? inCart, quantities.lowerBound) }

    /// Whether there is something to save.
    var canUpdate: Bool { quantity != inCart }

    /// Whether none is in the cart, so that what saves puts the first ones there.
    var isFirst: Bool { inCart == 0 }

    /// How many there can be: none to take out what is in the cart.
    var quantities: ClosedRange<Int> { (isFirst ? 1 : 0)...Cart.quantityLimit }

    /// Wants one more.
    func plusClicked() { quantityChosen(quantity + 1) }

    /// Wants one less.
    func minusClicked() { quantityChosen(quantity - 1) }

    /// Wants a number; one that cannot be bought becomes the nearest that can.
    func quantityChosen(_ quantity: Int) {
        wanted = min(max(quantity, quantities.lowerBound), quantities.upperBound)
    }

    /// What is wanted costs; nil where the product has no price.
    var costText: String? { summary?.price?.times(quantity).map(environment.formats.money) }

    /// Saves how many are wanted, and goes back.
    func updateClicked() {
        guard let summary, canUpdate else { return }
        let (library, quantity, id) = (environment.library, quantity, id)
        environment.perform { [weak self] in
            try await library.setCartQuantity(quantity, product: id, name: summary.name)
            self?.wanted = nil
        }
        environment.navigator.back()
    }
}

extension ProductSubject {
    /// What asks for the drinks that it goes into.
    var drinks: DrinkQuery {
        switch self {
        case .fruit(let id): DrinkQuery(fruit: id)
        case .ingredient(let id): DrinkQuery(ingredient: id)
        }
    }
}

import Observation
package import Store

/// The shop: what is searched, in which aisle, what is missing, and what is in the cart.
@MainActor @Observable
package final class ShopModel {
    /// The products that are asked for.
    package let results: SearchResults<ProductQuery>
    /// How many products each aisle has.
    private(set) var counts: [ProductKind: Int] = [:]

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    package init(environment: Environment) {
        self.environment = environment
        results = SearchResults(ProductQuery(), in: environment.catalogue)
    }

    /// What is asked for.
    var query: ProductQuery {
        get { results.query }
        set { results.query = newValue }
    }

    /// The aisles that have something, in their order.
    var kinds: [ProductKind] { ProductKind.allCases.filter { counts[$0] != nil } }

    /// The aisles that are offered: none while what comes with the program stands in for a server's.
    var aisles: [ProductKind] { environment.shopServer.hasProducts ? kinds : [] }

    /// Whether a search or a filter leaves something out.
    var isFiltered: Bool { query != ProductQuery(order: query.order) }

    /// Starts reading, and reads again when packs, prices, the cart or the shelf change.
    package func appeared() {
        results.start()
        tasks.cancel()
        tasks.follow(
            environment.catalogue.values(on: [.packs]) { try await $0.productKinds }, orElse: environment.report
        ) { [weak self] in self?.counts = $0 }
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// Takes away the search and the filters.
    func clearFilterClicked() { query = ProductQuery(order: query.order) }

    /// Shows one aisle; the one that is shown already gives way to all.
    func kindChosen(_ kind: ProductKind) { query.kind = query.kind == kind ? nil : kind }

    // MARK: The cart

    /// What is in the cart.
    var cart: Cart { environment.cart.value ?? .empty }

    /// How many things are in the cart, for the footer; it leads there unless there are none.
    var footerCount: String { environment.formats.items(cart.count) }

    /// What the cart costs, for the footer; empty where there is nothing in it.
    var footerTotal: String { environment.formats.total(cart.total) }

    /// Puts one more of a product into the cart; that can be taken back.
    func addClicked(_ product: ProductSummary) {
        environment.addToCart([(product.id, 1, [])], tr("{name} is in the cart.", ["name": product.name]))
    }

    /// Takes one of a product out of the cart.
    func takeClicked(_ product: ProductSummary) {
        guard product.inCart > 0 else { return }
        environment.perform { [library = environment.library] in
            try await library.setCartQuantity(product.inCart - 1, product: product.id, name: product.name)
        }
    }

    /// What a product costs, in a word or two.
    func priceText(_ product: ProductSummary) -> String {
        product.price.map(environment.formats.money) ?? tr("no price")
    }

    /// What one gets for the price of a product.
    func packText(_ product: ProductSummary) -> String { environment.formats.pack(product.pack) }
}

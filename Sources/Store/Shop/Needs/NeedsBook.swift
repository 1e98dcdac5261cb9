/// What needs are reckoned with besides the drinks: ingredients, what the shelf has, and what can be bought.
public struct NeedsBook: Sendable {
    /// A product that is, or has in each of its pieces, an ingredient.
    public struct Offer: Sendable, Equatable {
        /// The product.
        public let product: ProductSummary

        /// Whether each of its pieces has one of the ingredient, as an egg has a white.
        public let isPart: Bool

        /// A product that is, or has in each of its pieces, an ingredient.
        public init(_ product: ProductSummary, isPart: Bool = false) {
            self.product = product
            self.isPart = isPart
        }

        /// How much of the ingredient a pack has; nil where that is none to add up.
        var content: Measured? {
            guard let content = Measured(product.pack.content) else { return nil }
            return !isPart || content.measure == .count(.piece) ? content : nil
        }
    }

    /// The ingredients of the drinks and of the shelf with their families and substitutes, by id.
    public var ingredients: [String: Ingredient]

    /// What is on the shelf.
    public var shelf: [ShelfItem]

    /// What can be bought, by ingredient; the thing itself before what merely has it in it.
    public var offers: [String: [Offer]]

    /// What needs are reckoned with.
    public init(
        ingredients: [String: Ingredient] = [:], shelf: [ShelfItem] = [], offers: [String: [Offer]] = [:]
    ) {
        self.ingredients = ingredients
        self.shelf = shelf
        self.offers = offers
    }

    func name(_ ingredient: String) -> String { ingredients[ingredient]?.name ?? ingredient }

    /// The families that an ingredient is in, the nearest first.
    func families(_ ingredient: String) -> [Ingredient] {
        ingredients[ingredient]?.families(among: ingredients) ?? []
    }

    func ways(_ ingredient: String) -> MeasureWays {
        MeasureWays(ingredients[ingredient], families: families(ingredient))
    }

    /// Whether having one ingredient is having another: it is that, or one of its family.
    func isOne(_ have: String, of wanted: String) -> Bool {
        have == wanted || families(have).contains { $0.id == wanted }
    }

    /// What can be bought for an ingredient: itself, or where nobody sells that, one of its family.
    func offers(for wanted: String) -> [Offer] {
        if let own = offers[wanted], !own.isEmpty { return own }
        return offers.keys.sorted().filter { isOne($0, of: wanted) }.flatMap { offers[$0] ?? [] }
    }
}

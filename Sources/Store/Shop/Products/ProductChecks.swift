internal import JSON

/// The checks of products that need all ingredients and fruits: a product of something that does not exist is left out,
/// and one without a name gets that of what it is.
struct ProductChecks {
    let ingredients: [String: Ingredient]
    let fruits: [String: Fruit]
    private(set) var problems: [Problem] = []

    init(ingredients: [String: Ingredient], fruits: [String: Fruit]) {
        self.ingredients = ingredients
        self.fruits = fruits
    }

    /// The products that can be shown, with what they are.
    mutating func checked(_ products: [PlacedEntry<Product>], for languages: [LanguageTag]) -> [StockedProduct] {
        products.compactMap { checked($0, for: languages) }
    }

    private mutating func checked(
        _ placed: PlacedEntry<Product>, for languages: [LanguageTag]
    ) -> StockedProduct? {
        var product = placed.entry.localized(for: languages)
        let isUnknown: Bool
        var (fruit, english) = (product.of?.fruit, placed.entry.name)
        switch product.of {
        case nil: isUnknown = false
        case .ingredient(let id):
            let ingredient = ingredients[id]
            isUnknown = ingredient == nil
            if isUnknown {
                report(.unknownIngredient(id, nearest: nearest(id, ingredients.keys)), "ingredient", placed)
            }
            // A lime is the fruit itself, its juice is not.
            if ingredient?.kind == .fruit { fruit = ingredient?.fruit }
            if product.name.isEmpty { product.name = ingredient?.localized(for: languages).name ?? "" }
            if english.isEmpty { english = ingredient?.name ?? "" }
        case .fruit(let id):
            isUnknown = fruits[id] == nil
            if isUnknown { report(.unknownFruit(id, nearest: nearest(id, fruits.keys)), "fruit", placed) }
            if product.name.isEmpty { product.name = fruits[id]?.localized(for: languages).name ?? "" }
            if english.isEmpty { english = fruits[id]?.name ?? "" }
        }
        return isUnknown ? nil : StockedProduct(product: product, fruit: fruit, englishName: english)
    }

    private func nearest(_ id: String, _ ids: some Sequence<String>) -> String? {
        NearestName.nearest(to: id, among: ids.sorted())
    }

    private mutating func report(_ kind: Problem.Kind, _ key: String, _ placed: PlacedEntry<Product>) {
        problems.append(placed.problem(kind, at: placed.node[key], effect: .entryLeftOut(id: placed.entry.id)))
    }
}

/// A product with what only all entries together tell of it.
struct StockedProduct: Sendable, Identifiable {
    let product: Product

    /// The fruit that it is, itself or as an ingredient; nil where it is none.
    let fruit: String?
    let englishName: String

    var id: String { product.id }
}

extension Product {
    /// The product with its texts in the first language of a list that it has.
    func localized(for languages: [LanguageTag]) -> Product {
        guard let translation = languages.translation(among: translations) else { return self }
        var product = self
        product.name = translation.name ?? name
        product.text = translation.text ?? text
        return product
    }
}

/// What the catalogue's tables hold of a product besides what they hold of every entry.
struct ProductColumns: Sendable {
    let kind: ProductKind
    let ingredient: String?

    /// The ingredients of which each piece has one.
    let parts: [String]

    /// The fruit that it is.
    let fruit: String?
    let pack: ProductPack
    let price: Money?
}

extension StockedProduct {
    /// What is kept of the product.
    func record() throws -> EntryRecord {
        EntryRecord(
            kind: Product.kind, id: product.id, name: product.name, picture: product.picture ?? "",
            payload: try PayloadCoding.encode(product),
            words: SearchableText(
                name: TextFolding.fold(product.name),
                otherNames: TextFolding.fold(englishName == product.name ? "" : englishName),
                headline: "", text: TextFolding.fold(product.text)),
            product: ProductColumns(
                kind: product.kind, ingredient: product.of?.ingredient, parts: product.parts, fruit: fruit,
                pack: product.pack, price: product.price))
    }
}

internal import JSON

extension Product: CatalogueEntry {
    static let kind = EntryKind.product
    static let packKey = "products"

    init(_ reader: inout EntryReader) throws {
        let node = reader.node
        let ingredient = node["ingredient"]?.string
        let fruit = node["fruit"]?.string
        let subject = ingredient.map(ProductSubject.ingredient) ?? fruit.map(ProductSubject.fruit)
        guard let name = node["name"]?.string ?? (subject == nil ? nil : "") else {
            throw EntryReader.Missing(key: "name", node: node)
        }
        self.init(
            id: try reader.string("id"), name: name, kind: try reader.choice("kind", of: node), of: subject,
            parts: node["parts"]?.strings ?? [], pack: try ProductPack(try reader.object("pack"), &reader),
            price: try node["price"].map { try Money($0, reader) },
            text: try node["text"] == nil ? "" : reader.text("text", of: node),
            picture: node["picture"]?.string.map { reader.picture($0) },
            translations: Dictionary(
                (node["translations"]?.members ?? []).map {
                    (
                        LanguageTag($0.key).tag,
                        ProductTranslation(name: $0.node["name"]?.string, text: $0.node["text"]?.string)
                    )
                }, uniquingKeysWith: { _, last in last }))
    }
}

extension ProductPack {
    init(_ node: JSONNode, _ reader: inout EntryReader) throws {
        let amount = try reader.number("amount", of: node, within: 0.001...100_000)
        let unit: Quantity.Unit = try reader.choice("unit", of: node)
        let count = try node["count"].map { _ in Int(try reader.number("count", of: node, within: 1...1_000)) }
        let grams = try node["piece"].map { try reader.number("grams", of: $0, within: 0.001...100_000) }
        self.init(
            count: count ?? 1, Quantity(amount, unit), pieceGrams: grams, source: reader.source(node["source"]),
            basis: try node["basis"] == nil ? nil : reader.choice("basis", of: node))
    }
}

extension Money {
    /// Reads `amount` and `currency`.
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        func fault(_ key: String, _ form: String) -> EntryReader.Fault {
            let place = node[key] ?? node
            return EntryReader.Fault(kind: .wrongForm(excerpt: place.excerpt, form: form), node: place)
        }
        guard let currency = Currency(try reader.string("currency", of: node)) else {
            throw fault("currency", "a code of ISO 4217, as in “EUR”")
        }
        guard let money = Money(decimal: try reader.string("amount", of: node), currency) else {
            throw fault("amount", "digits with a point before the decimals, as in “12.50”")
        }
        self = money
    }
}

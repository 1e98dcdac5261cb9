internal import JSON
internal import Foundation

/// Turns the checked entries of a page into products.
///
/// What the schema has found fault with is left out; what no schema can say, that an address leads elsewhere or a text
/// was encoded twice, is checked here.
struct ProductDecoder {
    /// The page's own address, which addresses in it are read from.
    let base: URL
    private(set) var problems: [Problem] = []

    init(base: URL) { self.base = base }

    /// The product that an entry is; nil where it lacks what none can do without.
    mutating func product(_ node: JSONNode) -> RemoteProduct? {
        guard let id = node["id"]?.string, let name = text(node["name"]) else { return nil }
        var product = RemoteProduct(id: id, name: name)
        product.kind = node["kind"]?.string
        product.text = text(node["text"])
        product.subject = subject(node)
        product.pack = pack(node["pack"])
        product.price = price(node["price"])
        product.picture = address(node["picture"])
        product.page = address(node["page"])
        return product
    }

    private func subject(_ node: JSONNode) -> ProductSubject? {
        if let id = node["ingredient"]?.string { return .ingredient(id) }
        return node["fruit"]?.string.map { .fruit($0) }
    }

    private func pack(_ node: JSONNode?) -> RemoteProduct.Pack? {
        guard let node, let amount = node["amount"]?.number,
            let unit = node["unit"]?.string.flatMap(Quantity.Unit.init(rawValue:))
        else { return nil }
        let count = node["count"]?.number ?? 1
        return RemoteProduct.Pack(count: Int(exactly: count) ?? 1, amount: amount, unit: unit)
    }

    /// A price; one in no currency, or with more decimals than that has, is left out and reported.
    private mutating func price(_ node: JSONNode?) -> Money? {
        guard let node, let code = node["currency"], let amount = node["amount"] else { return nil }
        guard let currency = code.string.flatMap(Currency.init) else {
            report(
                .wrongForm(excerpt: code.excerpt, form: "a code of ISO 4217, as in “EUR”"), at: code,
                effect: .valueIgnored)
            return nil
        }
        if let money = amount.string.flatMap({ Money(decimal: $0, currency) }) { return money }
        let form = "digits with a point before the decimals, as in “12.50”"
        report(.wrongForm(excerpt: amount.excerpt, form: form), at: amount, effect: .valueIgnored)
        return nil
    }

    /// A text, read as it was meant where it was encoded twice.
    private mutating func text(_ node: JSONNode?) -> String? {
        guard let node, let text = node.string else { return nil }
        guard let meant = DoubleEncoding.meaning(of: text) else { return text }
        report(.encodedTwice(excerpt: node.excerpt, meant: String(meant.prefix(60))), at: node, effect: .none)
        return meant
    }

    /// An address in full; one that is not safe to follow is left out and reported.
    private mutating func address(_ node: JSONNode?) -> URL? {
        guard let node, let text = node.string else { return nil }
        if let url = URL(string: text, relativeTo: base)?.absoluteURL,
            url.hasSameOrigin(as: base) || url.scheme == "https"
        {
            return url
        }
        let form = "an address on the same server, or one that begins with “https://”"
        report(.wrongForm(excerpt: node.excerpt, form: form), at: node, effect: .valueIgnored)
        return nil
    }

    private mutating func report(_ kind: Problem.Kind, at node: JSONNode, effect: Problem.Effect) {
        problems.append(
            Problem(
                kind, file: base.absoluteString, path: node.path.description, location: node.location,
                severity: .warning,
                effect: effect))
    }
}

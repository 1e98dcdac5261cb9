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

    private func subject(_ node: JSONNode) -> RemoteProduct.Subject? {
        if let id = node["ingredient"]?.string { return .ingredient(id) }
        return node["fruit"]?.string.map { .fruit($0) }
    }

    private func pack(_ node: JSONNode?) -> RemoteProduct.Pack? {
        guard let node, let amount = node["amount"]?.number,
            let unit = node["unit"]?.string.flatMap(Quantity.Unit.init(rawValue:))
        else { return nil }
        return RemoteProduct.Pack(
            count: node["count"]?.number.flatMap { Int(exactly: $0) } ?? 1, amount: amount, unit: unit)
    }

    /// A price is written as text, so that no figure of it is lost on the way.
    private func price(_ node: JSONNode?) -> RemoteProduct.Price? {
        guard let node, let currency = node["currency"]?.string,
            let amount = node["amount"]?.string.flatMap({
                Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX"))
            })
        else { return nil }
        return RemoteProduct.Price(amount: amount, currency: currency)
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

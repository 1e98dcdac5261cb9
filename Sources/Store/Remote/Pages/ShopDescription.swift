internal import JSON
public import Foundation

/// What a server says of itself, in `comptoir.json`.
public struct ShopDescription: Sendable, Equatable, Codable {
    /// What the shop is called.
    public let name: String

    /// Where the first page of products is.
    public let products: URL

    /// Where a single product is, with `{id}` in place of its id; nil where products come in pages only.
    let product: String?

    /// Where orders are taken; nil where none are.
    public let orders: URL?

    /// Where the ratings are that it gives drinks; nil where it gives none.
    let ratings: URL?

    /// The address that this was read from.
    let base: URL

    /// Reads a checked document.
    ///
    /// - Throws: ``RemoteError`` where it names an address on another server.
    init(_ document: ServerDocument) throws {
        let (root, base) = (document.root, document.url)
        func address(_ node: JSONNode?) throws -> URL? {
            guard let text = node?.string else { return nil }
            return try ServerPath.url(text, relativeTo: base, operation: .readShop)
        }
        let name = root["name"]?.string ?? base.host() ?? ""
        self.name = DoubleEncoding.meaning(of: name) ?? name
        self.base = base
        guard let products = try address(root["products"]) else {
            throw RemoteError(.readShop, .missing, address: base.absoluteString)
        }
        self.products = products
        orders = try address(root["orders"])
        ratings = try address(root["ratings"])
        product = root["product"]?.string
    }

    /// Where a single product is.
    ///
    /// - Throws: ``RemoteError`` where the address is on another server.
    func address(ofProduct id: String) throws -> URL? {
        guard let product else { return nil }
        let path = product.replacing(
            "{id}", with: id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id)
        return try ServerPath.url(path, relativeTo: base, operation: .readProduct)
    }
}

/// Reads the addresses that a server's documents lead on to.
enum ServerPath {
    /// An address in full, on the same server as the document that names it.
    ///
    /// - Throws: ``RemoteError`` where it is not: a server may not have others asked in its place.
    static func url(_ text: String, relativeTo base: URL, operation: RemoteError.Operation) throws -> URL {
        guard let url = URL(string: text, relativeTo: base)?.absoluteURL, url.hasSameOrigin(as: base) else {
            throw RemoteError(operation, .leadsElsewhere(String(text.prefix(200))), address: base.absoluteString)
        }
        return url
    }
}

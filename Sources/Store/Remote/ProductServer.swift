internal import JSON
public import Foundation

/// A web server that has products: what Comptoir asks of it, and what it makes of the answers.
///
///     let server = ProductServer(address: try ServerAddress("shop.example"), transport: transport, schemas: schemas)
///     let listing = try await server.listing()
///
/// Nothing that a server answers is taken on trust: sizes and numbers have limits, documents are checked against the
/// schemas, and what is wrong in one product leaves out that product alone, with a ``Problem`` that says where.
public struct ProductServer: Sendable {
    /// How much of a server is read.
    public struct Limits: Sendable {
        /// The most products.
        public var products = 20_000

        /// The most pages.
        public var pages = 500

        /// The most ratings of drinks.
        public var ratings = 10_000

        /// The most bytes of a page.
        public var bytes = 4 << 20

        /// The most problems that are kept; the rest are counted.
        var problems = keptProblemsPerFile

        /// The usual limits.
        public init() {}
    }

    /// The server's address.
    public let address: ServerAddress
    let transport: any RemoteTransport
    let schemas: ShopSchemas
    let limits: Limits
    let now: @Sendable () -> Date

    /// Makes a server; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - address: The server's address.
    ///   - transport: What asks web servers.
    ///   - schemas: What answers are checked against.
    ///   - limits: How much is read.
    ///   - now: The time.
    public init(
        address: ServerAddress, transport: any RemoteTransport, schemas: ShopSchemas, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.address = address
        self.transport = transport
        self.schemas = schemas
        self.limits = limits
        self.now = now
    }

    /// What the server says of itself.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    public func shop() async throws -> ShopDescription {
        try await ShopDescription(document(at: address.url, schemas.shop, .readShop))
    }

    /// All products, page after page, and the ratings of drinks where there are some.
    ///
    /// - Throws: ``RemoteError`` where any page cannot be had: half a list is none. `CancellationError`.
    public func listing() async throws -> RemoteListing {
        let shop = try await shop()
        var products: [RemoteProduct] = []
        var problems: [Problem] = []
        var places: [String: URL] = [:]
        var read: Set<URL> = []
        var next: URL? = shop.products
        while let address = next {
            guard read.insert(address).inserted else { throw failure(.circle(address.absoluteString), address) }
            guard read.count <= limits.pages else { throw failure(.tooMany(limit: limits.pages), address) }
            let page = try await page(at: address)
            problems += page.problems
            for product in page.products {
                if let first = places[product.id] {
                    problems.append(repeated(product, line: page.lines[product.id], in: address, first: first))
                } else {
                    places[product.id] = address
                    products.append(product)
                }
            }
            guard products.count <= limits.products else { throw failure(.tooMany(limit: limits.products), address) }
            next = page.next
        }
        var listing = RemoteListing(
            name: shop.name, orders: shop.orders, products: products, problems: problems, date: now())
        try await addRatings(of: shop, to: &listing)
        listing.problems = trimmed(listing.problems)
        return listing
    }

    /// A single product as it is now; nil where the server has none with that id, or has products in pages only.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    public func product(id: String) async throws -> RemoteProduct? {
        guard let address = try await shop().address(ofProduct: id) else { return nil }
        do {
            let document = try await document(at: address, schemas.products, .readProduct)
            return try ProductPage(document, operation: .readProduct).products.first { $0.id == id }
        } catch let error as RemoteError where error.cause == .missing {
            return nil
        }
    }

    /// Whether there is a shop at the address: its description and the first page are read, past all caches.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    public func test() async throws -> ServerReport {
        let shop = try await ShopDescription(document(at: address.url, schemas.shop, .readShop, isFresh: true))
        let page = try await page(at: shop.products, isFresh: true)
        let ratings = try await ratings(of: shop, isFresh: true)
        return ServerReport(
            name: shop.name, products: page.products.count, hasMore: page.next != nil, takesOrders: shop.orders != nil,
            ratings: ratings?.ratings.ratings.count, problems: trimmed(page.problems + (ratings?.problems ?? [])))
    }

    private func page(at url: URL, isFresh: Bool = false) async throws -> ProductPage {
        try await ProductPage(document(at: url, schemas.products, .readProducts, isFresh: isFresh))
    }

    /// A document, checked against a schema.
    @concurrent func document(
        at url: URL, _ schema: JSONSchema, _ operation: RemoteError.Operation, isFresh: Bool = false
    ) async throws -> ServerDocument {
        let address = url.absoluteString
        let request = RemoteRequest(
            address, headers: ["Accept": "application/json"], isFresh: isFresh, limit: limits.bytes)
        let response: RemoteResponse
        do {
            response = try await transport.send(request)
        } catch let error as TransferFailure {
            throw RemoteError(operation, .transfer(error), address: address)
        }
        return try ServerDocument(response, schema: schema, operation: operation, now: now())
    }

    private func failure(_ cause: RemoteError.Cause, _ url: URL) -> RemoteError {
        RemoteError(.readProducts, cause, address: url.absoluteString)
    }

    private func repeated(_ product: RemoteProduct, line: Int?, in page: URL, first: URL) -> Problem {
        Problem(
            .repeatedElsewhere(product.id, file: first.absoluteString), file: page.absoluteString,
            location: line.map { JSONLocation(line: $0, column: 1) }, effect: .entryLeftOut(id: product.id))
    }

    private func trimmed(_ problems: [Problem]) -> [Problem] {
        guard problems.count > limits.problems else { return problems }
        let rest = problems[limits.problems]
        return problems.prefix(limits.problems) + [
            Problem(.more(problems.count - limits.problems), file: rest.file, location: rest.location)
        ]
    }
}

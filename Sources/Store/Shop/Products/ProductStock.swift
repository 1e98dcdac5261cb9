internal import Foundation
internal import GRDB

extension Catalogue {
    /// Whether the shop shows what a seller has, in place of the products of the packs.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public var isStocked: Bool {
        get async throws { try await database.read { db in try ProductStock.isThere(db) } }
    }

    /// Has the shop show what a seller has in place of the products of the packs, or those of the packs again.
    ///
    /// It stays so, also when packs change, until it is called anew. The catalogue may be deleted at any time, so that
    /// whoever brings the products has to keep them and to bring them once more.
    ///
    /// - Parameters:
    ///   - products: What the seller has, each id once; nil for the products of the packs. A product that is of
    ///     something which the catalogue does not have is shown as if it were of nothing.
    ///   - ratings: What the seller makes of drinks, in place of what was said before; nil where nothing is said.
    /// - Returns: The ratings of drinks that nobody has.
    /// - Throws: ``StoreError`` where the catalogue cannot be written; it keeps its old content then.
    ///   `CancellationError` where the task was cancelled.
    @discardableResult
    public func stock(_ products: [Product]?, ratings: RemoteRatings? = nil) async throws -> [Problem] {
        try await refreshes.run { [self] in
            let unknown = try await database.write { db in
                try ProductStock.set(products, db)
                try ProductStock.apply(db)
                try GivenRatings.set(ratings, db)
                return try GivenRatings.unknown(in: ratings, db)
            }
            if products == nil {
                try await refreshNow()
            } else {
                library.changeLog.broadcast.send([LibraryChange(.packs)])
            }
            return unknown
        }
    }
}

/// The products of a seller that take the place of those of the packs.
enum ProductStock {
    /// Makes the table that holds them.
    static func create(_ db: Database) throws {
        try db.execute(sql: "CREATE TABLE stock (position INTEGER PRIMARY KEY, payload BLOB NOT NULL)")
    }

    /// Takes note of what a seller has; nil for nobody, so that the packs are read anew.
    static func set(_ products: [Product]?, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM stock; DELETE FROM meta WHERE key = 'stock'")
        guard let products else { return try db.execute(sql: "DELETE FROM meta WHERE key = 'fingerprint'") }
        try db.execute(sql: "INSERT INTO meta (key, value) VALUES ('stock', 'seller')")
        for product in products {
            try db.execute(
                sql: "INSERT INTO stock (payload) VALUES (?)", arguments: [try PayloadCoding.encode(product)])
        }
    }

    /// Whether there is a seller.
    static func isThere(_ db: Database) throws -> Bool {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'stock'") != nil
    }

    /// Puts what the seller has in the place of the products of the packs; does nothing where there is no seller.
    static func apply(_ db: Database) throws {
        guard try isThere(db) else { return }
        let table = CatalogueSchema.searchTable(for: .product)
        try db.execute(
            sql: """
                UPDATE entry SET present = 0 WHERE kind = 'product' AND present;
                INSERT INTO \(table)(\(table)) VALUES ('delete-all');
                """)
        try ProductTables.clear(db)
        let products = try Data.fetchAll(db, sql: "SELECT payload FROM stock ORDER BY position")
            .map { try PayloadCoding.decode(Product.self, from: $0) }
        try EntryWriter(db).write(try products.map { try stocked($0, db).record() })
    }

    /// A product with what the catalogue knows of what it is.
    private static func stocked(_ product: Product, _ db: Database) throws -> StockedProduct {
        switch product.of {
        case nil: return StockedProduct(product: product, fruit: nil, englishName: "")
        case .fruit(let id):
            let isKnown = try entry("fruit", id, db)
            return StockedProduct(
                product: isKnown ? product : product.withoutSubject, fruit: isKnown ? id : nil, englishName: "")
        case .ingredient(let id):
            let row = try Row.fetchOne(
                db, sql: "SELECT kind, fruit FROM ingredient WHERE id = ? AND present", arguments: [id])
            guard let row else {
                return StockedProduct(product: product.withoutSubject, fruit: nil, englishName: "")
            }
            let kind: IngredientKind? = CatalogueCoding.choice(row[0])
            return StockedProduct(product: product, fruit: kind == .fruit ? row[1] : nil, englishName: "")
        }
    }

    private static func entry(_ kind: String, _ id: String, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM entry WHERE kind = ? AND id = ? AND present)",
            arguments: [kind, id]) ?? false
    }
}

extension Product {
    /// The product as if it were of nothing that the catalogue has.
    fileprivate var withoutSubject: Product {
        Product(
            id: id, name: name, kind: kind, pack: pack, price: price, text: text, picture: picture, page: page,
            translations: translations)
    }
}

internal import Foundation
internal import GRDB

extension Catalogue {
    /// The full record of a product, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func product(id: String) async throws -> Product? { try await entry(Product.self, id: id) }

    /// What the shop shows of a product, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func productSummary(id: String) async throws -> ProductSummary? {
        try await productSummaries(ids: [id])[id]
    }

    /// What the shop shows of products, by id; ids that there are not are passed over.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func productSummaries(
        ids: some Collection<String> & Sendable
    ) async throws -> [String: ProductSummary] {
        try await database.read { db in try ProductReader.summaries(Array(ids), db) }
    }

    /// The products that serve for an ingredient, the thing itself first, by id of the ingredient.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func products(
        forIngredients ids: some Collection<String> & Sendable
    ) async throws -> [String: [ProductSummary]] {
        let ids = Array(ids)
        return try await database.read { db in
            let gifts = try ProductReader.gifts(ids, db)
            let summaries = try ProductReader.summaries(Set(gifts.map(\.product)).sorted(), db)
            return Dictionary(
                grouping: gifts.compactMap { gift in summaries[gift.product].map { (gift.ingredient, $0) } }, by: \.0
            ).mapValues { $0.map(\.1) }
        }
    }

    /// The product that one buys to have an ingredient or a fruit, or nil where nobody sells it.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func product(for subject: ProductSubject) async throws -> ProductSummary? {
        switch subject {
        case .ingredient(let id): try await products(forIngredients: [id])[id]?.first
        case .fruit(let id):
            try await database.read { db in
                let sold = "SELECT id FROM product WHERE fruit = ? AND present ORDER BY id LIMIT 1"
                guard let product = try String.fetchOne(db, sql: sold, arguments: [id]) else { return nil }
                return try ProductReader.summaries([product], db)[product]
            }
        }
    }

    /// How many products there are in each aisle that has any.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public var productKinds: [ProductKind: Int] {
        get async throws {
            try await database.read { db in
                let rows = try Row.fetchAll(
                    db, sql: "SELECT kind, count(*) FROM product WHERE present = 1 GROUP BY kind")
                var kinds: [ProductKind: Int] = [:]
                for row in rows {
                    if let kind: ProductKind = CatalogueCoding.choice(row[0]) { kinds[kind] = row[1] }
                }
                return kinds
            }
        }
    }
}

/// Reads what the shop shows of products.
enum ProductReader {
    /// A product that serves for an ingredient.
    struct Gift {
        let ingredient: String
        let product: String
        let isPart: Bool
    }

    /// The products that are, or have in them, some ingredients: the thing itself first, then by id.
    static func gifts(_ ingredients: [String], _ db: Database) throws -> [Gift] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT g.ingredient, product.id, g.isPart
                FROM (SELECT value FROM json_each(?)) AS wanted CROSS JOIN gives AS g ON g.ingredient = wanted.value
                CROSS JOIN product ON product.row = g.product WHERE product.present
                ORDER BY g.isPart, product.id
                """, arguments: [try json(ingredients)]
        ).map { Gift(ingredient: $0[0], product: $0[1], isPart: $0[2]) }
    }

    /// What is shown of products, by id.
    static func summaries(_ ids: [String], _ db: Database) throws -> [String: ProductSummary] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT \(ProductSummary.columns) FROM (SELECT value FROM json_each(?)) AS wanted
                CROSS JOIN product ON product.id = wanted.value \(ProductSummary.tables) WHERE product.present
                """, arguments: [try json(ids)])
        return Dictionary(
            rows.compactMap { ProductSummary($0) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func json(_ ids: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(ids), as: UTF8.self)
    }
}

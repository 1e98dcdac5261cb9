internal import JSON
public import Foundation

/// The schemas that a server's documents are checked against, read once.
public struct ShopSchemas: Sendable {
    let shop: JSONSchema
    let products: JSONSchema
    let ratings: JSONSchema

    /// Reads the schemas.
    ///
    /// - Parameter folder: The program's folder `shop`.
    /// - Throws: ``RemoteError`` where they cannot be read.
    public init(folder: URL) throws {
        shop = try Self.schema(folder.appending(path: "shop.schema.json"))
        products = try Self.schema(folder.appending(path: "products.schema.json"))
        ratings = try Self.schema(folder.appending(path: "ratings.schema.json"))
    }

    private static func schema(_ file: URL) throws -> JSONSchema {
        do {
            return try JSONSchema(JSONDocument([UInt8](try Data(contentsOf: file))))
        } catch {
            throw RemoteError(.readShop, .schemaUnusable(reason: String(describing: error)), address: file.path)
        }
    }
}

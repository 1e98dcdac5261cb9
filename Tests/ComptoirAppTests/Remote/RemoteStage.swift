import Foundation
import GTK
import Store
import TestSupport

@testable import ComptoirApp

/// A product server on this computer, and what the program asks it with.
@MainActor
struct RemoteStage {
    let web: LoopbackServer
    let folder: TemporaryFolder
    let server: ProductServer

    static let schemas = Repository.root.appending(path: "Resources/shop")

    /// - Parameter limits: what an answer may cost.
    init(
        isEncrypted: Bool = false, path: String = "/", limits: HTTPLimits = HTTPLimits(),
        most: ProductServer.Limits = ProductServer.Limits()
    ) throws {
        Stage.open()
        web = try LoopbackServer(isEncrypted: isEncrypted)
        folder = try TemporaryFolder()
        server = ProductServer(
            address: try ServerAddress(web.address + path),
            transport: HTTPTransport(client: HTTPClient(userAgent: "Comptoir/test"), limits: limits),
            schemas: try ShopSchemas(folder: Self.schemas), limits: most)
    }

    /// A shop whose products come at `/products.json`.
    static let shop = LoopbackAnswer.json(
        #"{"format": 1, "name": "Corner", "products": "products.json", "product": "p/{id}.json", "orders": "orders"}"#)

    /// A page of products.
    static func page(_ products: String, next: String? = nil) -> LoopbackAnswer {
        .json(#"{"format": 1, "products": [\#(products)]\#(next.map { #", "next": "\#($0)""# } ?? "")}"#)
    }

    static let gin = #"{"id": "gin", "name": "Gin", "ingredient": "gin"}"#
    static let peach = #"{"id": "peach", "name": "Pêche", "fruit": "peach"}"#

    /// Has a shop with some products answered.
    func open(_ products: String) async throws {
        try await web.answer("/comptoir.json", Self.shop)
        try await web.answer("/products.json", Self.page(products))
    }

    /// The products, with the last good list kept in the test's folder.
    func products() -> RemoteProducts {
        RemoteProducts(server: server, keptIn: URL(filePath: folder.path + "/kept"))
    }

    /// Reads the products and gives the message that a person would see.
    func message() async -> String {
        do {
            let listing = try await server.listing()
            return "no error, but \(listing.products.map(\.name))"
        } catch let error as RemoteError {
            return ErrorWording.english.message(error).replacingOccurrences(of: web.address, with: "SERVER")
        } catch {
            return "another error: \(error)"
        }
    }
}

/// The repository that the tests are in.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

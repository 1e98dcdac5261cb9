import Foundation
import Store
import TestSupport
import Testing

@MainActor @Suite("Product server", .serialized)
struct ProductServerTests {
    @Test("the example is a shop that a plain file server serves")
    func example() async throws {
        let stage = try RemoteStage(path: "/shop/")
        try await stage.web.serve(RemoteStage.schemas.appending(path: "example").path, below: "/shop/")
        let listing = try await stage.server.listing()
        #expect(listing.name == "The corner shop" && listing.orders == nil && listing.problems.isEmpty)
        #expect(listing.products.map(\.id) == ["mango", "lime-net", "house-gin", "ginger-beer-four", "paper-straws"])
        let limes = try #require(listing.products.first { $0.id == "lime-net" })
        #expect(limes.subject == .fruit("lime") && limes.kind == "fruit")
        #expect(limes.pack == RemoteProduct.Pack(count: 5, amount: 1, unit: .piece))
        #expect(limes.price == Money(minorUnits: 200, .euro))
        #expect(limes.picture?.absoluteString == stage.web.address + "/shop/pictures/lime.png")
        // Each product has a page of its own, which says the same.
        for product in listing.products {
            #expect(try await stage.server.product(id: product.id) == product)
        }
        #expect(try await stage.server.product(id: "no-such-thing") == nil)
    }

    @Test("a test of the connection reads the description and one page")
    func testing() async throws {
        let stage = try RemoteStage()
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "2.json"))
        let report = try await stage.server.test()
        #expect(report.name == "Corner" && report.products == 1 && report.hasMore && report.takesOrders)
        #expect(try await stage.web.log().requests.map(\.path) == ["/comptoir.json", "/products.json"])
    }

    @Test("pages are followed to the last, and in order")
    func pages() async throws {
        let stage = try RemoteStage()
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "more/2.json?x=1"))
        try await stage.web.answer("/more/2.json", RemoteStage.page(RemoteStage.peach, next: "../3.json"))
        try await stage.web.answer("/3.json", RemoteStage.page(#"{"id": "ice", "name": "Ice"}"#))
        #expect(try await stage.server.listing().products.map(\.id) == ["gin", "peach", "ice"])
    }

    @Test("pages without end, or in a circle, or of another server are not followed")
    func endless() async throws {
        var most = ProductServer.Limits()
        most.pages = 2
        let stage = try RemoteStage(most: most)
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "products.json"))
        #expect(
            await stage.message()
                == "The products could not be fetched. The pages go round in a circle: SERVER/products.json comes twice. Tell whoever runs the server."
        )
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "2.json"))
        try await stage.web.answer("/2.json", RemoteStage.page(RemoteStage.peach, next: "3.json"))
        try await stage.web.answer("/3.json", RemoteStage.page(""))
        #expect(
            await stage.message()
                == "The products could not be fetched. 127.0.0.1 has more than 2. Tell whoever runs the server.")
        #expect(try await stage.web.log().at("/3.json").isEmpty)
        try await stage.web.answer("/products.json", RemoteStage.page(RemoteStage.gin, next: "http://10.0.0.1/secret"))
        #expect(
            await stage.message()
                == "The products could not be fetched. SERVER/products.json leads on to http://10.0.0.1/secret, which is on another server. Tell whoever runs the server."
        )
    }

    @Test("an empty shop is one without products, and no mistake")
    func empty() async throws {
        let stage = try RemoteStage()
        try await stage.open("")
        let listing = try await stage.server.listing()
        #expect(listing.products.isEmpty && listing.problems.isEmpty)
    }

    @Test("figures of a price are kept as they were written; a price that is none is left out and told")
    func prices() async throws {
        let stage = try RemoteStage()
        try await stage.open(
            ["999999999.99 EUR", "0.1 EUR", "1.5 JPY", "1.50 XYZ", "1.005 EUR"].enumerated().map { index, price in
                let words = price.split(separator: " ")
                return
                    #"{"id": "p\#(index)", "name": "P", "price": {"amount": "\#(words[0])", "currency": "\#(words[1])"}}"#
            }.joined(separator: ",\n"))
        let listing = try await stage.server.listing()
        #expect(listing.products.map { $0.price?.description } == ["999999999.99 EUR", "0.10 EUR", nil, nil, nil])
        #expect(
            listing.problems.map(\.path) == [
                "$.products[2].price.amount", "$.products[3].price.currency", "$.products[4].price.amount",
            ])
        #expect(listing.problems.allSatisfy { $0.effect == .valueIgnored })
    }

    @Test("a product of a server is one of the shop")
    func mapped() async throws {
        let stage = try RemoteStage(path: "/shop/")
        try await stage.web.serve(RemoteStage.schemas.appending(path: "example").path, below: "/shop/")
        let products = try await stage.server.listing().products.map { Product($0) }
        let limes = try #require(products.first { $0.id == "lime-net" })
        #expect(limes.kind == .fruit && limes.of == .fruit("lime") && limes.price == Money(minorUnits: 200, .euro))
        #expect(limes.pack.count == 5 && limes.pack.size == Quantity(1, .piece))
        let straws = try #require(products.last)
        #expect(straws.kind == .other && straws.of == nil && straws.pack.content == Quantity(1, .piece))
    }

    @Test("pictures may be elsewhere if they are encrypted; what is not safe to follow is left out and told")
    func pictures() async throws {
        let stage = try RemoteStage()
        try await stage.open(
            #"{"id": "a", "name": "A", "picture": "https://pictures.example/a.png"}, "#
                + #"{"id": "b", "name": "B", "picture": "http://10.0.0.1/a.png"}, "#
                + #"{"id": "c", "name": "C", "picture": "file:///etc/passwd", "page": "javascript:alert(1)"}"#)
        let listing = try await stage.server.listing()
        #expect(listing.products.map { $0.picture?.host() } == ["pictures.example", nil, nil])
        #expect(listing.products.allSatisfy { $0.page == nil })
        #expect(
            listing.problems.map(\.path) == ["$.products[1].picture", "$.products[2].picture", "$.products[2].page"])
    }
}

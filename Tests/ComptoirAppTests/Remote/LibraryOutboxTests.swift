import JSON
import Foundation
import TestSupport
import Testing

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("The library's outbox", .serialized)
struct LibraryOutboxTests {
    private let stage: RemoteStage

    init() throws { stage = try RemoteStage() }

    /// The library and the catalogue of a newly started program.
    private func open() async throws -> (library: Library, catalogue: Catalogue) {
        let folder = URL(filePath: stage.folder.path)
        let library = try await Library.open(at: folder.appending(path: "library.sqlite"))
        let catalogue = try await Catalogue.open(
            at: folder.appending(path: "catalogue.sqlite"),
            packs: PackFolders(bundled: Repository.root.appending(path: "Resources/catalogue"), personal: nil),
            library: library, languages: ["en"])
        return (library, catalogue)
    }

    private func sender(_ library: Library, hours: Double = 0) -> OrderSender {
        let server = stage.server
        return OrderSender(
            outbox: LibraryOutbox(library, wording: .english), now: { Date() + hours * 3600 }, server: { _ in server })
    }

    private func order(_ library: Library, _ catalogue: Catalogue) async throws -> Order {
        try await library.addCartText("Ice", quantity: 2)
        return try await library.checkout(await catalogue.cart, key: UUID(), sendTo: stage.web.address)
    }

    @Test("an order waits over a failure and a restart, is sent, and is there once")
    func sent() async throws {
        try await stage.open(RemoteStage.gin)
        try await stage.web.takeOrders(at: "/orders", after: LoopbackAnswer(status: 500, taken: true))
        let id: Order.ID
        do {
            let (library, catalogue) = try await open()
            id = try await order(library, catalogue).id
            let next = try await sender(library).sendDue()
            #expect(next != nil)
            let waiting = try #require(try await library.order(id))
            #expect(waiting.state == .waiting && waiting.attempts == 1)
            #expect(
                waiting.reason
                    == "The order could not be sent. 127.0.0.1 has a problem of its own (500). Try again later.")
        }
        let (library, _) = try await open()
        // It is not due yet, and then it is.
        _ = try await sender(library).sendDue()
        #expect(try await stage.web.log().at("/orders").count == 1)
        #expect(try await sender(library, hours: 1).sendDue() == nil)
        let sent = try await library.order(id)
        #expect(sent?.state == .sent && sent?.number == "1")
        #expect(try await library.outbox.isEmpty)
        let orders = try await stage.web.log().orders
        #expect(orders.map(\.count) == [2])
        #expect(orders.first?.key == (try await library.order(id))?.key.uuidString.lowercased())
    }

    @Test("what is sent has the form that its schema says")
    func form() async throws {
        try await stage.open(RemoteStage.gin)
        try await stage.web.takeOrders(at: "/orders")
        let (library, catalogue) = try await open()
        _ = try await order(library, catalogue)
        try await sender(library).sendDue()
        let body = try #require(try await stage.web.log().orders.first?.body)
        let file = RemoteStage.schemas.appending(path: "orders.schema.json")
        var validator = SchemaValidator(
            schema: try JSONSchema(JSONDocument([UInt8](Data(contentsOf: file)))), file: "order")
        validator.validate(try JSONDocument(body).root)
        #expect(validator.problems.isEmpty, "\(validator.problems)")
    }

    @Test("a refusal is kept with the server's reason, or with the status where it gives none")
    func refused() async throws {
        try await stage.open(RemoteStage.gin)
        try await stage.web.takeOrders(
            at: "/orders", after: LoopbackAnswer(status: 403, headers: ["Content-Type": "text/plain"], body: "No ice."),
            LoopbackAnswer(status: 422))
        let (library, catalogue) = try await open()
        var reasons: [String?] = []
        for _ in 0..<2 {
            let id = try await order(library, catalogue).id
            #expect(try await sender(library).sendDue() == nil)
            let settled = try await library.order(id)
            #expect(settled?.state == .refused)
            reasons.append(settled?.reason)
        }
        #expect(reasons == ["No ice.", "The server does not say why (422)."])
    }
}

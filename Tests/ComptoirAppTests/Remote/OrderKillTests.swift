import Foundation
import GTK
import Glibc
import TestSupport
import Testing

@testable import ComptoirApp
@testable import Store

/// The program that is killed; functions, as an exit test cannot capture the suite.
private enum Shopper {
    /// What the order of a number has in it.
    static func lines(_ number: Int) -> [String] { (0...number % 3).map { "\($0 + 1 + number) thing-\($0)" } }

    /// The key of the order of a number, the same in each life of the program.
    static func key(_ number: Int) throws -> UUID {
        try #require(UUID(uuidString: "00000000-0000-4000-8000-\(String(format: "%012d", number))"))
    }

    /// Orders one cart after the other while what was ordered is sent, until it is killed.
    static func shop(_ count: Int, in folder: URL, server: String, microseconds: UInt32) async throws {
        Thread.detachNewThread {
            // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
        let library = try await Library.open(at: folder.appending(path: "library.sqlite"))
        let sender = try await sender(library, folder)
        try await withThrowingTaskGroup { group in
            // It goes on where an earlier life was ended, and asks again for the last order, as if it had not seen
            // that it was placed.
            for number in max(0, try await library.orders().count - 1)..<count {
                try await order(number, in: library, at: server)
                group.addTask { try await send(by: sender) }
            }
            try await group.waitForAll()
        }
        // All is bought and sent: what is left is to be killed.
        while true { try await Task.sleep(for: .seconds(1)) }
    }

    /// Fills the cart as far as it is not filled yet, and places the order.
    private static func order(_ number: Int, in library: Library, at server: String) async throws {
        let key = try key(number)
        if try await !library.orders().contains(where: { $0.key == key }) {
            for line in lines(number).dropFirst(try await library.cartLines.count) {
                let parts = line.split(separator: " ")
                try await library.addToCart([
                    .init(product: nil, name: String(parts[1]), quantity: Int(parts[0]) ?? 1)
                ])
            }
        }
        let cart = Cart(items: try await library.cartLines.map { Cart.Item(line: $0, product: nil) })
        try await library.checkout(cart, key: key, sendTo: server)
    }

    /// What sends, as the program has it, except that it is soon ready to try again.
    @MainActor private static func sender(_ library: Library, _ folder: URL) throws -> OrderSender {
        let client = HTTPClient(
            userAgent: "Comptoir/test", cache: .init(folder: folder.appending(path: "http").path))
        let connection = ShopConnection(
            transport: HTTPTransport(client: client), schemas: try ShopSchemas(folder: RemoteStage.schemas))
        return OrderSender(
            outbox: LibraryOutbox(library, wording: .english), backoff: Backoff(first: 0.005, limit: 0.02)
        ) { connection.server(at: $0) }
    }

    /// Sends until nothing waits.
    private static func send(by sender: OrderSender) async throws {
        while let next = try await sender.sendDue() {
            // The sender says when it wants to be asked again: there is nothing else to await.
            try await Task.sleep(for: .seconds(max(0, next.timeIntervalSinceNow)))
        }
    }
}

@MainActor @Suite("Sending orders from a program that is killed", .serialized)
struct OrderKillTests {
    private static let orders = 200

    private let web: LoopbackServer
    private let folder: TestSupport.TemporaryFolder

    init() throws {
        web = try LoopbackServer()
        folder = try TestSupport.TemporaryFolder()
    }

    @Test("two hundred orders are in the library once and at the server once", .timeLimit(.minutes(10)))
    func killed() async throws {
        try await web.answer("/comptoir.json", RemoteStage.shop)
        var random = SyntheticRandom(seed: 11)
        var (lives, sent, fruitless, longest) = (0, 0, 0, 240_000)
        repeat {
            lives += 1
            try #require(lives < 1_000, "no life is long enough to order anything")
            // The first order of each life is taken at once and answered slowly, or not to the end.
            let isBroken = lives.isMultiple(of: 3)
            try await web.takeOrders(
                at: "/orders",
                after: LoopbackAnswer(drip: isBroken ? nil : 0.004, half: isBroken ? 0.5 : nil, taken: true))
            // From before the library is open to some orders later; longer where the machine is so slow that one life
            // after the other brings nothing.
            let microseconds = UInt32(10_000 + random.number(below: longest))
            let (path, server) = (folder.path, web.address)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, server = server as String, microseconds = microseconds as UInt32] in
                try await Shopper.shop(200, in: URL(filePath: path), server: server, microseconds: microseconds)
            }
            let before = sent
            sent = try await ordersSent(after: lives)
            fruitless = sent > before ? 0 : fruitless + 1
            if fruitless.isMultiple(of: 4), fruitless > 0 { longest = min(4_000_000, longest / 4 * 5) }
        } while sent < Self.orders
        try await checkLibrary()
        try await checkServer(lives)
    }

    private func openLibrary() async throws -> Library {
        try await Library.open(at: URL(filePath: folder.path + "/library.sqlite"))
    }

    /// The number of orders that were sent. At whatever moment the program was killed, the server has no order that the
    /// library does not have, and has each that the library takes for sent.
    private func ordersSent(after life: Int) async throws -> Int {
        let library = try await openLibrary()
        #expect(library.state == .durable && library.notices == [])
        let orders = try await library.orders()
        let sent = orders.filter { $0.state == .sent }
        let taken = Set(try await web.log().orders.map(\.key))
        #expect(taken.isSubset(of: orders.map { $0.key.uuidString.lowercased() }), "life \(life)")
        #expect(taken.isSuperset(of: sent.map { $0.key.uuidString.lowercased() }), "life \(life)")
        return sent.count
    }

    private func checkLibrary() async throws {
        let library = try await openLibrary()
        let orders = try await library.orders().sorted { $0.key.uuidString < $1.key.uuidString }
        try #require(orders.count == Self.orders)
        for (number, order) in orders.enumerated() {
            #expect(order.key == (try Shopper.key(number)) && order.state == .sent, "order \(number)")
            #expect(order.lines.map { "\($0.quantity) \($0.name)" } == Shopper.lines(number), "order \(number)")
        }
        #expect(try await library.outbox.isEmpty)
        #expect(try await library.cartLines.isEmpty)
        // Each has the number that it has at the server.
        let numbers = try await web.log().orders.enumerated().map { ($1.key, String($0 + 1)) }
        #expect(
            Dictionary(numbers) { $1 } == Dictionary(orders.map { ($0.key.uuidString.lowercased(), $0.number) }) { $1 })
    }

    private func checkServer(_ lives: Int) async throws {
        let log = try await web.log()
        let orders = log.orders.sorted { $0.key < $1.key }
        try #require(orders.count == Self.orders)
        for (number, order) in orders.enumerated() {
            #expect(order.key == (try Shopper.key(number)).uuidString.lowercased())
            let document = try JSONDecoder().decode(OrderDocument.self, from: Data(order.body.utf8))
            #expect(document.key == order.key)
            #expect(document.lines.map { "\($0.quantity) \($0.name)" } == Shopper.lines(number), "order \(number)")
        }
        // What came again was word for word what came before.
        let sent = log.at("/orders")
        #expect(Set(sent.map(\.body)).count == Self.orders)
        let again = sent.count - Self.orders
        #expect(again > 0, "no order had to be sent again, so nothing was tried")
        print("killed \(lives) times during \(Self.orders) orders, of which the server was sent \(again) again")
    }
}

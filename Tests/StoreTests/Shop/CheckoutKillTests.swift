import Foundation
import Glibc
import Testing

@testable import Store

/// What is killed; it must be a function, as an exit test cannot capture the suite.
private enum Buyer {
    static let server = "https://shop.example/orders"

    /// What the order of a number has in it.
    static func lines(_ number: Int) -> [String] { (0...number % 3).map { "\($0 + 1 + number) thing-\($0)" } }

    /// The key of the order of a number, the same in each life of the program.
    static func key(_ number: Int) throws -> UUID {
        try #require(UUID(uuidString: "00000000-0000-4000-8000-\(String(format: "%012d", number))"))
    }

    /// Fills the cart and orders it, one time after the other, noting each order in a file once it is placed, until it
    /// is killed or all is bought. It goes on where an earlier life was ended, as a program does: it looks at what is in
    /// the cart, and asks for the order again whose answer it never saw.
    static func buy(_ count: Int, library path: String, notes: String, microseconds: UInt32) async throws {
        let descriptor = Glibc.open(notes, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        Thread.detachNewThread {
            // When it dies is chance, drawn by whoever started this process: nothing could be awaited.
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
        let library = try await Library.open(at: URL(filePath: path))
        for number in noted(notes)..<count {
            let wanted = lines(number)
            let key = try key(number)
            if try await !library.orders().contains(where: { $0.key == key }) {
                for line in wanted.dropFirst(try await library.cartLines.count) {
                    let parts = line.split(separator: " ")
                    try await library.addToCart([
                        .init(product: nil, name: String(parts[1]), quantity: Int(parts[0]) ?? 1)
                    ])
                }
            }
            let cart = Cart(items: try await library.cartLines.map { Cart.Item(line: $0, product: nil) })
            try await library.checkout(cart, key: key, sendTo: server)
            let note = Array("\(number)\n".utf8)
            write(descriptor, note, note.count)
        }
        // All is bought: what is left is to be killed.
        while true { try await Task.sleep(for: .seconds(1)) }
    }

    /// How many orders were noted.
    static func noted(_ path: String) -> Int {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }?
            .split(separator: "\n").count ?? 0
    }
}

@Suite("Ordering with a program that is killed")
struct CheckoutKillTests {
    private static let orders = 200

    @Test("places each of two hundred orders once, with its lines and its entry in the outbox", .timeLimit(.minutes(5)))
    func killed() async throws {
        let folder = try TemporaryFolder()
        let (path, notes) = (folder["library.sqlite"].path, folder["notes"].path)
        var random = SyntheticRandom(seed: 7)
        var (lives, between, fruitless, longest) = (0, 0, 0, 160_000)
        while Buyer.noted(notes) < Self.orders {
            lives += 1
            try #require(lives < 2_000, "no life is long enough to order anything")
            // From before the library is open to some orders later; longer where the machine is so slow that one life
            // after the other brings nothing.
            let microseconds = UInt32(20_000 + random.number(below: longest))
            let before = Buyer.noted(notes)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, notes = notes as String, microseconds = microseconds as UInt32] in
                try await Buyer.buy(200, library: path, notes: notes, microseconds: microseconds)
            }
            let library = try await Library.open(at: folder["library.sqlite"])
            #expect(library.state == .durable && library.notices == [])
            let (noted, placed) = (Buyer.noted(notes), try await library.orders().count)
            fruitless = noted > before ? 0 : fruitless + 1
            if fruitless.isMultiple(of: 4), fruitless > 0 { longest = min(4_000_000, longest / 4 * 5) }
            #expect(placed == noted || placed == noted + 1, "life \(lives)")
            // The order was placed, and the program was killed before it could tell.
            if placed > noted { between += 1 }
            if placed > noted { #expect(try await library.cartLines.isEmpty, "ordered, and still in the cart") }
        }
        try await check(try await Library.open(at: folder["library.sqlite"]))
        print("killed \(lives) times during \(Self.orders) orders, \(between) of them between placing and telling")
    }

    private func check(_ library: Library) async throws {
        let orders = try await library.orders().sorted { $0.key.uuidString < $1.key.uuidString }
        #expect(orders.count == Self.orders)
        for (number, order) in orders.enumerated() {
            #expect(order.key == (try Buyer.key(number)) && order.state == .waiting)
            #expect(order.lines.map { "\($0.quantity) \($0.name)" } == Buyer.lines(number), "order \(number)")
        }
        let entries = try await library.outbox
        #expect(entries.count == Self.orders && Set(entries.map(\.key)).count == Self.orders)
        #expect(try await library.cartLines.isEmpty)
    }
}

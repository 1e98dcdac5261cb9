import Foundation
import GRDB
import Testing

@testable import Store

@Suite("What the shop keeps, in a library that is damaged")
struct SavedShopTests {
    private let folder: TemporaryFolder
    private let clock: TestClock
    private var file: URL { folder["library.sqlite"] }

    init() throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
    }

    private func open() async throws -> Library { try await Library.open(at: file, clock: clock.now) }

    /// A library with some hundred lines of orders, prices, an evening and a cart, of which all is in a backup.
    private func fill() async throws -> [Order] {
        let library = try await open()
        for number in 0..<60 {
            for line in 0..<6 {
                try await library.addCartText("Line \(line) of the order \(number)", quantity: line + 1)
            }
            let cart = Cart(items: try await library.cartLines.map { Cart.Item(line: $0, product: nil) })
            try await library.checkout(cart, key: UUID(), sendTo: "https://shop.example/orders")
        }
        try await library.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await library.keepEvening(Evening.Plan(name: "Friday", guests: 6, drinks: [.init("negroni")]))
        try await library.addCartText("Ice")
        clock.advance(hours: 25)
        return try await open().orders()
    }

    private func zero(_ table: String) throws {
        let pages = try DatabaseReading(file).pages(of: table)
        let page = try #require(pages.dropFirst(pages.count / 2).first)
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: UInt64(page - 1) * 4_096)
        try handle.write(contentsOf: Data(count: 4_096))
        try handle.close()
    }

    @Test(
        "comes back whole, from the backup where it has to",
        arguments: ["orderLine", "shopOrder", "outbox", "cartLine"])
    func salvaged(table: String) async throws {
        let orders = try await fill()
        try zero(table)
        let library = try await open()
        guard case .salvaged(let salvage, _)? = library.notices.first else {
            Issue.record("the notices are \(library.notices)")
            return
        }
        #expect(salvage.losses.map(\.table) == [table] && salvage.losses.allSatisfy { $0.lost == 0 })
        #expect(try await library.orders() == orders)
        #expect(try await library.outbox.count == orders.count)
        #expect(try await library.cartLines.map(\.name) == ["Ice"])
        #expect(try await library.prices["gin"]?.minorUnits == 1_550)
        #expect(try await library.evenings.map(\.plan.name) == ["Friday"])
        // It goes on as before: rows leave traces, and numbers are not given twice.
        let cart = Cart(items: try await library.cartLines.map { Cart.Item(line: $0, product: nil) })
        let next = try await library.checkout(cart, key: UUID())
        #expect(!orders.map(\.id).contains(next.id))
        let kinds = try await library.read { db in
            try String.fetchAll(db, sql: "SELECT DISTINCT kind FROM tombstone WHERE kind LIKE 'cart%'")
        }
        #expect(kinds == ["cartLine"])
    }

    @Test("has words for each of its tables")
    func words() async throws {
        let library = try await open()
        let tables = try await library.read { db in try LibraryFile.tables(db) }
        #expect(tables.contains("shopOrder") && tables.contains("eveningDrink"))
        for table in tables where !LibraryMigration.tablesOfTraces.contains(table) {
            let loss = LibrarySalvage.Loss(table: table, fromBackup: 0, lost: 1, isExact: true)
            let message = ErrorWording.english.message(
                .salvaged(LibrarySalvage(backup: nil, losses: [loss]), setAside: file))
            #expect(!message.contains("Lost: \(table) (1)"), "\(message)")
        }
    }

    @Test("leaves traces: a UUID for each row, and a tombstone once it is gone")
    func traces() async throws {
        let orders = try await fill()
        let library = try await open()
        for table in ["price", "cartLine", "shopOrder", "orderLine", "evening", "eveningDrink"] {
            let rows = try await library.read { db in
                try Row.fetchAll(db, sql: "SELECT uuid, changedAt FROM \(table)").map {
                    [$0[0] as String, $0[1] as String]
                }
            }
            #expect(!rows.isEmpty && rows.allSatisfy { UUID(uuidString: $0[0]) != nil }, "\(table)")
            #expect(Set(rows.map { $0[0] }).count == rows.count, "\(table)")
            #expect(rows.allSatisfy { $0[1] > "2026" }, "\(table)")
        }
        #expect(orders.count == 60)
        let before = try await library.read { db in try String.fetchAll(db, sql: "SELECT uuid FROM cartLine") }
        let change = try await library.clearCart()
        let gone = try await library.read { db in
            try String.fetchAll(db, sql: "SELECT uuid FROM tombstone WHERE kind = 'cartLine'")
        }
        #expect(Set(gone).isSuperset(of: before))
        try await library.undo(change)
        let after = try await library.read { db in try String.fetchAll(db, sql: "SELECT uuid FROM cartLine") }
        #expect(after == before)
    }
}

import Foundation
import GRDB
import Testing

@testable import Store

@Suite("What the orders of a year come to")
struct OrderYearTests {
    private let cellar: Cellar
    private var library: Library { cellar.library }

    init() async throws { cellar = try await Cellar() }

    /// An instant on a date, where the person is.
    private func instant(_ year: Int, _ month: Int, _ day: Int, hour: Int = 12) throws -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: 30)
        return try #require(Calendar(identifier: .gregorian).date(from: parts))
    }

    /// Places an order of one line for each price, in cents.
    private func order(_ prices: [Int64?], _ currency: Currency = .euro, at date: Date) async throws {
        let lines = prices.map { price in
            OrderLine(
                product: nil, name: "Gin", kind: .spirits, of: nil, pack: nil,
                price: price.map { Money(minorUnits: $0, currency) }, quantity: 2, note: "")
        }
        _ = try await library.write(.saveOrder) { db in
            try Order.insert(lines, key: UUID(), server: nil, at: date, db)
        }
    }

    @Test("is the sum of those that have a total, the newest year first, and says how many have none")
    func years() async throws {
        var updates = library.orderYearUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.isEmpty == true)
        try await order([1_000, 500], at: instant(2024, 6, 1))
        #expect(try await updates.next()?.map(\.total.amounts) == [[Money(minorUnits: 3_000, .euro)]])
        try await order([200], at: instant(2025, 3, 1))
        let whole = try #require(try await updates.next())
        #expect(whole.map(\.year) == [2025, 2024] && whole.allSatisfy { !$0.isPartial && $0.count == 1 })
        try await order([nil], at: instant(2025, 4, 1))
        let some = try #require(try await updates.next()?.first)
        #expect(some.count == 2 && some.total.withoutPrice == 1 && some.isPartial)
        #expect(some.total.amounts == [Money(minorUnits: 400, .euro)])
    }

    @Test("is more than is known where a line had no price, and parts currencies")
    func partial() async throws {
        let dollar = try #require(Currency("USD"))
        try await order([1_000, nil], at: instant(2025, 6, 1))
        try await order([300], dollar, at: instant(2025, 6, 2))
        var updates = library.orderYearUpdates().makeAsyncIterator()
        let year = try #require(try await updates.next()?.first)
        #expect(year.isPartial && year.total.withoutPrice == 0 && year.count == 2)
        #expect(year.total.amounts == [Money(minorUnits: 2_000, .euro), Money(minorUnits: 600, dollar)])
    }

    @Test("ends at midnight where the person is")
    func midnight() async throws {
        try await order([100], at: instant(2024, 12, 31, hour: 23))
        try await order([100], at: instant(2025, 1, 1, hour: 0))
        var updates = library.orderYearUpdates().makeAsyncIterator()
        #expect(try await updates.next()?.map(\.year) == [2025, 2024])
    }
}

internal import GRDB

/// What was ordered in a year, and what it cost.
public struct OrderYear: Sendable, Hashable, Identifiable {
    /// The year, as it was where the person is.
    public let year: Int

    /// How many orders were placed in it.
    public private(set) var count = 0

    /// What the orders cost that have a total, and how many have none.
    public private(set) var total = MoneySum()

    /// Whether anything of it had no price, so that it cost more than is known.
    public private(set) var isPartial = false

    /// The year.
    public var id: Int { year }

    private init(_ year: Int) { self.year = year }

    private mutating func add(_ total: Money?, withoutPrice: Int) {
        count += 1
        self.total.add(total)
        if total == nil || withoutPrice > 0 { isPartial = true }
    }

    /// The years that have orders, the newest first.
    static func fetchAll(_ db: Database) throws -> [OrderYear] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT CAST(strftime('%Y', placedAt, 'localtime') AS INTEGER), total, currency, withoutPrice
                FROM shopOrder ORDER BY placedAt DESC
                """)
        var years: [OrderYear] = []
        while let row = try rows.next() {
            guard let year = row[0] as Int? else { continue }
            if years.last?.year != year { years.append(OrderYear(year)) }
            years[years.count - 1].add(Money(sum: row[1], code: row[2]), withoutPrice: row[3])
        }
        return years
    }
}

extension Library {
    /// What was ordered in each year that has orders, the newest first, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the library
    /// cannot be read.
    public func orderYearUpdates() -> AsyncThrowingStream<[OrderYear], any Error> {
        values(on: [.orders]) { db in try OrderYear.fetchAll(db) }
    }
}

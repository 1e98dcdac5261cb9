internal import Foundation
internal import GRDB

extension Order {
    private static let columns = """
        o.id, o.key, o.placedAt, o.state, o.server, coalesce(nullif(b.problem, ''), o.reason), coalesce(b.attempts, 0),
        o.shelvedAt, o.number
        """

    /// Orders, the newest first.
    ///
    /// - Parameters:
    ///   - condition: What must hold of an order; nil for all.
    ///   - arguments: The values of its marks.
    static func fetchAll(
        _ db: Database, where condition: String? = nil, arguments: StatementArguments = [], limit: Int = -1
    ) throws -> [Order] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT \(columns) FROM shopOrder AS o LEFT JOIN outbox AS b ON b.shopOrder = o.id
                WHERE \(condition ?? "1") ORDER BY o.placedAt DESC, o.id DESC LIMIT \(limit)
                """, arguments: arguments
        ).map { try Order($0, db) }
    }

    /// An order, or nil where there is none of that number.
    static func fetchOne(_ db: Database, _ id: Int64) throws -> Order? {
        try fetchAll(db, where: "o.id = ?", arguments: [id]).first
    }

    private init(_ row: Row, _ db: Database) throws {
        let (id, key): (Int64, String) = (row[0], row[1])
        guard let key = UUID(uuidString: key) else {
            throw DatabaseError(message: "“\(key)” is no key of an order")
        }
        self.init(
            id: id, key: key, placedAt: row[2], state: State(rawValue: row[3]) ?? .local, server: row.text(4, .line),
            reason: row.text(5, .line), number: row.text(8, .line), attempts: row[6], shelvedAt: row[7],
            lines: try OrderLine.fetchAll(db, order: id))
    }

    /// Writes a new order with its lines.
    ///
    /// - Returns: Its number.
    static func insert(
        _ lines: [OrderLine], key: UUID, server: String?, at now: Date, _ db: Database
    ) throws -> Int64 {
        let items = lines.reduce(0) { $0 + $1.quantity }
        var sum = MoneySum()
        for line in lines { sum.add(line.price, count: line.quantity) }
        try db.execute(
            sql: """
                INSERT INTO shopOrder (key, placedAt, state, server, reason, number, lines, items, total, currency,
                    withoutPrice)
                VALUES (?, ?, ?, ?, '', '', ?, ?, ?, ?, ?)
                """,
            arguments: [
                key.uuidString, now, (server == nil ? State.local : .waiting).rawValue, server ?? "", lines.count,
                items, sum.amounts.first?.minorUnits, sum.amounts.first?.currency.code, sum.withoutPrice,
            ])
        let id = db.lastInsertedRowID
        for (position, line) in lines.enumerated() { try line.insert(db, order: id, position: position) }
        return id
    }
}

extension OrderLine {
    /// The lines of an order, in the order of the cart.
    static func fetchAll(_ db: Database, order: Int64) throws -> [OrderLine] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT product, name, kind, subjectKind, subject, packCount, packAmount, packUnit, price, currency,
                    quantity, note
                FROM orderLine WHERE shopOrder = ? ORDER BY position, id
                """, arguments: [order]
        ).map { OrderLine($0) }
    }

    private init(_ row: Row) {
        let (kind, subject): (String?, String?) = (row[3], row[4])
        let of: ProductSubject? = subject.map { kind == EntryKind.fruit.rawValue ? .fruit($0) : .ingredient($0) }
        var pack: ProductPack?
        if let count = row[5] as Int?, let amount = row[6] as Double?, amount > 0, count > 0,
            let unit = (row[7] as String?).flatMap(Quantity.Unit.init(rawValue:))
        {
            pack = ProductPack(count: count, Quantity(amount, unit))
        }
        self.init(
            product: row[0], name: row.text(1, .line), kind: ProductKind(rawValue: row[2]) ?? .other, of: of,
            pack: pack,
            price: Money(units: row[8], code: row[9]), quantity: row[10], note: row.text(11, .note))
    }

    fileprivate func insert(_ db: Database, order: Int64, position: Int) throws {
        let subjectKind: String? =
            switch of {
            case .ingredient: EntryKind.ingredient.rawValue
            case .fruit: EntryKind.fruit.rawValue
            case nil: nil
            }
        try db.execute(
            sql: """
                INSERT INTO orderLine (shopOrder, product, name, kind, subjectKind, subject, packCount, packAmount,
                    packUnit, price, currency, quantity, note, position)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                order, product, name, kind.rawValue, subjectKind, of?.ingredient ?? of?.fruit, pack?.count,
                pack?.size.amount, pack?.size.unit.rawValue, price?.minorUnits, price?.currency.code, quantity, note,
                position,
            ])
    }
}

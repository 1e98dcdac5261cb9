public import Foundation
internal import GRDB

/// The orders, the newest first: as a list asks for them that reads no more than it shows.
public struct OrderQuery: CatalogueQuery {
    /// What the list shows of each order.
    public typealias Summary = OrderSummary

    /// All orders.
    public init() {}

    /// The one statement that gives the numbers of the orders, in order.
    public var request: RowRequest {
        RowRequest(
            sql: "SELECT id FROM library.shopOrder ORDER BY placedAt DESC, id DESC", arguments: [], isForAll: true)
    }

    /// The list shows orders as they were placed, with the pictures that the packs have.
    public static var topics: Set<LibraryTopic> { [.packs, .orders] }

    /// Whether a change can lead to other rows.
    public func depends(on change: LibraryChange.Subject) -> Bool {
        if case .order = change { true } else { false }
    }

    /// The orders that a change may have made others.
    public static func concerned(by change: LibraryChange.Subject) -> ConcernedEntries {
        switch change {
        case .packs: .all
        case .order(let id): .one(id: String(id))
        default: .none
        }
    }
}

/// An order as a list shows it.
public struct OrderSummary: CatalogueSummary {
    /// The number of the order, as the list knows it.
    public let row: CatalogueRow

    /// When it was placed.
    public let placedAt: Date

    /// How far it has come.
    public let state: Order.State

    /// How many lines it has.
    public let lineCount: Int

    /// How many things were bought.
    public let count: Int

    /// What they cost together; nil where none had a price.
    public let total: Money?

    /// How many lines had no price.
    public let withoutPrice: Int

    /// Whether what it brought was put on the shelf.
    public let isShelved: Bool

    /// What its first lines brought, four at most, as ``Catalogue/orderedProducts(_:)`` tells of them all.
    public let things: [ProductSummary]

    /// The number of the order in words.
    public var id: String { String(row) }

    /// The number of the order.
    public var order: Order.ID { Order.ID(row) }

    /// An order is one of products.
    public static var kind: EntryKind { .product }

    /// What stands for an order that could not be read.
    public static func unread(_ row: CatalogueRow) -> OrderSummary {
        OrderSummary(
            row: row, placedAt: Date(timeIntervalSince1970: 0), state: .local, lineCount: 0, count: 0, total: nil,
            withoutPrice: 0, isShelved: false, things: [])
    }

    /// The places of the lines whose things are read.
    private static let places = 0..<4

    /// How a page of them is read.
    ///
    /// The first lines are joined by their place, so that the one statement has them too.
    public static let page: PageRequest<OrderSummary> = PageRequest(
        sql: """
            SELECT o.id, o.placedAt, o.state, o.lines, o.items, o.total, o.currency, o.withoutPrice,
                o.shelvedAt IS NOT NULL, \(places.map(OrderedProduct.columns).joined(separator: ", "))
            FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN library.shopOrder AS o ON o.id = page.value
            \(places.map(OrderedProduct.joins).joined(separator: "\n"))
            """
    ) { row in
        OrderSummary(
            row: row[0], placedAt: row[1], state: Order.State(rawValue: row[2]) ?? .local, lineCount: row[3],
            count: row[4], total: Money(sum: row[5], code: row[6]), withoutPrice: row[7], isShelved: row[8],
            things: OrderSummary.places.compactMap { OrderedProduct.product(row, at: 9 + $0 * OrderedProduct.width) })
    }
}

extension Money {
    /// A sum from two columns, which may be more than a price; nil where they hold none.
    init?(sum: Int64?, code: String?) {
        guard let sum, sum >= 0, let currency = code.flatMap({ Currency($0) }) else { return nil }
        self.init(minorUnits: sum, currency)
    }
}

extension Catalogue {
    /// Puts what an order had into the cart again, as far as it can still be bought.
    ///
    /// - Returns: What takes it back, and the names of what can no longer be bought.
    /// - Throws: ``CartProblem`` where the order is gone, the cart is full or prices are in another currency than the
    ///   cart; ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func orderAgain(_ id: Order.ID) async throws -> (change: Library.CartChange, gone: [String]) {
        guard let order = try await library.order(id) else { throw CartProblem.orderGone(id) }
        let known = try await productSummaries(ids: order.lines.compactMap(\.product))
        let lines = order.lines.filter { $0.product.map { known[$0] != nil } ?? true }
        try await checkCurrency(of: lines.compactMap { $0.product.flatMap { known[$0] } })
        let change = try await library.addToCart(
            lines.map { line in
                Library.CartAddition(
                    product: line.product, name: line.product.flatMap { known[$0]?.name } ?? line.name,
                    quantity: line.quantity)
            })
        return (change, order.lines.filter { $0.product.map { known[$0] == nil } ?? false }.map(\.name))
    }
}

internal import Foundation
internal import GRDB

extension CartLine {
    private static let columns = "id, product, name, quantity, note, reasons, isChecked"

    /// The lines, in the person's order.
    static func fetchAll(_ db: Database) throws -> [CartLine] {
        try Row.fetchAll(db, sql: "SELECT \(columns) FROM cartLine ORDER BY position, id").map { CartLine($0) }
    }

    /// A line, or nil where there is none of that number.
    static func fetchOne(_ db: Database, _ id: Int64) throws -> CartLine? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM cartLine WHERE id = ?", arguments: [id]).map { CartLine($0) }
    }

    /// The line of a product, or nil where it is not in the cart.
    static func fetchOne(_ db: Database, product: String) throws -> CartLine? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM cartLine WHERE product = ?", arguments: [product])
            .map { CartLine($0) }
    }

    /// A line from its columns, beginning with the first.
    init(_ row: Row) {
        self.init(
            id: row[0], product: row[1], name: row.text(2, .line), quantity: row[3], note: row.text(4, .note),
            reasons: CartReasonCoding.decode(row[5]), isChecked: row[6])
    }
}

/// How reasons are kept: as an array of objects, in JSON.
enum CartReasonCoding {
    static func encode(_ reasons: [CartReason]) throws -> String {
        guard !reasons.isEmpty else { return "" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(reasons), as: UTF8.self)
    }

    /// The reasons that a text tells; none where another version of the program wrote it otherwise.
    static func decode(_ text: String) -> [CartReason] {
        guard !text.isEmpty else { return [] }
        do {
            return try JSONDecoder().decode([CartReason].self, from: Data(text.utf8))
        } catch {
            return []
        }
    }
}

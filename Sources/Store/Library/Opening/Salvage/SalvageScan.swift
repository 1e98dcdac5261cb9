internal import GRDB

/// Finds the rows of a damaged table that can be reached, by their numbers: from both ends, and between pages that are
/// damaged.
struct SalvageScan {
    let db: Database
    let table: String

    /// How far apart two rows may be between which nothing can be read.
    private static let widestGap: Int64 = 1 << 40

    func read(into numbers: inout Set<Int64>) throws {
        var found: Set<Int64> = []
        var first: Int64?
        if try scan(
            "ORDER BY rowid DESC", [],
            {
                first = $0; found.insert($0)
            })
        {
            return numbers.formUnion(found)
        }
        var start: Int64? = 0
        while let from = start {
            var last = from - 1
            if try scan(
                "WHERE rowid >= ? ORDER BY rowid", [from],
                {
                    last = $0; found.insert($0)
                })
            {
                break
            }
            start = try nextReadable(after: last, before: first ?? last + Self.widestGap)
        }
        numbers.formUnion(found)
    }

    /// The least number from which on rows can be read again.
    private func nextReadable(after last: Int64, before end: Int64) throws -> Int64? {
        var (step, unreadable): (Int64, Int64) = (1, last)
        while last + step < end {
            var readable = last + step
            if try isReadable(from: readable) {
                while readable - unreadable > 1 {
                    let middle = unreadable + (readable - unreadable) / 2
                    if try isReadable(from: middle) { readable = middle } else { unreadable = middle }
                }
                return readable
            }
            unreadable = readable
            step *= 2
        }
        return nil
    }

    private func isReadable(from number: Int64) throws -> Bool {
        try scan("WHERE rowid >= ? ORDER BY rowid LIMIT 1", [number]) { _ in }
    }

    private func scan(_ rest: String, _ arguments: StatementArguments, _ body: (Int64) -> Void) throws -> Bool {
        try db.scan("SELECT rowid FROM damaged.\(table) NOT INDEXED \(rest)", arguments) { row in
            if let number = row[0] as Int64? { body(number) }
        }
    }
}

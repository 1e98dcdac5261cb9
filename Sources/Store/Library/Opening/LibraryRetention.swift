internal import Foundation

/// Which backups are kept, thinly: the last one, and the newest of each of seven days, four weeks and twelve months;
/// three of those made before a migration; and always the fullest.
///
/// Days, weeks and months without a backup do not count, so that none goes because the program was not used. A backup
/// that holds less than half of what the fullest one holds is poor, as after an accident that nobody has noticed yet.
/// Poor ones are counted apart, and few of them are kept; so they never push out a full one. Those that are dated in
/// the future are counted apart as well: neither do they push out others, nor do they go when the clock is set back.
struct LibraryRetention {
    typealias Backup = LibraryBackups.Backup

    /// The backups that stay.
    private(set) var kept: Set<Backup> = []

    /// - Parameter backups: Each with how many rows it holds, the newest first.
    init(_ backups: [(Backup, rows: Int)]) {
        let most = backups.map(\.rows).max() ?? 0
        if let fullest = backups.first(where: { $0.rows == most })?.0 { kept.insert(fullest) }
        for isOfFuture in [false, true] {
            let group = backups.filter { $0.0.isOfFuture == isOfFuture }
            let full = group.filter { !Self.isPoor($0.rows, beside: most) }.map(\.0)
            let poor = group.filter { Self.isPoor($0.rows, beside: most) }.map(\.0)
            keepGenerations(full.filter(\.isDaily))
            keep(poor.filter(\.isDaily), newestOf: 3, Self.day)
            for part in [full, poor] { kept.formUnion(part.filter { !$0.isDaily }.prefix(3)) }
        }
    }

    /// Whether so many rows are much fewer than another backup has.
    static func isPoor(_ rows: Int, beside most: Int) -> Bool { rows * 2 < most }

    private mutating func keepGenerations(_ backups: [Backup]) {
        kept.formUnion(backups.prefix(1))
        keep(backups, newestOf: 7, Self.day)
        keep(backups, newestOf: 4) { (Self.day($0) + 3) / 7 }
        keep(backups, newestOf: 12) { date in
            let parts = Self.calendar.dateComponents([.year, .month], from: date)
            return (parts.year ?? 0) * 12 + (parts.month ?? 0)
        }
    }

    /// Keeps the newest of each of the last spans of time that have any.
    private mutating func keep(_ backups: [Backup], newestOf count: Int, _ span: (Date) -> Int) {
        var seen: Set<Int> = []
        for backup in backups where !seen.contains(span(backup.date)) {
            guard seen.count < count else { return }
            seen.insert(span(backup.date))
            kept.insert(backup)
        }
    }

    private static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

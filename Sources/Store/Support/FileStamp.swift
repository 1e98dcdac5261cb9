internal import Foundation

/// The date that stands in a file's name, as in `2026-11-21T032621Z`.
enum FileStamp {
    private static let format = Date.ISO8601FormatStyle(timeSeparator: .omitted)
    private static let length = 18

    static func text(_ date: Date) -> String { date.formatted(format) }

    /// The first date in a name, or nil where there is none.
    static func date(in name: String) -> Date? {
        guard let start = name.firstIndex(where: \.isWholeNumber) else { return nil }
        let stamp = name[start...].prefix(length)
        do {
            return try format.parse(String(stamp))
        } catch {
            return nil
        }
    }
}

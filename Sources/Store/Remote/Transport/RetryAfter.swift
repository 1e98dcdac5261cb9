internal import Foundation

/// How long a server asks to be left alone (RFC 9110, `Retry-After`).
enum RetryAfter {
    /// The longest that is obeyed, in seconds; a server that asks for more is asked again after a day.
    static let limit: TimeInterval = 24 * 3600

    /// The seconds from now on, or nil where the server says nothing that can be understood.
    static func seconds(_ text: String?, now: Date) -> TimeInterval? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        if text.allSatisfy({ ("0"..."9").contains($0) }) {
            return min(TimeInterval(text) ?? limit, limit)
        }
        guard let date = date(text) else { return nil }
        return min(max(0, date.timeIntervalSince(now)), limit)
    }

    /// A date as `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that is still written.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let clock = parts[4].split(separator: ":").compactMap { Int($0) }
        guard clock.count == 3, let utc = TimeZone(secondsFromGMT: 0) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        return calendar.date(
            from: DateComponents(
                year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2]))
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

import Foundation
import Synchronization

/// A clock that a test sets.
final class TestClock: Sendable {
    private let date: Mutex<Date>

    init(_ text: String = "2026-11-21T08:00:00Z") throws {
        date = Mutex(try Date(text, strategy: .iso8601))
    }

    var now: @Sendable () -> Date { { self.date.withLock { $0 } } }

    func advance(hours: Double) { date.withLock { $0 += hours * 3600 } }
}

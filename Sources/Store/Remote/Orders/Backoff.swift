internal import Foundation

/// How long to wait after so many failures: twice as long each time, up to a limit, and not all at the same moment.
public struct Backoff: Sendable {
    /// The seconds after the first failure.
    public var first: Double

    /// The most seconds.
    public var limit: Double

    /// How much of the time is left to chance, 0 to 1, so that many clients do not come back at once.
    public var spread: Double

    /// The usual: 15 seconds, then 30, up to an hour, a quarter of it left to chance.
    public init(first: Double = 15, limit: Double = 3600, spread: Double = 0.25) {
        self.first = first
        self.limit = limit
        self.spread = spread
    }

    /// The seconds to wait.
    ///
    /// - Parameters:
    ///   - attempts: How often it has failed, 1 or more.
    ///   - chance: A number from 0 to 1.
    func seconds(after attempts: Int, chance: Double) -> Double {
        let whole = min(limit, first * pow(2, Double(min(max(attempts, 1), 40) - 1)))
        return whole * (1 - spread * chance)
    }
}

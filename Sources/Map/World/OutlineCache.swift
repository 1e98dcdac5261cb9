internal import Synchronization

/// The outlines of the squares drawn last, taken apart; tiles that lie beside each other are drawn from the same square.
final class OutlineCache: Sendable {
    /// Which square of which level.
    struct Key: Hashable {
        let zoom: Int
        let column: Int
        let row: Int
    }

    private struct State {
        var outlines: [Key: WorldMap.Outlines] = [:]
        /// Those used last come last.
        var order: [Key] = []
    }

    private let state = Mutex(State())
    /// How many squares are kept: those of a large window, twice.
    private static let limit = 48

    /// The outlines of a square; two threads may take one apart at the same time.
    func outlines(_ key: Key, _ read: () throws -> WorldMap.Outlines) rethrows -> WorldMap.Outlines {
        if let known = state.withLock({ $0.outlines[key] }) { return known }
        let made = try read()
        state.withLock { state in
            state.outlines[key] = made
            state.order.removeAll { $0 == key }
            state.order.append(key)
            if state.order.count > Self.limit { state.outlines[state.order.removeFirst()] = nil }
        }
        return made
    }
}

/// Finds the set of a size whose purchase makes the most drinks.
///
/// Candidates are tried in the order of how many drinks they have to do with; a branch ends where even the next best
/// of them together could not beat what was found. Where that takes too many steps, a greedy set is improved by swaps.
struct PurchaseSearch {
    /// A set that was found.
    struct Purchase {
        let candidates: [Int]
        let drinks: ContiguousArray<CatalogueRow>
        let method: PurchaseSuggestion.Method
    }

    private let wishes: PurchaseWishes
    private let size: Int

    /// The candidates that matter, those that have to do with the most drinks first.
    private let order: [Int]

    /// The drinks that each of ``order`` has to do with.
    private let reach: [Int]
    private let limit: Int
    private var state: PurchaseState
    private var steps = 0
    private var record: (made: Int, candidates: [Int]) = (0, [])

    /// - Parameters:
    ///   - wishes: What drinks lack, and what can be bought for it.
    ///   - size: How many may be bought.
    ///   - limit: The steps after which the search gives up being exact: a few seconds' worth.
    init(_ wishes: PurchaseWishes, size: Int, limit: Int = 20_000_000) {
        self.wishes = wishes
        self.size = size
        self.limit = limit
        state = PurchaseState(wishes, size: size)
        let reach = wishes.candidates.indices.map { [state] in state.reach(of: $0) }
        order = wishes.candidates.indices.filter { reach[$0] > 0 }.sorted { (reach[$1], $0) < (reach[$0], $1) }
        self.reach = order.map { reach[$0] }
    }

    /// The best set, or nil where none makes a drink.
    ///
    /// - Throws: `CancellationError` where the task was cancelled.
    mutating func best() throws -> Purchase? {
        try improve()
        let isExact = try search(from: 0, left: size)
        guard record.made > 0 else { return nil }
        for candidate in record.candidates { state.add(candidate) }
        return Purchase(
            candidates: record.candidates.sorted { state.reach(of: $0) > state.reach(of: $1) }, drinks: state.drinks,
            method: isExact ? .exact : .greedyWithSwaps)
    }

    /// Goes through the sets of the candidates from a place on, together with those chosen.
    ///
    /// - Returns: Whether none was left out that could be better.
    private mutating func search(from start: Int, left: Int) throws -> Bool {
        steps += order.count - start
        guard steps <= limit else { return false }
        try Task.checkCancellation()
        for position in start..<max(start, order.count) {
            let bound = state.made + reach[position..<min(position + left, reach.count)].reduce(0, +)
            guard bound > record.made else { return true }
            if left == 1 {
                let made = state.made + state.gain(of: order[position])
                if made > record.made { record = (made, state.chosen + [order[position]]) }
            } else {
                state.add(order[position])
                if state.made > record.made { record = (state.made, state.chosen) }
                let isDone = try search(from: position + 1, left: left - 1)
                state.removeLast()
                guard isDone else { return false }
            }
        }
        return true
    }

    /// Begins with a good set: the sooner one is known, the more branches end early.
    private mutating func improve() throws {
        var chosen: [Int] = []
        for _ in 0..<min(size, order.count) {
            try Task.checkCancellation()
            // Where one more makes nothing, that which more drinks ask for may do so together with the next.
            guard
                let next = order.filter({ !chosen.contains($0) }).max(by: {
                    state.promise(of: $0) < state.promise(of: $1)
                })
            else { break }
            state.add(next)
            chosen.append(next)
        }
        var made = state.made
        var hasImproved = true
        while hasImproved {
            hasImproved = false
            for place in chosen.indices {
                try Task.checkCancellation()
                state.set(chosen.enumerated().filter { $0.offset != place }.map(\.element))
                let gains = order.filter { !chosen.contains($0) }.map { (gain: state.gain(of: $0), candidate: $0) }
                guard let (gain, candidate) = gains.max(by: { $0.gain < $1.gain }), state.made + gain > made else {
                    continue
                }
                made = state.made + gain
                chosen[place] = candidate
                hasImproved = true
            }
        }
        state.set([])
        if made > 0 { record = (made, chosen) }
    }
}

/// What priced things add up to, each currency for itself.
public struct MoneySum: Sendable, Hashable {
    /// A sum for each currency, in the order of their codes; none where nothing has a price.
    public private(set) var amounts: [Money] = []

    /// How many things have no price.
    public private(set) var withoutPrice = 0

    /// Nothing.
    public init() {}

    /// Adds a number of things of one price; what costs more than can be counted is as if it had none.
    ///
    /// - Parameters:
    ///   - price: What one costs, or nil where it has no price.
    ///   - count: How many, at least 0.
    public mutating func add(_ price: Money?, count: Int = 1) {
        guard let cost = price?.times(count) else {
            withoutPrice += 1
            return
        }
        guard let index = amounts.firstIndex(where: { $0.currency == cost.currency }) else {
            amounts.append(cost)
            amounts.sort { $0.currency.code < $1.currency.code }
            return
        }
        if let sum = amounts[index].adding(cost) { amounts[index] = sum } else { withoutPrice += 1 }
    }
}

/// What a serving of a drink costs by the prices of what goes into it, with how much of the recipe that covers.
public struct DrinkCost: Sendable, Hashable {
    /// What is known of a line of the recipe.
    public enum Finding: Sendable, Hashable {
        /// What it costs, to the nearest smallest unit, by the price of a product.
        case cost(Money, product: String)
        /// It comes from the tap.
        case free
        /// Nothing that serves for it has a price in the currency.
        case withoutPrice
        /// The recipe says no amount of it that can be compared with what is sold.
        case unmeasured
    }

    /// A line of the recipe.
    public struct Line: Sendable, Hashable {
        /// Where it stands in the recipe.
        public let part: Int

        /// The ingredient's id.
        public let ingredient: String

        /// What is known of it.
        public let finding: Finding
    }

    /// The lines that the drink cannot be made without, in the recipe's order.
    public let lines: [Line]

    /// What those with a price cost together; nil where none has one.
    public let amount: Money?

    /// How many lines are in the amount, those from the tap too.
    public var known: Int {
        lines.count {
            switch $0.finding {
            case .cost, .free: true
            case .withoutPrice, .unmeasured: false
            }
        }
    }

    /// The share of the lines that are in the amount, 0 to 1.
    public var coverage: Double { lines.isEmpty ? 0 : Double(known) / Double(lines.count) }

    /// Whether the amount is all that it costs; else it costs at least that.
    public var isWhole: Bool { known == lines.count }
}

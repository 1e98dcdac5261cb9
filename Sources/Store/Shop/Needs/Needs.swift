/// What drinks need that the shelf does not have, rounded up to packs that can be bought, with the reasons.
///
/// It is reckoned from values alone; ``Catalogue/needs(for:countsSubstitutes:)`` reads them.
public struct Needs: Sendable, Equatable {
    /// A drink and how many servings are made of it.
    public struct Serving: Sendable, Equatable {
        /// The drink.
        public let drink: Drink

        /// How many servings, at least 0.
        public let count: Int

        /// A drink and how many servings are made of it.
        public init(_ drink: Drink, count: Int) {
            precondition(count >= 0, "0 servings or more are made, not \(count)")
            self.drink = drink
            self.count = count
        }
    }

    /// Why something is needed: “Margarita × 4: 200 ml”.
    public struct Reason: Sendable, Hashable {
        /// The drink's id.
        public let drink: String

        /// What the drink is called.
        public let name: String

        /// How many servings.
        public let servings: Int

        /// How much goes into all of them, as the recipe measures it.
        public let quantity: Quantity
    }

    /// What serves for a need without being bought for it.
    public struct Use: Sendable, Hashable {
        /// Where it comes from.
        public enum Origin: Sendable, Hashable {
            /// The shelf has the thing itself.
            case own
            /// The shelf has one of its family.
            case family
            /// The shelf has what may stand in for it; what that changes, in one line.
            case substitute(note: String?)
            /// A pack that is bought for something else has enough left.
            case bought(product: String)
        }

        /// The ingredient that serves.
        public let ingredient: String

        /// What it is called.
        public let name: String

        /// How much of it is used; nil where the shelf says no amount that can be compared, and it is taken as enough.
        public let amount: Quantity?

        /// Where it comes from.
        public let origin: Origin
    }

    /// An ingredient that is needed.
    public struct Line: Sendable, Hashable, Identifiable {
        /// The ingredient's id.
        public let ingredient: String

        /// What it is called.
        public let name: String

        /// What it is needed for, in the order of the drinks.
        public let reasons: [Reason]

        /// How much is needed of it, as far as that can be added up; nil where nothing can.
        public let needed: Quantity?

        /// What is needed besides that cannot be compared, as two sprigs of what is sold by weight.
        public let apart: [Quantity]

        /// What serves without being bought for it.
        public let uses: [Use]

        /// How much is to be bought; nil where nothing is missing that can be added up.
        public let missing: Quantity?

        /// Whether something of it is to be bought, though nobody knows how much.
        public let isMissingApart: Bool

        /// The product that is bought for it; nil where nothing is missing, and where nobody sells it.
        public let product: String?

        /// What the shelf has that it could be made of at home, by id; empty where it cannot.
        public let canBeMadeOf: [String]

        /// The ingredient's id.
        public var id: String { ingredient }

        /// Whether something of it is to be bought.
        public var isMissing: Bool { missing != nil || isMissingApart }

        /// Whether the shelf is trusted to have enough without saying how much.
        public var isAssumed: Bool { uses.contains { $0.amount == nil } }
    }

    /// Packs of a product that are to be bought.
    public struct Purchase: Sendable, Equatable, Identifiable {
        /// The product.
        public let product: ProductSummary

        /// How many packs: the fewest that do.
        public let packs: Int

        /// How much is needed of what is in them; nil where nobody knows, and one pack is taken.
        public let amount: Quantity?

        /// The ingredients that it is bought for, by id.
        public let ingredients: [String]

        /// What it is bought for.
        public let reasons: [Reason]

        /// The product's id.
        public var id: String { product.id }

        /// What the packs cost; nil where the product has no price.
        public var cost: Money? { product.price?.times(packs) }
    }

    /// The ingredients that are needed, in the order of the drinks.
    public let lines: [Line]

    /// What is to be bought, in the order of the lines.
    public let purchases: [Purchase]

    /// Nothing.
    public static let none = Needs(lines: [], purchases: [])

    /// What the purchases cost together, and how many of them have no price.
    public var total: MoneySum {
        var sum = MoneySum()
        for purchase in purchases { sum.add(purchase.product.price, count: purchase.packs) }
        return sum
    }

    /// The ingredients that are missing and that nobody sells.
    public var unsold: [Line] { lines.filter { $0.isMissing && $0.product == nil } }
}

extension CartReason {
    /// Why a line of the cart is bought.
    public init(_ reason: Needs.Reason) {
        self.init(drink: reason.drink, servings: reason.servings, quantity: reason.quantity)
    }
}

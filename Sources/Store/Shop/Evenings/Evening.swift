public import Foundation

/// An evening that is shopped for: who comes, and what is served.
public struct Evening: Sendable, Hashable, Identifiable {
    /// The most guests that are reckoned with.
    public static let guestLimit = 999

    /// The most servings of a drink for each guest.
    public static let eachLimit = 99

    /// A drink that is served.
    public struct Serving: Sendable, Hashable {
        /// The drink's id.
        public let drink: String

        /// How many servings of it each guest has, 1 to ``Evening/eachLimit``.
        public var each: Int

        /// A drink that is served.
        public init(_ drink: String, each: Int = 1) {
            precondition(
                (1...Evening.eachLimit).contains(each), "each guest has 1 to \(Evening.eachLimit), not \(each)")
            self.drink = drink
            self.each = each
        }
    }

    /// Who comes and what is served, as it is chosen.
    public struct Plan: Sendable, Hashable {
        /// What the evening is called; may be empty.
        public var name: String

        /// How many guests there are, 1 to ``Evening/guestLimit``.
        public var guests: Int

        /// What is served, each drink once.
        public var drinks: [Serving]

        /// Who comes and what is served.
        public init(name: String = "", guests: Int = 1, drinks: [Serving] = []) {
            precondition((1...Evening.guestLimit).contains(guests), "there are 1 to \(Evening.guestLimit) guests")
            self.name = name
            self.guests = guests
            self.drinks = drinks
        }
    }

    /// The number of the evening, which no other gets.
    public let id: Int64

    /// Who comes and what is served.
    public let plan: Plan

    /// When it was first kept.
    public let createdAt: Date
}

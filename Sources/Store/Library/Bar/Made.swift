public import Foundation

/// An entry of the log of what was made.
public struct Made: Sendable, Hashable, Identifiable {
    /// The number of the entry, which no other gets.
    public let id: Int64

    /// The drink's id. The drink need not exist any more.
    public let drink: String

    /// The date on which it was made, as the person counts days.
    public let day: CalendarDay

    /// When it was written down.
    public let recordedAt: Date

    /// How many servings, more than 0.
    public let servings: Double

    /// A note; empty where there is none.
    public let note: String

    /// What was taken from the shelf for it.
    public let taken: [Taken]
}

extension Library {
    /// An entry of the log that was taken out, by which it can be brought back.
    public struct MadeChange: Sendable, Equatable {
        /// Whether there was no such entry.
        public var isEmpty: Bool { rows.isEmpty }

        let rows: [RowChange]
    }
}

/// What was taken from the shelf.
public struct Taken: Sendable, Hashable {
    /// The ingredient that the shelf has.
    public let ingredient: String

    /// How much.
    public let amount: Quantity

    /// A taking from the shelf.
    ///
    /// - Parameters:
    ///   - ingredient: The id of the ingredient that the shelf has.
    ///   - amount: How much; a range is taken at its middle.
    public init(_ ingredient: String, _ amount: Quantity) {
        self.ingredient = ingredient
        self.amount = amount
    }
}

public import Foundation

/// Something on the bar shelf.
public struct ShelfItem: Sendable, Hashable, Identifiable {
    /// How much there is, in a word.
    public enum State: String, Sendable, Codable, CaseIterable {
        case have, low, empty
    }

    /// The ingredient's id. The ingredient need not exist: a pack that has gone may come back.
    public let ingredient: String

    /// How much there is, in a word. What is empty satisfies no recipe.
    public var state: State

    /// How much there is, or nil where that is not kept.
    public var amount: Quantity?

    /// What the person has noted of it; nil where nothing is said of that, which leaves the note that there is.
    public var note: String?

    /// When it was last changed.
    public let changedAt: Date

    /// The ingredient's id.
    public var id: String { ingredient }

    /// Something on the bar shelf.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient's id.
    ///   - state: How much there is, in a word.
    ///   - amount: How much there is, a single amount in a unit that is counted; nil where that is not kept.
    ///   - note: A note; nil leaves the one that there is, an empty one takes it away.
    ///   - changedAt: When it was last changed.
    public init(
        _ ingredient: String, _ state: State = .have, amount: Quantity? = nil, note: String? = nil,
        changedAt: Date = Date()
    ) {
        precondition(
            amount.map { $0.unit.isCounted && $0.maximum == nil && $0.amount != nil } ?? true,
            "a shelf holds a single amount in a unit that is counted")
        self.ingredient = ingredient
        self.state = state
        self.amount = amount
        self.note = note
        self.changedAt = changedAt
    }

    /// The same, changed at another instant.
    func changed(at instant: Date) -> ShelfItem {
        ShelfItem(ingredient, state, amount: amount, note: note, changedAt: instant)
    }
}

/// Whether a drink can be made of what is on the shelf, line by line.
public struct Makeable: Sendable, Equatable {
    /// Something on the shelf that serves for a line.
    public struct Item: Sendable, Hashable {
        /// The ingredient's id.
        public let ingredient: String

        /// Its name.
        public let name: String

        /// How much there is of it, in a word.
        public let state: ShelfItem.State
    }

    /// Where a line's ingredient comes from.
    public enum Supply: Sendable, Hashable {
        /// The shelf has it, or one of its family.
        case had(Item)
        /// The shelf has what may stand in for it; what that changes, in one line.
        case substitute(Item, note: String?)
        /// The shelf lacks it. Where it can be made of what the shelf has, the ingredients of which, by id.
        case lacking(canBeMadeOf: [String])
    }

    /// A line of the recipe.
    public struct Line: Sendable, Equatable {
        /// The line.
        public let part: Drink.Part

        /// Where its ingredient comes from.
        public let supply: Supply
    }

    /// The lines, in the recipe's order.
    public let lines: [Line]

    /// The ingredients that are lacking and that the drink cannot be made without, by id, each once, in the recipe's
    /// order.
    public var lacking: [String] {
        var seen: Set<String> = []
        return lines.filter { $0.part.isEssential && $0.isLacking && seen.insert($0.part.ingredient).inserted }
            .map(\.part.ingredient)
    }

    /// Whether nothing is lacking.
    public var canBeMade: Bool { lacking.isEmpty }

    /// What would be taken from the shelf for a number of servings: each essential line's amount, from what it is had
    /// by.
    public func taking(servings: Double) -> [Taken] {
        lines.compactMap { line in
            guard line.part.isEssential, let item = line.item else { return nil }
            return Taken(item.ingredient, line.part.quantity.scaled(by: servings))
        }
    }
}

extension Makeable.Line {
    /// What serves for it, or nil where it is lacking.
    public var item: Makeable.Item? {
        switch supply {
        case .had(let item), .substitute(let item, _): item
        case .lacking: nil
        }
    }

    /// Whether the shelf lacks it.
    public var isLacking: Bool { item == nil }
}

internal import Foundation

/// A typed line, taken apart.
struct ShelfLine {
    /// What is left when amount and state are taken off, folded.
    let name: String
    let amount: Quantity?
    let state: ShelfItem.State

    init(_ line: String) {
        var text = TextFolding.fold(line).trimmingCharacters(in: Self.signs)
        var state = ShelfItem.State.have
        for (word, meant) in [("low", ShelfItem.State.low), ("empty", .empty), ("(low)", .low), ("(empty)", .empty)]
        where text.hasSuffix(" " + word) {
            text = String(text.dropLast(word.count + 1)).trimmingCharacters(in: Self.signs)
            state = meant
        }
        var amount: Quantity?
        if let (quantity, rest) = Quantity.parsing(prefixOf: text), !rest.isEmpty {
            (amount, text) = (quantity, rest.trimmingCharacters(in: Self.signs))
        } else if let (quantity, rest) = Self.trailing(text) {
            (amount, text) = (quantity, rest)
        }
        // A range or “top up” is no amount that a shelf can hold.
        self.amount = amount.flatMap { $0.unit.isCounted && $0.maximum == nil ? $0 : nil }
        self.state = state
        name = text
    }

    private static let signs = CharacterSet(charactersIn: " \t,:-–•*·")

    /// The quantity that a text ends with, as in “gin 70 cl”.
    private static func trailing(_ text: String) -> (Quantity, String)? {
        let words = text.split(separator: " ")
        for count in [3, 2, 1] where words.count > count {
            let end = words.suffix(count).joined(separator: " ")
            guard end.first?.isNumber == true, let quantity = Quantity(end) else { continue }
            return (quantity, words.dropLast(count).joined(separator: " ").trimmingCharacters(in: signs))
        }
        return nil
    }
}

/// A typed line, taken apart.
struct ShelfLine {
    /// What may be the name, tidy: what is left when amount and state are taken off, then that without linking words
    /// such as “of”.
    let names: [String]
    let amount: Quantity?
    let state: ShelfItem.State

    init(_ line: String, _ words: ShelfWords) {
        var text = ShelfWords.tidy(line)
        var state = words.state(takenFrom: &text)
        var amount: Quantity?
        if let (quantity, rest) = Quantity.parsing(prefixOf: text), !rest.isEmpty {
            (amount, text) = (quantity, ShelfWords.tidy(rest))
        } else if let (quantity, rest) = Self.trailing(text) {
            (amount, text) = (quantity, rest)
        }
        if state == nil { state = words.state(takenFrom: &text) }
        // A range or “top up” is no amount that a shelf can hold.
        self.amount = amount.flatMap { $0.unit.isCounted && $0.maximum == nil ? $0 : nil }
        self.state = state ?? .have
        names = words.names(in: text)
    }

    /// The quantity that a text ends with, as in “gin 70 cl”.
    private static func trailing(_ text: String) -> (Quantity, String)? {
        let words = text.split(separator: " ")
        for count in [3, 2, 1] where words.count > count {
            let end = words.suffix(count).joined(separator: " ")
            guard end.first?.isNumber == true, let quantity = Quantity(end) else { continue }
            return (quantity, ShelfWords.tidy(words.dropLast(count).joined(separator: " ")))
        }
        return nil
    }
}

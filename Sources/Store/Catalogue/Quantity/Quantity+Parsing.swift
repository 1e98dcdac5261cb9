extension Quantity {
    /// Reads a quantity as people and books write it: “22.5 ml”, “2 dashes”, “1½ oz”, “1/2”, “3–4 leaves”, “top up”.
    ///
    /// A number without a unit counts pieces.
    ///
    /// - Returns: nil where the text is anything else, or has more in it than the quantity.
    public init?(_ text: String) {
        guard let (quantity, rest) = Self.parsing(prefixOf: text), rest.isEmpty else { return nil }
        self = quantity
    }

    /// Reads the quantity that a text begins with, as in “70 cl gin”.
    ///
    /// - Returns: The quantity and what follows it without the blanks around, or nil where the text begins
    ///   otherwise.
    public static func parsing(prefixOf text: String) -> (quantity: Quantity, rest: String)? {
        var scanner = QuantityScanner(text)
        let numbers = scanner.range()
        let (unit, count) = scanner.unit() ?? (nil, 1)
        let rest = scanner.rest
        guard let numbers else {
            guard let unit, !unit.isCounted else { return nil }
            return (Quantity(nil, unit), rest)
        }
        guard unit?.isCounted ?? true else { return nil }
        return (Quantity(numbers.lowerBound * count, to: numbers.upperBound * count, unit ?? .piece), rest)
    }
}

import Store

extension Serving {
    /// The name that preferences keep: `100g`, `piece` or `cup`.
    var key: String {
        switch self {
        case .hundredGrams: "100g"
        case .portion(let portion): portion.kind.rawValue
        }
    }

    /// The serving in a word or two.
    var shortTitle: String {
        switch self {
        case .hundredGrams: tr("100 g")
        case .portion(let portion): portion.kind == .piece ? tr("Piece") : tr("Cup")
        }
    }

    /// The serving in full, with its weight.
    func title(_ formats: Formats) -> String {
        switch self {
        case .hundredGrams: tr("Per 100 g, edible part")
        case .portion(let portion):
            tr(
                "{portion}: {weight}",
                ["portion": formats.metricLengths(in: portion.name), "weight": formats.weight(grams: portion.grams)])
        }
    }
}

/// How units are written, folded as ``TextFolding`` folds.
enum QuantityUnitNames {
    /// Every spelling with its unit and how many of it are meant, the longest first, so that “tablespoons” is not read
    /// as “t”.
    static let longestFirst: [(name: String, unit: Quantity.Unit, count: Double)] =
        (spellings.flatMap { unit, names in names.map { ($0, unit, 1) } } + litres.map { ($0, .centilitre, 100) })
        .sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }

    /// Read as centilitres: no recipe counts in litres.
    private static let litres = ["l", "litre", "litres", "liter", "liters"]

    private static let spellings: [(Quantity.Unit, [String])] = [
        (.millilitre, ["ml", "millilitre", "millilitres", "milliliter", "milliliters"]),
        (.centilitre, ["cl", "centilitre", "centilitres", "centiliter", "centiliters"]),
        (.ounce, ["oz", "fl oz", "fl. oz", "ounce", "ounces", "fluid ounce", "fluid ounces"]),
        (.dash, ["dash", "dashes"]),
        (.drop, ["drop", "drops"]),
        (.teaspoon, ["teaspoon", "teaspoons", "tsp", "tsps"]),
        (.tablespoon, ["tablespoon", "tablespoons", "tbsp", "tbsps"]),
        (.barspoon, ["barspoon", "barspoons", "bar spoon", "bar spoons", "bar-spoon", "bsp"]),
        (.splash, ["splash", "splashes"]),
        (.piece, ["piece", "pieces", "pc", "pcs"]),
        (.leaf, ["leaf", "leaves"]),
        (.slice, ["slice", "slices"]),
        (.wedge, ["wedge", "wedges"]),
        (.sprig, ["sprig", "sprigs"]),
        (.gram, ["g", "gram", "grams", "gr"]),
        (.pinch, ["pinch", "pinches"]),
        (.part, ["part", "parts"]),
        (.topUp, ["top up", "top-up", "top", "to top"]),
        (.toTaste, ["to taste", "to-taste"]),
        (.fewDrops, ["few drops", "few-drops", "a few drops"]),
        (.fewDashes, ["few dashes", "few-dashes", "a few dashes"]),
        (.unspecified, ["unspecified"]),
    ]
}

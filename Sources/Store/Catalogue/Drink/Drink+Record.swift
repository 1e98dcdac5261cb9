/// What the catalogue's tables hold of a drink besides what they hold of every entry.
struct DrinkColumns: Sendable {
    let level: Level
    let glass: Glass
    let categories: [DrinkCategory]
    let methods: [Drink.Method]
    let base: String?
    let baseName: String?

    /// The alcohol by volume in the glass, in percent, where it is known of enough of the recipe.
    let strength: Double?

    /// The energy of a serving, in kcal, where it is known of enough of the recipe.
    let energy: Double?

    /// The alcohol of a serving, in g, where it is known of enough of the recipe.
    let grams: Double?
    let alcohol: DrinkAlcohol?

    /// The pack's rating, in half stars, 1 to 10; nil where it gives none.
    let rating: Int?

    /// The ingredients that it cannot be made without, each once.
    let needs: [String]

    /// All ingredients that it names, each once.
    let uses: [String]

    /// The fruits that its garnish is cut from, where that is no ingredient.
    let fruits: [String]
    let sketch: DrinkSketch
}

extension Drink {
    /// What is kept of the drink for people who read `languages`.
    func record(for languages: [LanguageTag], with ingredients: [String: Ingredient]) throws -> EntryRecord {
        let local = localized(for: languages)
        let figures = DrinkFigures(self, ingredients: ingredients)
        let base = base.flatMap { ingredients[$0] }
        let named = Set(parts.map(\.ingredient)).sorted().compactMap { ingredients[$0]?.localized(for: languages) }
        let isTranslated = local.name != name || local.story != story
        let words = named.flatMap { $0.name == $0.englishName ? [$0.name] : [$0.name, $0.englishName] }
        let garnishNames = Set(garnish.compactMap(\.of))
        return EntryRecord(
            kind: Self.kind, id: id, name: local.name, payload: try PayloadCoding.encode(local),
            words: SearchableText(
                name: TextFolding.fold(local.name),
                otherNames: TextFolding.fold(local.name == name ? "" : name),
                headline: TextFolding.fold(words.joined(separator: " ")),
                text: TextFolding.fold(
                    ([local.story] + (isTranslated ? [story] : []) + local.tags + [list ?? ""]).joined(separator: " "))),
            drink: DrinkColumns(
                level: level.value, glass: glass.shape, categories: categories.map(\.id), methods: methods,
                base: base?.id, baseName: base?.localized(for: languages).name,
                strength: figures.strength.flatMap { $0.isComparable ? $0.value : nil },
                energy: figures.energy.flatMap { $0.isComparable ? $0.value : nil },
                grams: figures.alcohol?.value, alcohol: DrinkAlcohol(figures),
                rating: rating.map { Int(($0.value * 2).rounded()) },
                needs: Set(parts.filter(\.isEssential).map(\.ingredient))
                    .filter { ingredients[$0]?.isOnTap != true }.sorted(),
                uses: Set(parts.map(\.ingredient)).union(garnishNames.filter { ingredients[$0] != nil }).sorted(),
                fruits: garnishNames.filter { ingredients[$0] == nil }.sorted(),
                sketch: sketch(ingredients: ingredients, serving: nil, volume: figures.volume?.rounded ?? 0)))
    }
}

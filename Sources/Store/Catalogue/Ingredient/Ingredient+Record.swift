/// What the catalogue's tables hold of an ingredient besides what they hold of every entry.
struct IngredientColumns: Sendable {
    let kind: IngredientKind
    let colour: RGB
    let opacity: Double
    let isSparkling: Bool
    let isEveryday: Bool
    let fruit: String?

    /// The ingredient and its families, the nearest first: what it satisfies where a recipe asks for one of them.
    let line: [String]

    /// What may stand in for it.
    let substitutes: [String]

    /// What it is called besides its names: by its pack, and by recipes; folded.
    let aliases: [String]
}

extension Ingredient {
    /// What is kept of the ingredient for people who read `languages`.
    ///
    /// - Parameter words: What recipes call it.
    func record(
        for languages: [LanguageTag], among ingredients: [String: Ingredient], calledInRecipes words: [String] = []
    ) throws -> EntryRecord {
        let local = localized(for: languages)
        let families = families(among: ingredients)
        let names = families.map { $0.localized(for: languages).name }
        return EntryRecord(
            kind: Self.kind, id: id, name: local.name, payload: try PayloadCoding.encode(local),
            words: SearchableText(
                name: TextFolding.fold(local.name),
                otherNames: TextFolding.fold(local.name == name ? "" : name),
                headline: TextFolding.fold(names.joined(separator: " ")),
                text: ""),
            ingredient: IngredientColumns(
                kind: kind, colour: colour, opacity: opacity, isSparkling: isSparkling, isEveryday: isEveryday,
                fruit: fruit, line: [id] + families.map(\.id),
                substitutes: substitutes.map(\.ingredient), aliases: (local.aliases + words).map(TextFolding.fold)))
    }
}

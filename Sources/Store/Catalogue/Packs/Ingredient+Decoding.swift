internal import JSON

extension Ingredient: CatalogueEntry {
    static let kind = EntryKind.ingredient
    static let packKey = "ingredients"

    init(_ reader: inout EntryReader) throws {
        let node = reader.node
        id = try reader.string("id")
        name = try reader.string("name")
        englishName = name
        aliases = node["aliases"]?.strings ?? []
        kind = try reader.choice("kind", of: node)
        parent = node["parent"]?.string
        fruit = node["fruit"]?.string
        substitutes = try (node["substitutes"]?.elements ?? []).map {
            Substitute(ingredient: try reader.string("ingredient", of: $0), note: $0["note"]?.string)
        }
        colour = try reader.colour("colour", of: node)
        opacity = try reader.number("opacity", of: node, within: 0...1)
        isSparkling = node["sparkling"]?.bool ?? false
        foams = node["foams"]?.bool ?? false
        isEveryday = node["everyday"]?.bool ?? false
        isOnTap = node["onTap"]?.bool ?? false
        strength = try reader.figure("strength", "abv", within: 0...100)
        nutrition = try Self.nutrition(&reader)
        density = try reader.figure("density", "gramsPerMl", within: 0.1...5)
        pieceWeight = try Self.pieceWeight(&reader)
        recipe = try node["recipe"].map { try SubRecipe($0, reader) }
        notes = try reader.texts("notes", of: node)
        translations = Dictionary(
            (node["translations"]?.members ?? []).map { (LanguageTag($0.key).tag, IngredientTranslation($0.node)) },
            uniquingKeysWith: { _, last in last })
    }

    private static func pieceWeight(_ reader: inout EntryReader) throws -> PieceWeight? {
        guard let node = reader.node["pieceWeight"],
            let grams = try reader.figure("pieceWeight", "grams", within: 0...100_000)
        else { return nil }
        return PieceWeight(grams: grams, unit: node["unit"] == nil ? .piece : try reader.choice("unit", of: node))
    }

    /// One list, or a list of lists: some sources go by weight, some by volume.
    private static func nutrition(_ reader: inout EntryReader) throws -> [IngredientNutrition] {
        guard let node = reader.node["nutrition"] else { return [] }
        let nodes = node.members.isEmpty ? node.elements : [node]
        var lists: [IngredientNutrition] = []
        for node in nodes { lists.append(try IngredientNutrition(node, &reader)) }
        return lists
    }
}

extension IngredientNutrition {
    init(_ node: JSONNode, _ reader: inout EntryReader) throws {
        basis = try reader.choice("per", of: node)
        guard let values = node["values"] else { throw EntryReader.Missing(key: "values", node: node) }
        energy = try reader.amount("energyKcal", of: values)
        sugars = try reader.amount("sugars", of: values)
        alcohol = try reader.amount("alcohol", of: values)
        source = reader.source(node["source"])
        reference = node["reference"]?.string
        note = node["note"]?.string
    }
}

extension SubRecipe {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        parts = try (node["ingredients"]?.elements ?? []).map { try Drink.Part($0, reader) }
        yield = try node["yield"].map { try Quantity($0, reader) }
        steps = try reader.texts("steps", of: node)
    }
}

extension IngredientTranslation {
    init(_ node: JSONNode) {
        name = node["name"]?.string
        aliases = node["aliases"]?.strings ?? []
        notes = node["notes"]?.strings ?? []
        substitutes = node["substitutes"]?.strings ?? []
        strength = node["strength"]?.string
        nutrition = node["nutrition"]?.strings ?? []
        pieceWeight = node["pieceWeight"]?.string
    }
}

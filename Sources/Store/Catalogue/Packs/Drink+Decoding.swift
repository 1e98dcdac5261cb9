internal import JSON

extension Drink: CatalogueEntry {
    static let kind = EntryKind.drink
    static let packKey = "drinks"

    init(_ reader: inout EntryReader) throws {
        let node = reader.node
        id = try reader.string("id")
        name = try reader.string("name")
        englishName = name
        story = try reader.text("story", of: node)
        steps = try reader.list("steps").map { try Step($0, reader) }
        status = try reader.choice("status", of: node)
        list = node["list"]?.string
        glass = try GlassChoice(try reader.object("glass"), &reader)
        methods = try reader.choices("methods", of: node)
        ice = try reader.choice("ice", of: node)
        isHot = node["hot"]?.bool ?? false
        rim = try node["rim"].map { try Rim($0, reader) }
        garnish = try (node["garnish"]?.elements ?? []).map { try Garnish($0, reader) }
        parts = try reader.list("ingredients").map { try Part($0, reader) }
        base = node["base"]?.string
        categories = try reader.list("categories").map {
            CategoryChoice(id: try reader.choice("id", of: $0), reason: $0["reason"]?.string)
        }
        let level = try reader.object("level")
        self.level = LevelChoice(value: try reader.choice("value", of: level), reason: level["reason"]?.string)
        rating = try reader.figure("rating", "stars", within: 0.5...5)
        sources = reader.sources(node["sources"])
        isSingleSource = node["singleSource"]?.bool ?? false
        disagreements = try reader.texts("disagreements", of: node)
        servings = try (node["servings"]?.elements ?? []).map { try DrinkServing($0, reader) }
        tags = node["tags"]?.strings ?? []
        cautions = try reader.texts("cautions", of: node)
        notes = try reader.texts("notes", of: node)
        variantOf = node["variantOf"]?.string
        links = try reader.links()
        video = try reader.video("video")
        translations = Dictionary(
            (node["translations"]?.members ?? []).map { (LanguageTag($0.key).tag, DrinkTranslation($0.node)) },
            uniquingKeysWith: { _, last in last })
    }
}

extension DrinkTranslation {
    init(_ node: JSONNode) {
        name = node["name"]?.string
        story = node["story"]?.string
        steps = node["steps"]?.strings ?? []
        servings = node["servings"]?.strings ?? []
        glass = node["glass"]?.string
        garnish = node["garnish"]?.strings ?? []
        servingGarnish = node["servingGarnish"]?.strings ?? []
        categories = node["categories"]?.strings ?? []
        level = node["level"]?.string
        parts = node["parts"]?.strings ?? []
        cautions = node["cautions"]?.strings ?? []
        notes = node["notes"]?.strings ?? []
        disagreements = node["disagreements"]?.strings ?? []
        tags = node["tags"]?.strings ?? []
        links = node["links"]?.strings ?? []
    }
}

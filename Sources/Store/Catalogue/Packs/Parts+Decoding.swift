internal import JSON

extension Source {
    /// Reads a source, or nothing where its id or title is missing.
    init?(_ node: JSONNode) {
        guard let id = node["id"]?.string, let title = node["title"]?.string else { return nil }
        self.init(id: id, title: title, licence: node["licence"]?.string, url: node["url"]?.string)
    }
}

extension Nutrition {
    init(_ node: JSONNode, _ reader: inout EntryReader) throws {
        guard let values = node["values"] else { throw EntryReader.Missing(key: "values", node: node) }
        basis = node["per"]?.string ?? "100 g edible portion"
        source = reader.source(node["source"])
        reference = node["reference"]?.string
        self.values = Nutrient.amounts(values)
    }
}

extension DailyReference {
    /// Reads a reference, or nothing where its name or its amounts are missing.
    init?(_ node: JSONNode, _ reader: inout EntryReader) {
        guard let name = node["name"]?.string, let values = node["values"] else { return nil }
        self.name = name
        source = reader.source(node["source"])
        self.values = Nutrient.amounts(values)
    }
}

extension Nutrient {
    /// The amounts that an object gives, by nutrient; what is no nutrient or no amount is left out.
    static func amounts(_ node: JSONNode) -> [Nutrient: Double] {
        node.members.reduce(into: [:]) { amounts, member in
            guard let nutrient = Nutrient(rawValue: member.key), let amount = member.node.number, amount >= 0 else {
                return
            }
            amounts[nutrient] = amount
        }
    }
}

extension Portion {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        guard let kind = node["kind"]?.string.flatMap(Kind.init(rawValue:)) else {
            throw EntryReader.Missing(key: "kind", node: node)
        }
        self.kind = kind
        name = try reader.string("name", of: node)
        grams = try reader.number("grams", of: node)
    }
}

extension FruitTranslation {
    init(_ node: JSONNode) {
        name = node["name"]?.string
        headline = node["headline"]?.string
        text = node["text"]?.string
        cautions = node["cautions"]?.strings ?? []
        notes = node["notes"]?.strings ?? []
        portions = node["portions"]?.strings ?? []
        refuse = node["refuse"]?.string
        links = node["links"]?.strings ?? []
    }
}

internal import JSON

extension Drink.Part {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        ingredient = try reader.string("ingredient", of: node)
        quantity = try Quantity(node, reader)
        label = node["label"]?.string
        isOptional = node["optional"]?.bool ?? false
        note = node["note"]?.string
        role = try node["role"] == nil ? nil : reader.choice("role", of: node)
    }
}

extension Quantity {
    /// Reads `amount`, `amountMax` and `unit`.
    ///
    /// An amount without a unit counts pieces; a unit that is counted needs an amount.
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        let amount = try reader.amount("amount", of: node)
        let unit: Unit =
            try node["unit"] == nil ? (amount == nil ? .unspecified : .piece) : reader.choice("unit", of: node)
        guard amount != nil || !unit.isCounted else { throw EntryReader.Missing(key: "amount", node: node) }
        let maximum = try node["amountMax"].map { _ in
            try reader.number("amountMax", of: node, within: (amount ?? 0)...1_000_000)
        }
        self.init(amount, to: amount == nil ? nil : maximum, unit)
    }
}

extension Drink.Step {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        text = try reader.text("text", of: node)
        method = try node["method"] == nil ? nil : reader.choice("method", of: node)
        adds = node["adds"]?.strings ?? []
        videoTime = try reader.seconds("videoTime", of: node)
    }
}

extension Drink.GlassChoice {
    init(_ node: JSONNode, _ reader: inout EntryReader) throws {
        shape = try reader.choice("shape", of: node)
        text = node["text"]?.string
        source = reader.source(node["source"])
        others = try reader.choices("others", of: node)
    }
}

extension Rim {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        kind = try reader.choice("kind", of: node)
        isHalf = node["half"]?.bool ?? false
        isOptional = node["optional"]?.bool ?? false
    }
}

extension Garnish {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        kind = try reader.choice("kind", of: node)
        of = node["of"]?.string
        count = try node["count"].map { _ in Int(try reader.number("count", of: node, within: 1...100)) }
        isOptional = node["optional"]?.bool ?? false
        text = node["text"]?.string
    }
}

extension DrinkServing {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        name = try reader.string("name", of: node)
        glass = try node["glass"] == nil ? nil : reader.choice("glass", of: node)
        ice = try node["ice"] == nil ? nil : reader.choice("ice", of: node)
        garnish = try node["garnish"]?.elements.map { try Garnish($0, reader) }
    }
}

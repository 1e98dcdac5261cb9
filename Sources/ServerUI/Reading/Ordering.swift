import JSON

/// Something that refers to a component: `"row"`, or `{"id": "row", "order": 2}`.
struct Reference {
    let id: String
    let node: JSONNode
    let order: Double?
}

/// By what things of a document are put in order: level after level, what says nothing last, and else as they stand.
struct Rank: Comparable {
    let levels: [Double?]
    let position: Int

    static func < (one: Rank, other: Rank) -> Bool {
        for (left, right) in zip(one.levels, other.levels) where left != right {
            guard let left else { return false }
            guard let right else { return true }
            return left < right
        }
        return one.position < other.position
    }
}

extension DocumentReading {
    /// Reads what refers to components, in order: by the reference's order, then by the component's, then by place.
    mutating func references(_ list: JSONNode?) -> [Reference] {
        var found: [(rank: Rank, reference: Reference)] = []
        for (position, node) in elements(list).enumerated() {
            guard let reference = reference(node) else { continue }
            let own = components.objects[reference.id]?.keys["order"]?.number
            found.append((Rank(levels: [reference.order, own], position: position), reference))
        }
        return found.sorted { $0.rank < $1.rank }.map(\.reference)
    }

    private mutating func reference(_ node: JSONNode) -> Reference? {
        if let id = node.string { return Reference(id: id, node: node, order: nil) }
        guard case .object = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "a component's id"), at: node)
            return nil
        }
        let keys = node.keyed(&self, Keys.reference)
        guard let id = text(keys["id"], "id", of: node, "it refers to no component.") else { return nil }
        return Reference(id: id, node: node, order: order(keys))
    }

    mutating func order(_ keys: Keyed) -> Double? {
        guard let node = keys["order"] else { return nil }
        return number(node)
    }
}

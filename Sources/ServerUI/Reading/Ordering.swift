import JSON

/// Something that refers to a component: `"row"`, or `{"id": "row", "order": 2}`.
struct Reference {
    let id: String
    /// Where the component stands in the table; nil where there is none.
    let place: Int?
    let node: JSONNode
    let order: Double?
}

/// By what things of a document are put in order: by one number, then by another, what has none last, and else as they
/// stand.
struct Rank: Comparable {
    let first: Double?
    var second: Double?
    let position: Int

    static func < (one: Rank, other: Rank) -> Bool {
        if one.first != other.first { return isLess(one.first, other.first) }
        if one.second != other.second { return isLess(one.second, other.second) }
        return one.position < other.position
    }

    private static func isLess(_ one: Double?, _ other: Double?) -> Bool {
        guard let one else { return false }
        guard let other else { return true }
        return one < other
    }
}

extension DocumentReading {
    /// Reads what refers to components, in order: by the reference's order, then by the component's, then by place.
    mutating func references(_ list: JSONNode?) -> [Reference] {
        let elements = elements(list)
        var found: [(rank: Rank, reference: Reference)] = []
        found.reserveCapacity(elements.count)
        for (position, node) in elements.enumerated() {
            guard let reference = reference(node) else { continue }
            let own = reference.place.flatMap { components.objects[$0].keys["order"]?.number }
            found.append((Rank(first: reference.order, second: own, position: position), reference))
        }
        return found.sorted { $0.rank < $1.rank }.map(\.reference)
    }

    private mutating func reference(_ node: JSONNode) -> Reference? {
        if let id = node.string { return reference(to: id, node) }
        guard case .object = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "a component's id"), at: node)
            return nil
        }
        let keys = node.keyed(&self, Keys.reference)
        guard let id = text(keys["id"], "id", of: node, "it refers to no component.") else { return nil }
        return reference(to: id, node, order: order(keys))
    }

    func reference(to id: String, _ node: JSONNode, order: Double? = nil) -> Reference {
        Reference(id: id, place: components.place(of: id), node: node, order: order)
    }

    mutating func order(_ keys: Keyed) -> Double? {
        guard let node = keys["order"] else { return nil }
        return number(node)
    }
}

import JSON

extension DocumentReading {
    /// What is shown in place of a component that cannot be.
    enum Fallback {
        case drop
        case other(Reference)
    }

    mutating func fallback(of object: IdTable.Object) -> Fallback? {
        guard let node = object.keys["fallback"], let id = text(node), id != "placeholder" else { return nil }
        return id == "drop" ? .drop : .other(reference(to: id, node))
    }

    mutating func standIn(for id: String, _ fallback: Fallback, _ around: Surroundings) -> Built? {
        guard case .other(let reference) = fallback else { return nil }
        guard around.replaced.count < limits.fallbackChain else {
            return faulty(id, reported(.fallbackChain(limit: limits.fallbackChain), at: reference.node), reference.node)
        }
        var inside = around
        inside.replaced.append(id)
        return built(reference, inside)
    }

    func faulty(_ id: String, _ finding: Finding, _ node: JSONNode) -> Built {
        Built(component: placeholder(id, finding, at: node), size: 1, height: 1)
    }

    /// What stands where something could not be shown.
    func placeholder(_ id: String, _ finding: Finding, at node: JSONNode) -> Component {
        Component(
            id: id, type: "placeholder", properties: ["text": .text(TextTemplate(literal: finding.message))],
            path: node.path.description, fault: finding.message)
    }
}

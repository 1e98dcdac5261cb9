/// What of a document is shown, and what merely stands there.
struct DocumentUse {
    /// The components that its templates lead to.
    let reached: Set<String>
    /// The components that stand there for a patch to show them.
    let spare: Set<String>
    /// The bodies that components have.
    let bodies: Set<String>
}

extension DocumentTree {
    /// What is shown of the document now.
    var use: DocumentUse {
        let reached = reached()
        return DocumentUse(
            reached: reached, spare: Set(ids(in: .components)).subtracting(reached), bodies: usedBodies)
    }

    /// Takes out what changes have left standing nowhere: components that something led to before, and their bodies.
    ///
    /// What stood nowhere before is left, with what it needs, as the document brought it along.
    mutating func dropUnreached(since before: DocumentUse) {
        let kept = reached(with: before.spare)
        lists[.components]?.removeAll { component in
            component.id.map { !kept.contains($0) } ?? false
        }
        let used = usedBodies
        lists[.bodies]?.removeAll { body in
            body.id.map { before.bodies.contains($0) && !used.contains($0) } ?? false
        }
    }

    /// The components that templates lead to, and these others with what they lead to.
    func reached(with others: Set<String> = []) -> Set<String> {
        var components: [String: Value] = [:]
        for component in lists[.components] ?? [] {
            // The first of two with one id counts.
            if let id = component.id, components[id] == nil { components[id] = component }
        }
        var next = Array(others)
        for template in lists[.templates] ?? [] {
            next += template.references(under: "componentsId") + template.references(under: "empty")
        }
        var reached: Set<String> = []
        while let id = next.popLast() {
            guard let component = components[id], reached.insert(id).inserted else { continue }
            next += component.references(under: "children") + component.references(under: "fallback")
        }
        return reached
    }

    private var usedBodies: Set<String> {
        Set((lists[.components] ?? []).flatMap { $0.references(under: "bodyId") })
    }

    private func ids(in list: List) -> [String] { (lists[list] ?? []).compactMap(\.id) }
}

extension Value {
    /// The id of an object of a document.
    fileprivate var id: String? {
        if case .text(let id)? = self["id"] { id } else { nil }
    }

    /// The ids that stand under a key: one, or a list of references.
    fileprivate func references(under key: String) -> [String] {
        switch self[key] {
        case .text(let id)?: [id]
        case .list(let list)?:
            list.compactMap { reference in
                if case .text(let id) = reference { id } else { reference.id }
            }
        default: []
        }
    }
}

extension DocumentTree {
    /// Puts a template among the others.
    mutating func insert(_ template: [String: Value], _ place: Change.Place) throws(Finding) {
        guard case .text(let id)? = template["id"] else { throw .patch("A template needs an id.") }
        guard index(of: id, in: .templates) == nil else { throw .patch("There is a template `\(Finding.short(id))`.") }
        var template = template
        let position = try self.position(place, ids: ids(lists[.templates] ?? []))
        if let sibling = place.sibling, let index = index(of: sibling, in: .templates), template["order"] == nil {
            template["order"] = lists[.templates]?[index]["order"]
        }
        lists[.templates]?.insert(.record(template), at: position)
    }

    /// Adds a component to the list of them, and its body.
    /// - Returns: Its id.
    mutating func add(
        _ component: [String: Value], _ body: [String: Value]?, beside place: Change.Place
    ) throws(Finding) -> String {
        guard case .text(let id)? = component["id"] else { throw .patch("A component needs an id.") }
        if index(of: id, in: .components) != nil {
            guard !reached().contains(id) else { throw .patch("There is a component `\(Finding.short(id))`.") }
            // The patch has taken it away, or nothing ever showed it.
            lists[.components]?.removeAll { $0["id"] == .text(id) }
        }
        var component = component
        if let sibling = place.sibling, let index = index(of: sibling, in: .components), component["order"] == nil {
            // It would else come behind all that have an order.
            component["order"] = lists[.components]?[index]["order"]
        }
        if let body {
            let name = component["bodyId"] ?? .text(id)
            guard case .text = name, lists[.components]?.contains(where: { $0["bodyId"] == name }) != true else {
                throw .patch("There is a body \(name.described).")
            }
            lists[.bodies]?.removeAll { $0["id"] == name }
            component["bodyId"] = name
            lists[.bodies]?.append(.record(["id": name, "body": .record(body)]))
        }
        lists[.components]?.append(.record(component))
        return id
    }

    /// Has a template or a component show a component.
    mutating func refer(to id: String, from target: Change.Target, _ place: Change.Place) throws(Finding) {
        let (list, index) = try find(target)
        guard list != .bodies, let parent = lists[list]?[index] else {
            throw .patch("A component goes into a template or a component.")
        }
        guard parent["id"] != .text(id) || list == .templates else {
            throw .patch("A component cannot stand in itself.")
        }
        let key = list == .templates ? "componentsId" : "children"
        var references: [Value] = []
        if case .list(let known)? = parent[key] { references = known }
        let position = try position(place, ids: ids(references))
        var reference = Value.text(id)
        if let sibling = place.sibling, let at = ids(references).firstIndex(of: sibling),
            let order = references[at]["order"]
        {
            reference = .record(["id": .text(id), "order": order])
        }
        references.insert(reference, at: position)
        lists[list]?[index].merge([key: .list(references)])
    }

    private func ids(_ values: [Value]) -> [String?] {
        values.map { value in
            switch value["id"] ?? value {
            case .text(let id): id
            default: nil
            }
        }
    }

    private func position(_ place: Change.Place, ids: [String?]) throws(Finding) -> Int {
        guard let sibling = place.sibling else { return ids.count }
        guard let index = ids.firstIndex(of: sibling) else {
            throw .patch("`\(Finding.short(sibling))` does not stand there.")
        }
        if case .after = place { return index + 1 }
        return index
    }
}

extension Change.Place {
    /// The one that it is before or after.
    var sibling: String? {
        switch self {
        case .end: nil
        case .before(let id), .after(let id): id
        }
    }
}

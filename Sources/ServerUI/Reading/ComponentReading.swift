import JSON

/// A component that was read, and how much room it takes.
struct Built {
    let component: Component
    /// How many components it is, with those in it.
    let size: Int
    /// How deep those in it stand; 1 for none.
    let height: Int
}

/// What stands around a component.
struct Surroundings {
    /// The names of entries that are known there.
    var names: Set<String>
    /// The components around it, the outermost first.
    var parents: [String] = []
    /// The components that it stands in for.
    var replaced: [String] = []
}

extension DocumentReading {
    /// Reads the component that something refers to; nil where nothing is to be shown in its place.
    mutating func built(_ reference: Reference, _ around: Surroundings) -> Built? {
        let id = reference.id
        if around.parents.contains(id) {
            return faulty(id, reported(.cycle(.childCycle, around.parents + [id]), at: reference.node), reference.node)
        }
        if around.replaced.contains(id) {
            return faulty(
                id, reported(.cycle(.fallbackCycle, around.replaced + [id]), at: reference.node), reference.node)
        }
        guard around.parents.count < limits.componentDepth else {
            return faulty(id, reported(.tooDeep(limit: limits.componentDepth), at: reference.node), reference.node)
        }
        guard let place = reference.place else {
            let hint = hints.hint(for: id, among: components.objects.map(\.id))
            return faulty(id, reported(.unknownID(id, of: "component", hint: hint), at: reference.node), reference.node)
        }
        if let known = built[place, around.names] {
            guard let known else { return nil }
            if around.parents.count + known.height <= limits.componentDepth { return known }
        }
        readings -= 1
        guard readings >= 0 else {
            let finding = Finding.tooMany(.components, "components on the screen", limit: limits.components)
            return faulty(id, reported(finding, at: reference.node), reference.node)
        }
        let made = make(id, components.objects[place], around)
        built[place, around.names] = .some(made)
        return made
    }

    /// Reads a component, or what stands in for it.
    private mutating func make(_ id: String, _ object: IdTable.Object, _ around: Surroundings) -> Built? {
        let fallback = fallback(of: object)
        // What stands in is read even where it is not needed: a mistake in it would show on some other day.
        let spare = fallback.flatMap { standIn(for: id, $0, around) }
        do throws(Finding) {
            return try component(id, object, around)
        } catch {
            switch fallback {
            case .drop: return nil
            case .other: return spare
            case nil: return faulty(id, error, object.node)
            }
        }
    }

    private mutating func component(
        _ id: String, _ object: IdTable.Object, _ around: Surroundings
    ) throws(Finding) -> Built {
        let keys = object.keys
        if let order = keys["order"] { _ = number(order) }
        let type = try type(of: object)
        var around = around
        let repetition = try keys["each"].map { (node) throws(Finding) in try self.repetition(node, names: around.names)
        }
        if let repetition { around.names.insert(repetition.name) }
        let condition = try keys["if"].map { (node) throws(Finding) in try expression(node, names: around.names) }
        let actions = actions(keys["actions"], of: type, names: around.names)
        let properties = try properties(of: object, type, around.names, hasActions: actions)
        let label = accessibleLabel(keys["a11y"], around.names)
        let children = children(of: id, object, type, around)
        let component = Component(
            id: id, type: type.name, condition: condition, repetition: repetition, properties: properties,
            children: children.map(\.component), accessibleLabel: label, actions: actions,
            path: object.node.path.description)
        return Built(
            component: component, size: children.reduce(1) { $0 + $1.size },
            height: 1 + (children.map(\.height).max() ?? 0))
    }

    private mutating func accessibleLabel(_ node: JSONNode?, _ names: Set<String>) -> TextTemplate? {
        guard let node else { return nil }
        guard case .object = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "an object"), at: node)
            return nil
        }
        guard let label = node.keyed(&self, Keys.accessibility)["label"] else { return nil }
        do {
            return try template(label, names: names)
        } catch {
            // It was reported; what the component shows is its name then.
            return nil
        }
    }

    private mutating func children(
        of id: String, _ object: IdTable.Object, _ type: ComponentType, _ around: Surroundings
    ) -> [Built] {
        guard let list = object.keys["children"] else { return [] }
        let references = references(list)
        guard type.takesChildren || references.isEmpty else {
            report.add(.children(of: type.name), at: list)
            return []
        }
        let inside = Surroundings(names: around.names, parents: around.parents + [id])
        var children: [Built] = []
        var size = 1
        for reference in references {
            guard let child = built(reference, inside) else { continue }
            size += child.size
            guard size <= limits.components else {
                report.add(
                    .tooMany(.components, "components on the screen", limit: limits.components), at: reference.node)
                break
            }
            children.append(child)
        }
        return children
    }
}
